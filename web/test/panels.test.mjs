// Plots, log lines and the layout, in the browser.

import assert from "node:assert/strict";

import { says } from "./helper.mjs";
import { inPage, time, watch } from "./page.mjs";

inPage("plots: numbers are found, drawn, read aloud, and share the time", {}, async (page) => {
  await watch(page, "file=short.mcap&t=20");
  await page.keyboard.press("o");
  await page.locator("button", { hasText: "Add numbers" }).click();
  await page.waitForSelector(".choices label");
  await page.keyboard.type("score blue");
  const found = page.locator(".choices label:visible");
  assert.deepEqual(await found.allTextContents(), ["/match/events.score.blue", "/match/state.score.blue"]);
  await found.last().locator("input").check();
  await page.keyboard.press("Escape");

  // the table says the values of this moment
  await page.waitForFunction(() => /ball\.speed\d\.\d{3} m\/s.*score\.blue0/.test(document.querySelector(".values").textContent));

  // a click on the plot goes there, and the line goes along
  const over = await page.locator(".u-over").boundingBox();
  await page.mouse.click(over.x + over.width * 0.75, over.y + over.height / 2);
  await page.waitForFunction(() => Math.abs(window.__cancha.time() - 45) < 1);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const line = await page.locator(".now").boundingBox();
  assert.ok(Math.abs(line.x - (over.x + over.width * 0.75)) < 4);
  await page.getByLabel("10 s around now").check();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const middle = await page.locator(".now").boundingBox();
  assert.ok(Math.abs(middle.x - (over.x + over.width / 2)) < 4, "now is in the middle");

  await page.reload();
  await page.waitForFunction(() => /score\.blue/.test(document.querySelector(".values")?.textContent ?? ""));
  await page.getByLabel("Remove /match/state.score.blue").click();
  assert.equal(await page.locator(".values tr").count(), 1);
});

inPage("log lines follow the time, are filtered, and lead there", {}, async (page) => {
  await watch(page, "file=demo.mcap&t=84");
  await page.keyboard.press("m");
  await page.waitForFunction(() => /^01:2\d\.\d/.test(document.querySelector(".lines li[aria-current]")?.textContent ?? ""));
  const all = await page.locator(".lines li:visible").count();
  await page.getByLabel("Filter").fill("goal yellow");
  const goals = await page.locator(".lines li:visible").count();
  assert.ok(goals > 0 && goals < all, `${goals} of ${all}`);
  await page.locator(".lines li:visible button").first().click();
  await page.waitForFunction(() => Math.abs(window.__cancha.time() - 84) > 0.2);
  await page.getByLabel("Level").selectOption({ label: "≥ Error" });
  assert.equal(await page.locator(".lines li:visible").count(), 0);
  await says(page.locator(".log .note"), /No line matches/);
});

inPage("panels and their sizes are remembered; splitters move by mouse and keys", {}, async (page) => {
  await watch(page);
  const width = async () => (await page.locator(".side").boundingBox()).width;
  const before = await width();
  const bar = await page.locator(".splitter.row").boundingBox();
  await page.mouse.move(bar.x + 1, bar.y + 200);
  await page.mouse.down();
  await page.mouse.move(bar.x - 79, bar.y + 200, { steps: 3 });
  await page.mouse.up();
  assert.ok(Math.abs((await width()) - before - 80) < 3);
  await page.locator(".splitter.row").focus();
  const at = await time(page);
  await page.keyboard.press("ArrowRight");
  assert.ok(Math.abs((await width()) - before - 56) < 3);
  assert.equal(await time(page), at, "the arrow moved the splitter, not the time");
  await page.locator("canvas").click({ position: { x: 10, y: 10 } });
  await page.keyboard.press("o");
  await page.keyboard.press("i");
  assert.ok(!(await page.locator(".side").isVisible()));
  await page.reload();
  await page.waitForSelector(".plots:visible");
  assert.ok(!(await page.locator(".side").isVisible()));
  await page.keyboard.press("i");
  assert.ok(Math.abs((await width()) - before - 56) < 3);
});

inPage("all panels fit at 1024 px and on an upright tablet", {}, async (page) => {
  await page.addInitScript(() => localStorage.setItem("cancha.panels", "panel,plots,log"));
  for (const [width, height] of [[1024, 768], [768, 1024]]) {
    await page.setViewportSize({ width, height });
    await watch(page);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    assert.ok(wide <= width, `${wide} px wide at ${width}`);
    for (const part of [".stage canvas", ".plots", ".log", ".side", ".segments"]) assert.ok(await page.locator(part).isVisible(), part);
    const stage = await page.locator(".stage").boundingBox();
    assert.ok(stage.height >= 200, `the pitch is ${stage.height} px high`);
  }
});
