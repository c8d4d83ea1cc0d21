// The page of a base station in a real browser, with the real program: what it knows is shown, what is ordered is done.

import assert from "node:assert/strict";
import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { after } from "node:test";

import { accessible, becomes, eventually, fits, program, says } from "./helper.mjs";
import { workshop } from "./studio.mjs";

const memory = mkdtempSync("/dev/shm/cancha-web-");
let station;
after(() => {
  station?.kill();
  rmSync(memory, { recursive: true, force: true });
});

/// What robot 2 tells: where it stands, and a ball that it has seen.
const world = {
  self: { number: 2, role: "striker" },
  ours: [{}, { position: { x: 1, y: 2 }, see: true, see_xy: true, spread: 0.04, orientation: 1.5708 }],
  ball: { position: { x: 3, y: -1 }, see: true, see_xy: true, spread: 0.1, lifetime: 0.05 },
  bstation_active: true,
  ball_seen: true,
  running: true,
  battery: 0.5,
  inconsistencies: 7,
};

const rtdb = (...words) => {
  const all = ["rtdb", ...words.map(String), "--folder", memory, "--team", "coached"];
  const done = spawnSync(program(), all, { env: here.environment, encoding: "utf8", timeout: 60_000 });
  assert.equal(done.status, 0, done.stderr);
  return done.stdout;
};
const value = (record) => JSON.parse(rtdb("get", record, "--member", 0, "--json")).value;

const here = workshop("coach", {
  prepare: async () => {
    rtdb("make", "--schema", "cambada", "--member", 2);
    here.url = (await here.start("studio", "--databases", memory)).url;
  },
});
const open = async (page) => {
  await page.goto(`${here.url}/team?team=coached&view=coach`);
  await page.waitForFunction(() => window.__team?.polls() > 0);
};
const row = (page) => page.locator(".coached tbody tr");

here.inPage(
  "says that there is none; shows one that runs, obeys it and forgets it",
  { patience: 90_000 },
  async (page) => {
    await open(page);
    await says(page.locator(".coach-of .note-of"), /No base station of this team/);

    const words = ["basestation", "--team", "coached", "--folder", memory, "--no-radio"];
    station = spawn(program(), words, { env: here.environment, stdio: ["pipe", "ignore", "inherit"] });
    await says(page.locator(".coach-of .game"), /0 : 0 · stopped · RefBox not asked for/);

    // as its radio would bring it
    rtdb("put", "world", JSON.stringify(world), "--member", 2);
    rtdb("record", join(here.folder, "two.mcap"), "--seconds", 0.05, "--member", 2);
    rtdb("replay", join(here.folder, "two.mcap"), "--member", 0);
    await says(row(page), /Robot 2striker.*1\.00, 2\.00 m, 90° ± 0\.04 m3\.00, -1\.00 m · .*0 %yes50 %7/s);
    await says(page.locator(".coach-of svg .number"), /^2$/);
    // what it told is forgotten after a second
    await says(row(page), /expired/);

    await page.getByRole("button", { name: "Stop the team" }).click();
    await says(page.locator(".coach-of .game"), /stopped by order/);
    await becomes(() => value("orders").stopped, true);
    await page.getByRole("button", { name: "Let the team play" }).click();
    await becomes(() => value("orders").stopped, false);

    const role = page.getByLabel("Role of Robot 2");
    await role.fill("goalie");
    await role.press("Enter");
    await becomes(() => value("coach").robots[1], { number: 2, active: true, role: "goalie" });
    await page.getByRole("button", { name: "Take out" }).click();
    await becomes(() => value("coach").robots[1].active, false);
    await page.getByRole("button", { name: "Let in" }).click();
    await becomes(() => value("coach").robots[1].active, true);
    await page.getByLabel("Colour").selectOption("magenta");
    await becomes(() => value("coach").team.colour, "magenta");

    // what is ordered elsewhere is shown here
    station.stdin.write("role 2 defender\n");
    await eventually(async () => assert.equal(await role.inputValue(), "defender"));
    await accessible(page, "base station");
    await fits(page, "base station");

    station.kill("SIGKILL");
    await says(page.locator(".coach-of .note-of"), /The base station has ended/);
  },
);
