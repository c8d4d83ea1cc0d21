// The home page of the real program: matches are started, followed, held and stopped.

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { accessible, addressOf, becomes, counts, fits, holds, program, says } from "./helper.mjs";
import { workshop } from "./studio.mjs";

const here = workshop("home", {
  studio: true,
  prepare: async ({ url }) => ((await fetch(`${url}/api/choices`)).ok ? "" : "this program plays no live matches"),
});
const { post } = here;

const stop = async (...names) => {
  for (const name of names) await post(`/api/matches/${name}`, { do: "stop" });
};

/// A test with a home page of its own, which must not complain.
function atHome(name, options, run) {
  here.inPage(name, { viewport: { width: 1024, height: 800 }, ...options }, async (page, t) => {
    await page.goto(here.url);
    await page.waitForSelector(".start");
    await run(page, t);
  });
}
const liveRow = (page, name) => page.locator(".live li", { hasText: name });
const keptRow = (page, name) => page.locator(".matches a", { hasText: name });

atHome("a match played as fast as possible ends among the recordings", {}, async (page) => {
  await page.locator(".kept", { hasText: "no recordings yet" }).waitFor(); // the list is asked for, so it may come late
  await page.getByLabel("Minutes").fill("0,2"); // a comma will do
  await page.getByLabel("Seed", { exact: true }).fill("31");
  await page.getByText("As fast as possible").click();
  await page.keyboard.press("Enter"); // anywhere in the form
  const row = keptRow(page, "simurosot-roles-rondo-31").filter({
    hasText: /roles.*\d+ : \d+.*rondo.*simurosot · 00:12/s,
  });
  await row.waitFor();
  await page.locator(".live li").first().waitFor({ state: "detached" });
  await page.locator("[role=status]", { hasText: /roles – rondo is over: \d+ : \d+/ }).waitFor();
  assert.equal(new URL(page.url()).pathname, "/");
  // the last choice is there again
  await page.reload();
  await becomes(() => page.getByLabel("Minutes").inputValue(), "0,2");
  await becomes(() => page.getByLabel("Seed", { exact: true }).inputValue(), "31");
  await holds(() => page.getByLabel("As fast as possible").isChecked());
});

atHome("a match in real time is watched at once", {}, async (page) => {
  await page.getByLabel("Blue team").selectOption("chase");
  await page.getByLabel("Yellow team").selectOption("roles");
  await page.getByLabel("League").selectOption("simurosot-small");
  await page.getByRole("button", { name: "Another seed" }).click();
  const seed = await page.getByLabel("Seed", { exact: true }).inputValue();
  assert.match(seed, /^[1-9]\d*$/);
  const name = `simurosot-small-chase-roles-${seed}.mcap`;
  // the page of the match is another story
  await page.route("**/watch?*", (route) => route.fulfill({ body: "", contentType: "text/html" }));
  await page.getByRole("button", { name: "Start" }).click();
  await page.waitForURL(`**/watch?file=${name}`);
  const status = await (await fetch(`${here.url}/api/matches/${name}`)).json();
  await stop(name);
  assert.deepEqual([status.speed, status.league, status.length], [1, "simurosot-small", 600]);
});

atHome(
  "another league offers its own teams, with those that play there by default",
  { refused: /409/ },
  async (page) => {
    const teams = () =>
      page.evaluate(() => ["blue", "yellow"].map((name) => document.querySelector(`select[name=${name}]`).value));
    await page.getByLabel("League").selectOption("kidsize");
    await becomes(teams, ["kidsize", "kidsize"]);
    await counts(page.getByLabel("Blue team").locator("option", { hasText: "roles" }), 0);
    await page.reload(); // what was chosen is there again
    await page.waitForSelector(".start");
    await becomes(teams, ["kidsize", "kidsize"]);
    // humanoids see by their cameras; strategies of wheeled robots know everything
    const eyes = page.getByLabel("Players see by");
    await becomes(() => eyes.inputValue(), "camera");
    await eyes.selectOption("oracle");
    const [asked] = await Promise.all([
      page.waitForRequest((request) => request.method() === "POST" && /\/api\/matches$/.test(request.url())),
      page.route("**/api/matches", (route) =>
        route.request().method() === "POST" ? route.fulfill({ status: 409, body: "seed: not now" }) : route.fallback(),
      ),
      page.getByRole("button", { name: "Start" }).click(),
    ]);
    assert.equal(asked.postDataJSON().senses, "oracle");
    await page.getByLabel("League").selectOption("spl");
    await becomes(() => eyes.inputValue(), "oracle");
    await page.getByLabel("League").selectOption("simurosot");
    await becomes(teams, ["roles", "rondo"]);
    await becomes(() => eyes.isVisible(), false);
  },
);

atHome("a contest offers its scenes and who judges, football does not", {}, async (page) => {
  const scene = page.getByLabel("Scene");
  await holds(() => scene.isHidden());
  const offered = () => scene.locator("option").evaluateAll((all) => all.map((one) => one.value));
  for (const [league, scenes] of [
    ["ceabot-stairs", ["", "stairs_far", "stairs_near"]],
    ["ceabot-sumo", ["", "passivity"]],
    ["ceabot-race", ["", "race_1", "race_2", "race_3", "race_4", "race_5", "race_6", "random"]],
  ]) {
    await page.getByLabel("League").selectOption(league);
    await becomes(offered, scenes);
  }
  await scene.selectOption("race_2");
  await page.getByLabel("Judge").selectOption("person");
  await fits(page);
  await page.route("**/watch?*", (route) => route.fulfill({ body: "", contentType: "text/html" }));
  const asked = page.waitForRequest((request) => request.method() === "POST" && request.url().endsWith("/api/matches"));
  await page.getByRole("button", { name: "Start" }).click();
  const wish = (await asked).postDataJSON();
  assert.deepEqual([wish.league, wish.scene, wish.judge], ["ceabot-race", "race_2", "person"]);
  await page.waitForURL("**/watch?file=*");
  await stop(new URL(page.url()).searchParams.get("file"));
});

atHome("what is typed wrong is told, and kept", {}, async (page) => {
  const problem = page.locator(".start [role=alert]");
  const minutes = page.getByLabel("Minutes");
  const seed = page.getByLabel("Seed", { exact: true });
  for (const [field, text, told] of [
    [minutes, "a while", "Minutes must be"],
    [minutes, "0", "Minutes must be"],
    [minutes, "1441", "Minutes must be"],
    [seed, "-1", "whole number"],
    [seed, "1.5", "whole number"],
    [seed, "", "whole number"],
  ]) {
    await minutes.fill("");
    await seed.fill("1");
    await problem.waitFor({ state: "hidden" });
    await field.fill(text);
    await page.keyboard.press("Enter");
    await says(problem, new RegExp(told));
    await becomes(() => field.getAttribute("aria-invalid"), "true");
    assert.equal(
      await page.evaluate(() => document.activeElement.getAttribute("aria-describedby")),
      await problem.getAttribute("id"),
    );
    assert.equal(await field.inputValue(), text);
  }
  await becomes(
    async () => (await (await fetch(`${here.url}/api/matches`)).json()).filter((match) => match.phase === "playing"),
    [],
  );
});

atHome("what the program will not do is told in its own sentence", { refused: /409/ }, async (page) => {
  const names = [];
  for (let seed = 50; seed < 58; ++seed)
    names.push((await post("/api/matches", { minutes: 1, seed, paused: true })).name);
  await page.getByLabel("Minutes").fill("3");
  await page.getByRole("button", { name: "Start" }).click();
  await page.locator(".start [role=alert]", { hasText: "8 are played already (stop one first)." }).waitFor();
  await becomes(() => page.getByLabel("Minutes").inputValue(), "3");
  await page.waitForFunction(() => document.querySelectorAll(".live li").length === 8);
  await stop(...names);
  await page.locator(".live li").first().waitFor({ state: "detached" });
});

atHome("a match is held, goes on and is stopped, by keyboard", {}, async (page) => {
  const { name } = await post("/api/matches", { minutes: 5, seed: 77 });
  const row = liveRow(page, "simurosot-roles-rondo-77");
  await row.waitFor();
  await counts(keptRow(page, "simurosot-roles-rondo-77"), 0);
  await says(row, /playing.*\d : \d.*\d\d:\d\d \/ 05:00 · simurosot/s);
  assert.equal(await row.getByRole("link", { name: "Watch" }).getAttribute("href"), `/watch?file=${name}`);
  await row.getByRole("button", { name: "Hold" }).focus();
  await page.keyboard.press("Enter");
  await row.getByRole("button", { name: "Go on" }).waitFor();
  await says(row, /held/);
  await page.keyboard.press("Enter"); // the keyboard stayed there
  await row.getByRole("button", { name: "Hold" }).waitFor();
  // a moment later more of it is played
  const before = await row.locator("progress").evaluate((bar) => bar.value);
  await page.waitForFunction((value) => document.querySelector(".live progress").value > value, before);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await keptRow(page, "simurosot-roles-rondo-77").waitFor();
  await row.waitFor({ state: "detached" });
  // the keyboard went with it
  await page.waitForFunction(() => document.activeElement.textContent.includes("simurosot-roles-rondo-77"));
});

atHome("a branch says so, now and later", {}, async (page) => {
  const { name } = await post("/api/matches", { minutes: 0.1, seed: 31, speed: 0 });
  await keptRow(page, name.replace(".mcap", "")).waitFor(); // seen even when it was over before the page asked
  const branch = await post("/api/matches", { branch_of: name, at: 2 });
  const stem = branch.name.replace(".mcap", "");
  await liveRow(page, stem).locator(".tag", { hasText: "what if" }).waitFor();
  await stop(branch.name);
  await keptRow(page, stem).locator(".tag", { hasText: "what if" }).waitFor();
});

for (const [colorScheme, width, locale] of [
  ["dark", 1024, "en-GB"],
  ["light", 768, "es-UY"],
]) {
  atHome(
    `axe finds nothing (${colorScheme}, ${width} px, ${locale})`,
    { colorScheme, locale, viewport: { width, height: 800 } },
    async (page) => {
      const names = [
        (await post("/api/matches", { minutes: 5, seed: 5 })).name,
        (await post("/api/matches", { minutes: 5, seed: 6, paused: true })).name,
      ];
      await page.waitForFunction(() => document.querySelectorAll(".live li").length === 2);
      await page.locator("[name=seed]").fill("?");
      await page.keyboard.press("Enter");
      await page.waitForSelector(".start [role=alert]:not([hidden])");
      await accessible(page, "home");
      await becomes(() => page.evaluate(() => document.documentElement.scrollWidth), width);
      await says(page.locator("h1"), locale === "en-GB" ? /^Matches$/ : /^Partidos$/);
      await stop(...names);
    },
  );
}

atHome("a server that is gone is told", { refused: /ERR_|Failed to load/ }, async (page) => {
  await page.route("**/api/matches", (route) => route.abort());
  await page.locator("section [role=alert]", { hasText: "does not answer" }).waitFor();
  await page.unroute("**/api/matches");
  await page.locator("section [role=alert]").waitFor({ state: "hidden" });
});

atHome("a server without live matches shows recordings only", { refused: /404/ }, async (page) => {
  await page.route("**/api/choices", (route) => route.fulfill({ status: 404, body: "" }));
  await page.reload();
  await page.waitForSelector(".matches");
  await counts(page.locator(".start, .live"), 0);
  await says(page.locator("h1"), /^Recordings$/);
});

atHome("a match that failed says why until it is closed", {}, async (page) => {
  const failed = {
    name: "f.mcap",
    league: "simurosot",
    blue: "roles",
    yellow: "chase",
    seed: 1,
    phase: "failed",
    paused: false,
    speed: 1,
    seconds: 3,
    length: 60,
    prepared: 1,
    score: { blue: 0, yellow: 0 },
    branch_of: "",
    problem: "The disk is full.",
    held_by: "",
    behaviours: ["", ""],
  };
  await page.route("**/api/matches", (route) => route.fulfill({ json: [failed] }));
  const row = liveRow(page, "The disk is full.");
  await row.waitFor();
  await says(row, /failed/);
  await row.getByRole("button", { name: "Close" }).click();
  await row.waitFor({ state: "detached" });
});

atHome("a recording is renamed and deleted, and who has it open is told", { refused: /404|409|400/ }, async (page) => {
  const { name } = await post("/api/matches", { minutes: 0.05, seed: 78, speed: 0 });
  const row = (words) => page.locator(".matches li", { hasText: words });
  await row("simurosot-roles-rondo-78").waitFor();
  const viewer = await page.context().newPage();
  await viewer.goto(`${here.url}/watch?file=${name}`);
  await viewer.waitForFunction(() => window.__cancha?.drawn() > 0 && document.querySelector(".grow .note")?.hidden);

  // a name that cannot be is refused with a sentence, and one that is taken, too
  await page.getByRole("button", { name: "Rename simurosot-roles-rondo-78" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("New name").fill("../out");
  await dialog.getByRole("button", { name: "Rename" }).click();
  await says(dialog.getByRole("alert"), /cannot be a recording's name/);
  await dialog.getByLabel("New name").fill("the cup");
  await accessible(page, "rename");
  await page.keyboard.press("Enter");
  await row("the cup").waitFor();
  await counts(row("simurosot-roles-rondo-78"), 0);
  // across the picture, or in its place where the page wanted more of the file
  await says(viewer.locator("main"), /was deleted or moved while you watched/);
  await viewer.close();

  // deleting asks first
  await page.getByRole("button", { name: "Delete the cup" }).click();
  await says(dialog, /cannot be undone/);
  await page.keyboard.press("Escape");
  await counts(row("the cup"), 1);
  await page.getByRole("button", { name: "Delete the cup" }).click();
  await dialog.getByRole("button", { name: "Delete" }).click();
  await counts(row("the cup"), 0);
  assert.equal((await fetch(`${here.url}/recordings/the%20cup.mcap`)).status, 404);
});

atHome("a match on a full disk waits, says so, and goes on once there is room", { refused: /./ }, async (page, t) => {
  if (process.getuid() !== 0) return t.skip("only root mounts a small disk");
  // a studio whose recordings lie on two megabytes of memory, which only it sees
  const small = join(here.folder, "small");
  for (const part of ["content", "web"])
    (mkdirSync(small, { recursive: true }), symlinkSync(join(here.folder, part), join(small, part)));
  mkdirSync(join(small, "recordings"));
  const running = spawn(
    "unshare",
    [
      "-m",
      "sh",
      "-c",
      'mount -t tmpfs -o size=2m none "$CANCHA_ROOT/recordings" && exec "$0" studio --port 0 --no-browser --no-token',
      program(),
    ],
    { cwd: small, env: { ...process.env, CANCHA_ROOT: small }, stdio: ["ignore", "pipe", "pipe"] },
  );
  let told = "";
  running.stderr.on("data", (text) => (told += text));
  const ended = new Promise((done) => running.on("exit", done));
  try {
    const address = await addressOf(running);
    if (!address) return t.skip(`no small disk here: ${told}`);
    const { origin } = new URL(address);
    const ask = async (path, body) =>
      (
        await fetch(
          origin + path,
          body && { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) },
        )
      ).json();
    const { name } = await ask("/api/matches", { minutes: 2, speed: 4, paused: true });
    const ballast = `/proc/${running.pid}/root${small}/recordings/ballast`;
    try {
      writeFileSync(ballast, Buffer.alloc(2 << 20));
    } catch (error) {
      assert.equal(error.code, "ENOSPC");
    }
    await page.goto(`${origin}/watch?file=${name}`);
    await page.waitForFunction(() => window.__cancha?.drawn() > 0);
    await ask(`/api/matches/${name}`, { do: "play" });
    await says(page.locator(".loud"), /The disk is full, so the match waits: .*No space left on device/);
    await holds(
      () => /THE MATCH WAITS, the disk is full/.test(told),
      () => told,
    );
    await page.goto(origin);
    await says(page.locator(".live .problem"), /The disk is full/);

    rmSync(ballast);
    await holds(async () => (await ask(`/api/matches/${name}`)).held_by === "");
    await holds(
      () => /there is room again/.test(told),
      () => told,
    );
    await ask(`/api/matches/${name}`, { do: "stop" });
    await holds(async () => (await ask("/api/recordings")).some((one) => one.name === name && one.complete));
  } finally {
    running.kill();
    await ended;
  }
});
