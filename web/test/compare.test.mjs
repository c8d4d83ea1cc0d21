// Two recordings side by side, in the browser.

import assert from "node:assert/strict";

import { becomes, counts, fits, holds, says } from "./helper.mjs";
import { accessible, inPage, url } from "./page.mjs";

inPage("two recordings are chosen at home and seen on one clock", {}, async (page) => {
  await page.goto(url());
  const go = page.getByRole("button", { name: "Compare" });
  await holds(() => go.isDisabled());
  await page.getByLabel("Compare demo").check();
  await page.getByLabel("Compare short").check();
  await holds(() => page.getByLabel("Compare cut").isDisabled());
  await go.click();
  await page.waitForURL(/\/compare\?a=demo\.mcap&b=short\.mcap$/);
  await page.waitForFunction(() => performance.getEntriesByName("first-picture").length > 0);

  // the longer one sets the end; the shorter one stands still at its own
  assert.equal(await page.evaluate(() => window.__cancha.end), 240);
  const frames = async (at) => {
    await page.evaluate((to) => window.__cancha.seek(to), at);
    return page.evaluate(() => window.__cancha.frames());
  };
  await becomes(async () => (await frames(30)).map(Math.round), [30, 30]);
  await becomes(async () => (await frames(90)).map(Math.round), [90, 60]);
  await page.waitForFunction(
    () => [...document.querySelectorAll(".clock")].map((clock) => clock.textContent).join() === "01:30.0,01:00.0",
  );
  await counts(page.locator(".scoreboard"), 2);

  // each has its timeline, with its own end and events, and its statistics
  const bars = page.getByRole("slider");
  await counts(bars, 2);
  await becomes(
    () => bars.evaluateAll((all) => all.map((bar) => bar.getAttribute("aria-label"))),
    ["Timeline: demo", "Timeline: short"],
  );
  await becomes(
    () => page.locator(".half .here").evaluateAll((all) => all.map((bar) => bar.style.width)),
    ["100%", "25%"],
  );
  for (const half of [0, 1])
    await holds(async () => (await page.locator(".half").nth(half).locator(".marks .period").count()) > 0);
  await becomes(
    () => page.locator(".half .of-numbers .row dt").allTextContents(),
    ["Possession", "Shots", "Touches", "Fouls", "Driven", "Possession", "Shots", "Touches", "Fouls", "Driven"],
  );
  const box = await bars.nth(1).boundingBox();
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await holds(
    async () => Math.abs((await page.evaluate(() => window.__cancha.time())) - 120) < 3,
    "a click on either moves both",
  );
  await page.keyboard.press("i");
  await counts(page.locator(".of-numbers:visible"), 0);
  await page.keyboard.press("i");
  await counts(page.locator(".of-numbers:visible"), 2);

  // keys and overlays are for both
  await page.keyboard.press("Home");
  await page.waitForFunction(() => window.__cancha.time() === 0);
  await page.keyboard.press("v");
  await page.waitForFunction(
    () =>
      [...document.querySelectorAll(".note-line")].filter(
        (note) => !note.hidden && /Space: blue/.test(note.textContent),
      ).length === 2,
  );
  await page.keyboard.press("Space");
  await page.waitForFunction(() => window.__cancha.time() > 0.5);
  await page.keyboard.press("Space");
  await accessible(page, "compare");
  for (const width of [1024, 768]) {
    await page.setViewportSize({ width, height: 900 });
    await fits(page);
  }
});

inPage("a comparison that lacks one says so", { mayComplain: true }, async (page) => {
  await page.goto(`${url()}/compare?a=demo.mcap&b=nobody.mcap`);
  await page.waitForSelector("[role=alert]");
  await says(page.locator("main"), /nobody\.mcap/);
});
