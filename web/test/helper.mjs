// What the tests share: modules of the page, recordings, a browser.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { loadavg, cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { build } from "esbuild";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const web = fileURLToPath(new URL("..", import.meta.url));
export const root = join(web, "..");
export const folder = process.env.CANCHA_WEB_RECORDINGS ?? join(tmpdir(), "cancha-web-test");

/// Imports a module of the page.
export async function load(path) {
  const made = await build({
    absWorkingDir: web,
    entryPoints: [path],
    bundle: true,
    format: "esm",
    platform: "neutral",
    mainFields: ["module", "main"],
    write: false,
  });
  return import(`data:text/javascript;base64,${Buffer.from(made.outputFiles[0].contents).toString("base64")}`);
}

/// The program, where it is built; else the front command, which builds it.
export function program() {
  return (
    [process.env.CANCHA, join(root, "build/release/bin/cancha")].find((path) => path && existsSync(path)) ??
    join(root, "cancha")
  );
}

/// Makes a file of the recordings, where it is not there yet or older than the program: whole or not at all, since other tests may want it, too.
function made(name, make) {
  const path = join(folder, name);
  if (existsSync(path) && statSync(path).mtimeMs > statSync(program()).mtimeMs) return path; // another program plays otherwise
  const bench = mkdtempSync(join(folder, "making-"));
  make(join(bench, name));
  const done = existsSync(join(bench, name));
  if (done) renameSync(join(bench, name), path);
  rmSync(bench, { recursive: true });
  return done && path;
}
/// Makes sure that there is a recording of so many minutes, with cut.mcap and text.mcap beside demo.mcap; false where not.
export function recording(name, minutes, seed = 4) {
  mkdirSync(folder, { recursive: true });
  const play = (path) =>
    spawnSync(
      program(),
      [
        "play",
        "--headless",
        "--minutes",
        String(minutes),
        "--seed",
        String(seed),
        "--yellow",
        "roles",
        "--record",
        path,
      ],
      { cwd: root, timeout: 120_000, env: { ...process.env, CANCHA_ROOT: root } },
    );
  const path = made(name, play);
  if (path && name === "demo.mcap") {
    made("cut.mcap", (cut) => writeFileSync(cut, readFileSync(path).subarray(0, 300_000)));
    made("text.mcap", (text) => writeFileSync(text, "this is no recording\n".repeat(9)));
  }
  return path;
}

/// A recording of humanoids, half a minute long; false where it cannot be made.
export function humanoidRecording(name = "humanoid.mcap", minutes = 0.5) {
  mkdirSync(folder, { recursive: true });
  return made(name, (path) =>
    spawnSync(
      program(),
      [
        "play",
        "kidsize",
        "--senses",
        "oracle",
        "--headless",
        "--minutes",
        String(minutes),
        "--seed",
        "5",
        "--record",
        path,
      ],
      { cwd: root, timeout: 120_000, env: { ...process.env, CANCHA_ROOT: root } },
    ),
  );
}

/// How many times slower pages and their servers are made on purpose, so that a test that does not wait is seen to fail.
export const slowness = Math.max(1, Number(process.env.CANCHA_WEB_SLOW) || 1);

/// How much slower this machine counts than the one that limits of time were measured on, which does this in 16 ms.
const pace = Math.min(
  ...[1, 2, 3].map(() => {
    const began = performance.now();
    let sum = 0;
    for (let i = 0; i < 2_000_000; ++i) sum = Math.sqrt(sum + i);
    return (performance.now() - began + (sum < 0 ? 1 : 0)) / 16;
  }),
);

const MOST = 6; // who hangs must be found out in minutes

/// How much slower than alone on a good machine everything is now: limits of time are stretched by it.
export function crowd() {
  return Math.min(slowness * Math.max(1, pace) * Math.max(1, (loadavg()[0] + 1) / cpus().length), MOST);
}

/// The address that a program which was started says, "" where it ends without one; its words may come in pieces.
export function addressOf(running) {
  let said = "";
  return new Promise((found) => {
    running.stdout.on("data", (text) => {
      said += text;
      const whole = /(http\S+)\s/.exec(said);
      if (whole) found(whole[1]);
    });
    running.on("exit", () => found(""));
  });
}

/// Debian's chromium, or undefined where it is not installed. The one without a window of its own takes a third less of the processor.
export async function browser() {
  const executablePath = [
    "/usr/bin/chromium-headless-shell",
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
    "/usr/bin/google-chrome",
  ].find(existsSync);
  if (!executablePath) return undefined;
  const { chromium } = await import("playwright-core");
  return chromium.launch({
    executablePath,
    // the processor draws everything: WebGL by SwiftShader, the page itself more cheaply without
    args: [
      "--no-sandbox",
      "--use-angle=swiftshader",
      "--enable-unsafe-swiftshader",
      "--disable-gpu-compositing",
      "--disable-background-networking",
      "--disable-component-update",
      "--no-first-run",
    ],
  });
}

/// Asks axe about the page as it is now.
export async function accessible(page, where) {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(`${axe}; 0`); // as a script of the page it would be refused
  await eventually(async () => {
    const { violations } = await page.evaluate(() => window.axe.run(document, { resultTypes: ["violations"] }));
    assert.deepEqual(
      violations.map(({ id, nodes }) => `${where}: ${id}: ${nodes.map((node) => node.html).join(" | ")}`),
      [],
    );
  }, 5000);
}

const LONGEST_PAUSE = 150; // ms: who asks more often slows down the page that it waits for

/// Tries until it no longer throws, and gives what it gives: pages draw later and ask their server, so what is read once
/// right after a click is what was there before on a busy machine.
export async function eventually(attempt, patience = 20_000) {
  const began = Date.now();
  for (let pause = 20; ; pause = Math.min(1.5 * pause, LONGEST_PAUSE)) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() - began > patience * crowd()) throw error;
    }
    await new Promise((done) => setTimeout(done, pause));
  }
}
/// Waits until an element says something.
export const says = (locator, pattern, patience) =>
  eventually(async () => assert.match((await locator.textContent({ timeout: 5000 })) ?? "", pattern), patience);
/// Waits until what is read is what it should be.
export const becomes = (read, wanted, why) => eventually(async () => assert.deepEqual(await read(), wanted, why));
/// Waits until there are so many.
export const counts = (locator, wanted, why) =>
  eventually(async () => assert.equal(await locator.count(), wanted, why));
/// Waits until it is true; `why` may be reckoned then.
export const holds = (read, why) =>
  eventually(async () => assert.ok(await read(), typeof why === "function" ? await why() : why));
/// Where a body of the match is on the page, once the camera stands still: keys move it with the next pictures.
export async function placeOf(page, body) {
  let last;
  return eventually(async () => {
    const now = await page.evaluate(
      (name) =>
        new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(window.__cancha.at(name))))),
      body,
    );
    const before = last;
    last = now;
    assert.ok(before && Math.hypot(now.x - before.x, now.y - before.y) < 0.5, `${body} moves on the page`);
    return now;
  });
}
/// Keeps the server's answers to some questions back; gives what lets them come.
export async function heldBack(page, address) {
  let release;
  const free = new Promise((done) => (release = done));
  await page.route(address, async (route) => {
    await free;
    await route.fallback();
  });
  return async () => {
    const came = page.waitForResponse(address);
    release();
    await came;
  };
}
/// Waits until nothing of the page is wider than its window.
export const fits = (page, where = "") =>
  eventually(async () => {
    const [wide, window] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
    assert.ok(wide <= window, `${wide} px wide in ${window} ${where}`);
  });

/// Labels that lie over one another or over boxes, as they are drawn: pairs of their texts.
export const overlaps = (page, labels, boxes) =>
  page.evaluate(
    ([ofLabels, ofBoxes]) => {
      const shown = (element) =>
        element.closest("[data-state], [data-id], [data-key]")?.getAttribute("data-state") ?? element.textContent;
      // of a label the letters count, not the little room around them
      const rect = (element, inner) => {
        const all = (inner ? [...element.querySelectorAll("text")] : [element]).map((one) =>
          one.getBoundingClientRect(),
        );
        return {
          name: shown(element),
          left: Math.min(...all.map((r) => r.left)),
          right: Math.max(...all.map((r) => r.right)),
          top: Math.min(...all.map((r) => r.top)),
          bottom: Math.max(...all.map((r) => r.bottom)),
        };
      };
      const own = [...document.querySelectorAll(ofLabels)].map((element) => rect(element, true));
      const others = [...document.querySelectorAll(ofBoxes)].map((element) => rect(element, false));
      const meet = (a, b) =>
        a.left < b.right - 0.5 && b.left < a.right - 0.5 && a.top < b.bottom - 0.5 && b.top < a.bottom - 0.5;
      const found = [];
      own.forEach((label, i) => {
        for (const other of [...own.slice(i + 1), ...others])
          if (meet(label, other)) found.push(`${label.name} | ${other.name}`);
      });
      return found;
    },
    [labels, boxes],
  );
