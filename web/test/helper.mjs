// What the tests share: modules of the page, recordings, a browser.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
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
  const made = await build({ absWorkingDir: web, entryPoints: [path], bundle: true, format: "esm", platform: "neutral", mainFields: ["module", "main"], write: false });
  return import(`data:text/javascript;base64,${Buffer.from(made.outputFiles[0].contents).toString("base64")}`);
}

/// The program, where it is built; else the front command, which builds it.
export function program() {
  return [process.env.CANCHA, join(root, "build/release/bin/cancha")].find((path) => path && existsSync(path)) ?? join(root, "cancha");
}

/// Makes sure that there is a recording of so many minutes, with cut.mcap and text.mcap beside it; false where not.
export function recording(name, minutes, seed = 4) {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, name);
  if (!existsSync(path)) {
    spawnSync(program(), ["play", "--headless", "--minutes", String(minutes), "--seed", String(seed), "--yellow", "roles", "--record", path], { cwd: root, timeout: 120_000, env: { ...process.env, CANCHA_ROOT: root } });
    if (!existsSync(path)) return false;
  }
  if (name === "demo.mcap") {
    writeFileSync(join(folder, "cut.mcap"), readFileSync(path).subarray(0, 300_000));
    writeFileSync(join(folder, "text.mcap"), "this is no recording\n".repeat(9));
  }
  return path;
}

/// How much slower than alone this machine is now, because others use it too: limits of time are stretched by it.
export function crowd() {
  return Math.max(1, (loadavg()[0] + 1) / cpus().length);
}

/// Debian's chromium, or undefined where it is not installed.
export async function browser() {
  const executablePath = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"].find(existsSync);
  if (!executablePath) return undefined;
  const { chromium } = await import("playwright-core");
  return chromium.launch({
    executablePath,
    args: ["--no-sandbox", "--use-angle=swiftshader", "--enable-unsafe-swiftshader", "--disable-background-networking", "--disable-component-update", "--no-first-run"],
  });
}

/// Asks axe about the page as it is now; the page needs bypassCSP.
export async function accessible(page, where) {
  await page.addScriptTag({ content: axe });
  const { violations } = await page.evaluate(() => window.axe.run(document));
  assert.deepEqual(violations.map(({ id, nodes }) => `${where}: ${id}: ${nodes.map((node) => node.html).join(" | ")}`), []);
}

/// Waits until an element says something: pages ask their server, so that words may come late on a busy machine.
export async function says(locator, pattern, patience = 20_000) {
  const end = Date.now() + patience;
  let text = (await locator.textContent()) ?? "";
  while (!pattern.test(text) && Date.now() < end) {
    await new Promise((done) => setTimeout(done, 50));
    text = (await locator.textContent()) ?? "";
  }
  assert.match(text, pattern);
}
