// Lights and chest buttons of SPL robots in the browser, with the real program.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { join } from "node:path";

import { accessible, becomes, holds, program, says } from "./helper.mjs";
import { workshop } from "./studio.mjs";

const MATCHES = {
  "ready.mcap": ["spl", "--minutes", "0.4", "--press", "blue:3@4,blue:3@5"], // three seconds of initial come first
  "playing.mcap": ["--scenario", "align_beside", "--minutes", "0.1"],
};

const here = workshop("chest", {
  studio: true,
  prepare: ({ folder, environment }) => {
    for (const [name, words] of Object.entries(MATCHES)) {
      const made = spawnSync(
        program(),
        ["play", ...words, "--headless", "--record", join(folder, "recordings", name)],
        { cwd: folder, env: environment, encoding: "utf8" },
      );
      if (made.status !== 0) return `no recording was made: ${made.stderr}`;
    }
    return "";
  },
});

const light = (page, robot, place = "chest") =>
  page.evaluate(([name, where]) => window.__cancha.light(name, where), [robot, place]);
const seek = (page, time) => page.evaluate((to) => window.__cancha.seek(to), time);
const LINE = ".card.robot .chest";

async function open(page, address) {
  await page.goto(address);
  await page.waitForFunction(() => performance.getEntriesByName("first-picture").length > 0);
  await holds(() => page.evaluate(() => "light" in window.__cancha), "the bundle came");
}
/// By the list in its card, which must not keep the keys.
async function choose(page, robot) {
  const list = page.locator(".card.robot select");
  await list.selectOption(robot);
  await list.blur();
}

here.inPage("the light on a robot's chest follows the game and its button", {}, async (page) => {
  await open(page, `${here.url}/watch?file=ready.mcap#t=3.8`);
  await becomes(() => light(page, "blue 3"), "blue");
  await choose(page, "blue 3");
  await says(page.locator(LINE), /Chest light: blue/);
  await seek(page, 4.6);
  await becomes(() => light(page, "blue 3"), "red");
  assert.equal(await light(page, "blue 2"), "blue", "its mates are still ready");
  await says(page.locator(LINE), /Chest light: red/);
  await becomes(() => page.locator(`${LINE} button`).isVisible(), false); // nothing can be pressed in a recording
  await accessible(page, "light of a robot");
  await seek(page, 5.7);
  await becomes(() => light(page, "blue 3"), "blue");
  assert.ok((await page.evaluate(() => window.__cancha.overlays().lights)) >= 10, "all robots are lit");
  await page.keyboard.press("w");
  await becomes(() => light(page, "blue 3"), "");
  await page.keyboard.press("w");
  await becomes(() => light(page, "blue 3"), "blue");
});

here.inPage("it is green while the ball is in play", {}, async (page) => {
  await open(page, `${here.url}/watch?file=playing.mcap#t=1.5`);
  await becomes(() => light(page, "blue 1"), "green");
});

here.inPage("in a live match a key and a button press it", {}, async (page) => {
  const match = await here.start(
    "play",
    "spl",
    "--minutes",
    "2",
    "--speed",
    "1",
    "--record",
    join(here.folder, "recordings", "live.mcap"),
  );
  try {
    await open(page, match.address);
    await choose(page, "yellow 2");
    await becomes(() => light(page, "yellow 2"), "blue");
    await page.keyboard.press("a");
    await becomes(() => light(page, "yellow 2"), "red");
    await page.locator(LINE).getByRole("button", { name: "Press chest button" }).click();
    await becomes(() => light(page, "yellow 2"), "blue");
  } finally {
    await match.stop();
  }
});
