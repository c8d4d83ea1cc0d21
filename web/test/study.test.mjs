// The page of studies in a real browser, with a real study that goes on meanwhile, and a moment that is saved as a scenario.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import test from "node:test";

import { accessible, becomes, counts, fits, load, program, says } from "./helper.mjs";
import { workshop } from "./studio.mjs";

const here = workshop("study", { studio: true });

/// Plays so many trials, in all, of a scenario that takes two seconds.
function study(trials) {
  const words = ["study", "run", "two_on_one", "--minutes", "0.03", "--trials", String(trials), "--threads", "1"];
  const made = spawnSync(program(), words, { cwd: here.folder, env: here.environment, encoding: "utf8" });
  assert.equal(made.status, 0, made.stderr);
}

const dots = (page) => page.locator(".dots circle");

test("dots of like values stand above and beside each other, those without a value nowhere", async () => {
  const { spread } = await load("src/pages/study/spread.ts");
  const many = Array.from({ length: 30 }, (_, i) => i / 7);
  const { spots, at } = spread([...many, null, many[3]], 100);
  assert.equal(spots.length, 31);
  const [first, again] = spots.filter(({ trial }) => trial === 3 || trial === 31);
  assert.deepEqual([first.x, first.level, again.x, again.level], [again.x, 0, first.x, 1]);
  assert.ok(spots.every(({ x }, i) => i === 0 || x >= spots[i - 1].x));
  assert.ok(Math.abs(at(many[15]) - spots.find(({ trial }) => trial === 15).x) < 0.02);
  // goals or none: two blocks, and no dot leaves the picture
  const goals = spread(
    Array.from({ length: 200 }, (_, i) => i % 2),
    40,
  );
  assert.ok(Math.max(...goals.spots.map(({ level }) => level)) < 10);
  assert.ok(goals.spots.every(({ x }) => x > 0 && x < 1));
  assert.deepEqual(spread([null], 11).spots, []);
  assert.equal(spread([5, 5], 11).spots.length, 2);
});

here.inPage("without a study the page says how to make one", {}, async (page) => {
  await page.goto(`${here.url}/study`);
  await says(page.locator(".study h2"), /Nobody has made a study yet/);
  await says(page.locator(".study code"), /study run two_on_one/);
});

here.inPage("each trial is a dot; more of them come while the study is played", {}, async (page) => {
  study(4);
  await page.goto(`${here.url}/study`);
  await says(page.locator(".study h2"), /Two attack, one defends/);
  await counts(dots(page), 4);
  await accessible(page, "study");
  await fits(page);
  study(6);
  await counts(dots(page), 6);
  await page.getByRole("button", { name: "possession_blue" }).click();
  await says(page.locator(".study figcaption"), /possession_blue/);
});

here.inPage("a chosen trial is played again, and watched", {}, async (page) => {
  await page.goto(`${here.url}/study`);
  await counts(dots(page), 6);
  await page.locator('.dots circle[tabindex="0"]').focus();
  await page.keyboard.press("End");
  await page.keyboard.press("ArrowLeft");
  await says(page.locator(".chosen-trial [role=status]"), /^Trial \d+:/);
  const seed = /Trial (\d+)/.exec(await page.locator(".chosen-trial [role=status]").textContent())[1];
  await page.getByRole("button", { name: "Watch this trial" }).click();
  await page.waitForURL(/\/watch\?file=/);
  await page.waitForFunction(() => performance.getEntriesByName("first-picture").length > 0);
  const [match] = await (await fetch(`${here.url}/api/matches`)).json();
  assert.equal(String(match.seed), seed);
  assert.equal(match.blue, "rondo");
});

here.inPage("the moment that is shown is saved as a scenario, which can be played", {}, async (page) => {
  const run = (...words) => spawnSync(program(), words, { cwd: here.folder, env: here.environment, encoding: "utf8" });
  const played = run("play", "--headless", "--minutes", "0.1", "--record", `${here.folder}/recordings/corner.mcap`);
  assert.equal(played.status, 0, played.stderr);
  await page.goto(`${here.url}/watch?file=corner.mcap#t=2.5`);
  await page.waitForFunction(() => performance.getEntriesByName("first-picture").length > 0);
  await becomes(() => page.evaluate(() => window.__cancha.time()), 2.5);
  const coming = page.waitForEvent("download");
  await page.getByRole("button", { name: /Save this moment as a scenario/ }).click();
  const download = await coming;
  assert.equal(download.suggestedFilename(), "corner-2s.toml");
  const file = `${here.folder}/corner-2s.toml`;
  await download.saveAs(file);
  assert.match(readFileSync(file, "utf8"), /title = "roles against rondo, from 2\.5 s"/);
  const again = run("play", "--scenario", file, "--headless", "--no-record", "--minutes", "0.05");
  assert.equal(again.status, 0, again.stderr);
});
