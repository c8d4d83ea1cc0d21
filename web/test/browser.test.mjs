// The page in a real browser, drawn by software. Skips where chromium is not installed.

import assert from "node:assert/strict";

import { becomes, counts, eventually, holds, says } from "./helper.mjs";
import { accessible, drawnTime, events, inDrawnPage, inPage, time, url, watch } from "./page.mjs";

inPage("home lists the recordings, and a click opens one", {}, async (page) => {
  await page.goto(url());
  const row = page.locator(".matches a", { hasText: "demo" });
  await says(row, /\d+ : \d+.*simurosot · 04:00/s);
  await row.click();
  await page.waitForFunction(() => window.__cancha?.drawn() > 0);
  assert.match(page.url(), /\/watch\?file=demo\.mcap$/);
});

inDrawnPage("a match is seen moving", {}, async (page) => {
  await watch(page, "file=demo.mcap&t=10");
  const canvas = page.locator("canvas");
  const still = await canvas.screenshot();
  await page.keyboard.press("Space");
  await page.waitForFunction(() => window.__cancha.time() > 11);
  assert.ok((await drawnTime(page)) > 10.5);
  await page.keyboard.press("Space");
  await eventually(async () => assert.ok(!(await canvas.screenshot()).equals(still), "the picture is the same"));
  const paused = await time(page);
  await page.waitForTimeout(150);
  assert.equal(await time(page), paused);
});

inPage("keys play, step, turn round and jump", { reducedMotion: "no-preference" }, async (page) => {
  await watch(page, "file=demo.mcap&t=20");
  const a = await drawnTime(page);
  const go = async (key, reached) => {
    await page.keyboard.press(key);
    await page.waitForFunction(reached);
  };
  await go("ArrowRight", () => window.__cancha.time() > 20.001);
  const step = (await drawnTime(page)) - a;
  assert.ok(step > 0.01 && step < 0.025, `one frame is ${step} s`);
  await go("ArrowLeft", () => window.__cancha.time() < 20.001);
  assert.ok(Math.abs((await drawnTime(page)) - a) < 1e-9);
  await go("Shift+ArrowRight", () => window.__cancha.time() > 24.9);
  await go("j", () => window.__cancha.time() < 24.5);
  await page.keyboard.press("k");
  await go("Home", () => window.__cancha.time() === 0);
  await go("End", () => window.__cancha.time() === 240);
  await page.keyboard.press("l"); // from the end it begins again
  await page.waitForFunction(() => window.__cancha.time() > 0 && window.__cancha.time() < 100);
  await page.keyboard.press("k");
  await page.keyboard.press("?");
  await page.locator("dialog[open]").waitFor();
  await page.keyboard.press("Escape");
  await counts(page.locator("dialog[open]"), 0);
  for (const [key, name] of [
    ["1", "Top"],
    ["3", "Ball"],
    ["4", "Robot"],
    ["2", "TV"],
  ]) {
    await page.keyboard.press(key);
    await becomes(() => page.locator(".segments [aria-pressed=true]").textContent(), name);
  }
});

inPage("scrubbing to a goal shows its clock and score, and tells it", {}, async (page) => {
  await watch(page);
  await events(page);
  const goal = await page.evaluate(() => window.__cancha.events.find((event) => event.kind === "GOAL"));
  const box = await page.locator(".bar").boundingBox();
  await page.mouse.click(box.x + (box.width * goal.time) / 240, box.y + box.height / 2);
  await page.waitForFunction((at) => Math.abs(window.__cancha.time() - at) < 1e-6, goal.time);
  await page.waitForSelector(".banner:not([hidden])");
  const minutes = `0${Math.floor(goal.time / 60)}:${String(Math.floor(goal.time % 60)).padStart(2, "0")}`;
  await says(page.locator(".clock"), new RegExp(`^${minutes}`));
  await becomes(() => page.locator(".scoreboard .score").textContent(), `${goal.score.blue} : ${goal.score.yellow}`);
  await says(page.locator("[aria-live=polite]"), /Goal for (blue|yellow) at/);
  // the list goes there too
  await page.locator(".events .goal button").last().click();
  await page.waitForFunction(
    () => window.__cancha.time() === window.__cancha.events.filter((event) => event.kind === "GOAL").at(-1).time,
  );
});

for (const colorScheme of ["dark", "light"]) {
  inPage(`axe finds nothing (${colorScheme})`, { colorScheme }, async (page) => {
    await page.goto(url());
    await page.waitForSelector(".matches");
    await accessible(page, "home");
    await page.evaluate(() => {
      localStorage.setItem("cancha.panels", "panel,plots,log");
      localStorage.setItem("cancha.overlays", "trail,space,distances,targets");
    });
    await watch(page, "file=short.mcap&t=40");
    await events(page);
    await page.keyboard.press("."); // a robot is chosen
    await page.waitForSelector(".lines li[aria-current]");
    await page.waitForSelector(".values tr");
    await accessible(page, "watch");
    await page.locator("button", { hasText: "Overlays" }).click();
    await accessible(page, "overlay menu");
    await page.keyboard.press("Escape");
    await page.keyboard.press("?");
    await accessible(page, "help");
    await page.goto(`${url()}/watch?file=cut.mcap`);
    await page.waitForSelector("[role=alert]");
    await accessible(page, "trouble");
  });
}

inPage("troubles are told in sentences", { mayComplain: true }, async (page) => {
  for (const [file, told] of [
    ["nobody.mcap", "no recording called"],
    ["text.mcap", "not an MCAP file"],
    ["cut.mcap", "--recover"],
    ["", "names no recording"],
  ]) {
    await page.goto(`${url()}/watch?file=${file}`);
    await page.waitForSelector("[role=alert]");
    await holds(async () => (await page.locator("main").textContent()).includes(told), told);
  }
});

inPage("it speaks Spanish, too", { locale: "es-UY" }, async (page) => {
  await page.goto(url());
  await says(page.locator("h1"), /^Grabaciones$/);
  await becomes(() => page.getAttribute("html", "lang"), "es");
});

inPage("the theme is remembered", { colorScheme: "dark" }, async (page) => {
  await page.goto(url());
  await page.locator("select").first().selectOption("light");
  await page.reload();
  await becomes(() => page.getAttribute("html", "data-theme"), "light");
});
