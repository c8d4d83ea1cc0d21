// Plots, log lines and the layout, in the browser.

import assert from "node:assert/strict";

import { becomes, counts, eventually, fits, holds, says } from "./helper.mjs";
import { inPage, time, watch } from "./page.mjs";

inPage("plots: numbers are found, drawn, read aloud, and share the time", {}, async (page) => {
  await watch(page, "file=short.mcap&t=2"); // no goal has been scored yet
  await page.keyboard.press("o");
  const remove = await page.getByLabel("Remove ball.speed").elementHandle();
  await page.locator("button", { hasText: "Add numbers" }).click();
  await page.keyboard.type("score");
  await page.waitForSelector(".choices label:visible"); // those that were asked for, though they were not there yet
  await holds(async () =>
    (await page.locator(".choices label:visible").allTextContents()).every((name) => name.includes("score")),
  );
  await page.keyboard.type(" blue");
  const found = page.locator(".choices label:visible");
  await becomes(() => found.allTextContents(), ["/match/events.score.blue", "/match/state.score.blue"]);
  await page.waitForFunction(() => /ball\.speed\d/.test(document.querySelector(".values").textContent));
  assert.ok(
    await remove.evaluate((button) => button.isConnected),
    "a button under the hand is not made anew while numbers come in",
  );
  await found.last().locator("input").check();
  await page.keyboard.press("Escape");

  // the table says the values of this moment
  await page.waitForFunction(() =>
    /ball\.speed\d\.\d{3} m\/s.*score\.blue0/.test(document.querySelector(".values").textContent),
  );

  // a click on the plot goes there, and the line goes along
  const over = await page.locator(".u-over").boundingBox();
  await page.mouse.click(over.x + over.width * 0.75, over.y + over.height / 2);
  await page.waitForFunction(() => Math.abs(window.__cancha.time() - 45) < 1);
  const now = (share) =>
    eventually(async () => {
      const [line, plot] = [await page.locator(".now").boundingBox(), await page.locator(".u-over").boundingBox()];
      assert.ok(
        Math.abs(line.x - (plot.x + plot.width * share)) < 4,
        `now is at ${line.x} in ${plot.x} + ${plot.width}`,
      );
    });
  await now(0.75);
  await page.getByLabel("10 s around now").check();
  await now(0.5);

  await page.reload();
  await page.waitForFunction(() => /score\.blue/.test(document.querySelector(".values")?.textContent ?? ""));
  await page.getByLabel("Remove /match/state.score.blue").click();
  await counts(page.locator(".values tr"), 1);
});

inPage("log lines follow the time, are filtered, and lead there", {}, async (page) => {
  await watch(page, "file=demo.mcap&t=84");
  await page.keyboard.press("m");
  await page.waitForFunction(() =>
    /^01:2\d\.\d/.test(document.querySelector(".lines li[aria-current]")?.textContent ?? ""),
  );
  await page.locator(".log .note").waitFor({ state: "hidden" }); // all lines are read
  const lines = page.locator(".lines li:visible");
  const all = await lines.count();
  await page.getByLabel("Filter").fill("goal yellow");
  await eventually(async () => {
    const goals = await lines.count();
    assert.ok(goals > 0 && goals < all, `${goals} of ${all}`);
  });
  await lines.locator("button").first().click();
  await page.waitForFunction(() => Math.abs(window.__cancha.time() - 84) > 0.2);
  await page.getByLabel("Level").selectOption({ label: "≥ Error" });
  await counts(lines, 0);
  await says(page.locator(".log .note"), /No line matches/);
});

inPage("panels and their sizes are remembered; splitters move by mouse and keys", {}, async (page) => {
  await watch(page);
  const width = async () => (await page.locator(".side").boundingBox()).width;
  const before = await width();
  const wider = (by) =>
    eventually(async () => assert.ok(Math.abs((await width()) - before - by) < 3, `${await width()} after ${before}`));
  const bar = await page.locator(".splitter.row").boundingBox();
  await page.mouse.move(bar.x + 1, bar.y + 200);
  await page.mouse.down();
  await page.mouse.move(bar.x - 79, bar.y + 200, { steps: 3 });
  await page.mouse.up();
  await wider(80);
  await page.locator(".splitter.row").focus();
  const at = await time(page);
  await page.keyboard.press("ArrowRight");
  await wider(56);
  assert.equal(await time(page), at, "the arrow moved the splitter, not the time");
  await page.locator("canvas").click({ position: { x: 10, y: 10 } });
  await page.keyboard.press("o");
  await page.keyboard.press("i");
  await page.locator(".side").waitFor({ state: "hidden" });
  await page.reload();
  await page.waitForSelector(".plots:visible");
  assert.ok(!(await page.locator(".side").isVisible()));
  await page.keyboard.press("i");
  await page.locator(".side").waitFor();
  await wider(56);
});

inPage("all panels fit at 1024 px and on an upright tablet", {}, async (page) => {
  await page.addInitScript(() => localStorage.setItem("cancha.panels", "panel,plots,log"));
  for (const [width, height] of [
    [1024, 768],
    [768, 1024],
  ]) {
    await page.setViewportSize({ width, height });
    await watch(page);
    await fits(page);
    for (const part of [".stage canvas", ".plots", ".log", ".side", ".segments"])
      await holds(() => page.locator(part).isVisible(), part);
    await eventually(async () => {
      const stage = await page.locator(".stage").boundingBox();
      assert.ok(stage.height >= 200, `the pitch is ${stage.height} px high`);
    });
  }
});
