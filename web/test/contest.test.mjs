// A test of a contest in a real browser: the scoreboard, a person who judges by buttons and keys, and the same again by `replay`.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import test from "node:test";

import { accessible, becomes, counts, fits, holds, load, program, says } from "./helper.mjs";
import { workshop } from "./studio.mjs";

const here = workshop("contest", { studio: true });
const path = (name) => join(here.folder, "recordings", name);
const play = (test, name, ...words) => here.start("play", test, "--speed", "1", "--record", path(name), ...words);
const row = (page, kind) => page.locator(`.contest-board [data-kind="${kind}"] dd`);
const ruling = (page, what) => page.locator(`.judge-bar [data-ruling="${what}"]`);

/// Plays a recording again with the program: it must come out the same.
function verify(name) {
  const again = spawnSync(program(), ["replay", path(name), "--verify"], {
    cwd: here.folder,
    env: here.environment,
    encoding: "utf8",
  });
  assert.equal(again.status, 0, again.stdout + again.stderr);
}

here.inPage("a person judges a race by buttons and keys, and the recording judges the same again", {}, async (page) => {
  const wish = { league: "ceabot-race", blue: "ceabot_race", yellow: "ceabot_race", scene: "race_1", judge: "person" };
  const { name } = await here.post("/api/matches", wish);
  await page.goto(`${here.url}/watch?file=${name}`);
  await says(row(page, "judge"), /^A person$/);
  await says(row(page, "stage"), /Pause/);
  await becomes(() => page.getByRole("button", { name: "I do" }).getAttribute("aria-pressed"), "true");
  await holds(() => page.getByRole("heading", { name: "Statistics" }).isHidden(), "football's numbers");
  await accessible(page, "contest");
  await fits(page);
  await ruling(page, "start").click();
  await says(row(page, "stage"), /^\d+\.\d s, \d+ s left$/);
  await says(row(page, "decided"), /^first motion: leg 1 \(by hand\)$/);
  await page.keyboard.press("Alt+2"); // fallen
  await says(row(page, "penalties"), /^1$/);
  await says(row(page, "decided"), /^penalty 1: fell \(by hand\)$/);
  await ruling(page, "box_moved").click();
  await says(row(page, "penalties"), /^2$/);
  await ruling(page, "take_back").click();
  await says(row(page, "penalties"), /^1$/);
  // the program goes on, and a person takes over again
  await page.getByRole("button", { name: "Program" }).click();
  await says(row(page, "judge"), /^Program$/);
  await counts(page.locator(".rulings button"), 0);
  await page.getByRole("button", { name: "I do" }).click();
  await ruling(page, "line").focus();
  await page.keyboard.press("Enter");
  await says(row(page, "decided"), /^leg 2: back \(by hand\)$/);
  await counts(page.locator('.contest-board [data-kind="leg"]'), 2);
  await says(row(page, "points"), /^\d+\.\d\d of 30$/);
  await ruling(page, "end").click();
  await says(row(page, "stage"), /It is over/);
  await says(row(page, "decided"), /^ended by the judge: \d+\.\d\d of 30 points \(by hand\)$/);
  await says(page.locator(".events"), /penalty 1: fell \(by hand\)/);
  await holds(() => page.locator(".judge-bar").isHidden());
  verify(name);
  // the scoreboard of the recording says it at each moment; there is nothing to judge any more
  await page.goto(`${here.url}/watch?file=${name}`);
  await says(row(page, "stage"), /Pause/);
  await page.evaluate(() => window.__cancha.seek(1e6));
  await says(row(page, "stage"), /It is over/);
  await says(row(page, "penalties"), /^1$/);
  await counts(page.locator(".judge-bar"), 0);
  await page.evaluate(() => localStorage.setItem("cancha.language", "es"));
  await page.reload();
  await says(row(page, "stage"), /Pausa/);
  await page.evaluate(() => window.__cancha.seek(1e6));
  await says(row(page, "decided"), /^terminado por el juez: \d+,\d\d de 30 puntos \(a mano\)$/);
  await says(page.locator(".events"), /penalización 1: se cayó \(a mano\)/);
});

here.inPage(
  "Yuhkoh points are given on a phone, and five of them end the round",
  { viewport: { width: 390, height: 844 } },
  async (page) => {
    const match = await play("ceabot-sumo", "sumo.mcap", "--judge", "person");
    try {
      await page.goto(match.address);
      await says(row(page, "stage"), /Pause|left/);
      await ruling(page, "knocked_down blue").click();
      await says(row(page, "points"), /^2 : 0$/);
      await fits(page);
      await page.keyboard.press("Alt+Shift+1"); // outside: a point for yellow
      await says(row(page, "points"), /^2 : 1$/);
      await ruling(page, "knocked_down blue").click();
      await says(row(page, "points"), /^4 : 1$/);
      await ruling(page, "hand blue").click();
      await says(row(page, "rounds"), /^5 : 1$/);
      await says(row(page, "points"), /^0 : 0$/);
    } finally {
      await match.stop();
    }
    verify("sumo.mcap");
  },
);

here.inPage(
  "the block diagram shows the document's chart at work: lasers, state, outputs, movement",
  {},
  async (page) => {
    const wish = { league: "ceabot-race", blue: "ceabot_avoid", yellow: "ceabot_race", scene: "race_2" };
    const { name } = await here.post("/api/matches", wish);
    await page.goto(`${here.url}/watch?file=${name}`);
    await page.getByRole("button", { name: "Blocks" }).click();
    const block = (kind) => page.locator(`.block.${kind}`);
    await counts(block("source"), 3);
    await says(block("chart"), /Parada|Andar|Izquierda|Derecha/);
    for (const [symbol, value] of [
      ["u", /true|false/],
      ["S1", /true/], // it walks, or turns right
      ["load", /1/],
    ])
      await says(page.locator(`.block [data-symbol="${symbol}"] strong`), value);
    await says(block("movements"), /walk: -?\d+ cm\/s ahead.*(straight|right)/);
    await says(page.locator(".block li.active"), /Andar|Derecha/);
    await accessible(page, "blocks");
    await page.setViewportSize({ width: 390, height: 844 });
    await fits(page);
    await page.getByRole("button", { name: "Close" }).first().click();
    await holds(() => page.locator(".blocks").isHidden());
    await here.post(`/api/matches/${name}`, { do: "stop" });
  },
);

test("inputs belong to their sensors, outputs to movements", async () => {
  const { sourceOf, stepOf } = await load("src/pages/watch/contest/wiring.ts");
  assert.deepEqual(
    ["u", "v", "obstacle.right.distance", "free.ahead", "heading", "step.up", "on_time", "acting"].map(sourceOf),
    ["laserFront", "laserLeft", "laserRight", "depth", "legs", "ground", "clockBlock", "other"],
  );
  const step = (s1, s0) => stepOf(new Map(Object.entries({ S1: s1, S0: s0 })));
  assert.deepEqual([step(0, 0), step(0, 1), step(1, 0), step(1, 1)], ["goStop", "goLeft", "goRight", "goStraight"]);
  assert.equal(stepOf(new Map([["walk.ahead", 1]])), undefined);
});
