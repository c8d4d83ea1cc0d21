// Overlays and the choice of a robot, in the browser.

import assert from "node:assert/strict";

import { becomes, counts, crowd, eventually, holds, placeOf, says } from "./helper.mjs";
import { events, inDrawnPage, watch } from "./page.mjs";

const drawn = (page) => page.evaluate(() => window.__cancha.overlays());
const robot = (page) => page.evaluate(() => window.__cancha.robot());

inDrawnPage("overlays come by key and by menu, and are remembered", {}, async (page) => {
  await watch(page, "file=demo.mcap&t=84");
  await page.waitForFunction(() => window.__cancha.overlays().trail > 60); // the seconds before have come
  await becomes(
    async () =>
      Object.entries(await drawn(page))
        .filter(([, count]) => count > 0)
        .map(([name]) => name),
    ["trail"],
  );

  for (const key of ["b", "r", "g", "x", "v", "d"]) await page.keyboard.press(key);
  // a moment of the match at which there is something of each; what was switched on is remembered
  const all = () =>
    ["prediction", "paths", "kicks", "space", "distances"].every((name) => window.__cancha.overlays()[name] > 0);
  const found = (patience) =>
    page.waitForFunction(all, undefined, patience).then(
      () => true,
      () => false,
    );
  for (const time of [50.5, 30, 20, 100, 130, 160, 190]) {
    if (await found({ timeout: 4000 })) break;
    await watch(page, `file=demo.mcap&t=${time}`);
  }
  await page.waitForFunction(all);
  await counts(page.locator(".labels span:visible", { hasText: /^\d\.\d\d$/ }), 10, "a distance to each robot");
  await says(page.locator(".notes"), /Space: blue \d+ %, yellow \d+ %/);

  await page.locator("button", { hasText: "Overlays" }).click();
  await page.getByLabel("Ball trail").uncheck();
  await page.keyboard.press("Escape");
  await becomes(async () => (await drawn(page)).trail, 0);
  await page.reload();
  await page.waitForFunction(() => window.__cancha?.overlays().paths > 0);
  assert.equal((await drawn(page)).trail, 0);
});

inDrawnPage("targets and roles are shown where the teams told them", {}, async (page, t) => {
  await watch(page, "file=demo.mcap&t=84");
  await page.keyboard.press("g");
  await page.keyboard.press(".");
  const told = await page.evaluate(() => window.__cancha.tells("/match/intents"));
  if (!told) return t.skip("the recording has no intents: it was made by an older program");
  await page.waitForFunction(() => window.__cancha.overlays().targets > 0);
  await holds(async () => (await page.locator(".labels span:visible").count()) >= 5);
  await page.waitForFunction(() => /Role[a-z ]+Target-?\d/.test(document.querySelector(".robot .facts").textContent));
  return undefined;
});

inDrawnPage("the heat map is read once, in the background", {}, async (page) => {
  await watch(page, "file=short.mcap&t=30");
  await events(page);
  const still = await page.locator("canvas").screenshot();
  await page.keyboard.press("h");
  await page.waitForSelector(".gradient");
  await eventually(async () =>
    assert.ok(!(await page.locator("canvas").screenshot()).equals(still), "the picture is the same"),
  );
  // the last parts may still be on their way when the map is drawn
  const requests = () => page.evaluate(() => window.__cancha.requests());
  const read = await eventually(async () => {
    const before = await requests();
    await page.waitForTimeout(400 * crowd());
    assert.equal(await requests(), before);
    return before;
  });
  await page.locator("button", { hasText: "Overlays" }).click();
  await page.getByLabel("Heat map of the ball").last().selectOption("past");
  await page.keyboard.press("Escape");
  await page.keyboard.press("h");
  await page.keyboard.press("h");
  await page.waitForFunction(() => window.__cancha.overlays().heat > 0);
  assert.equal(await requests(), read);
});

inDrawnPage("a robot is chosen by click, by keys and in the list", {}, async (page) => {
  await watch(page, "file=demo.mcap&t=40");
  await page.locator(".robot .note").waitFor();
  const at = await placeOf(page, "yellow 1");
  await page.mouse.click(at.x, at.y);
  await becomes(() => robot(page), "yellow 1");
  const facts = page.locator(".robot .facts");
  await page.waitForFunction(() => /m\/s/.test(document.querySelector(".robot .facts").textContent));
  await says(
    facts,
    /Place-?\d\.\d\d, -?\d\.\d\d m.*Heading-?\d+°.*Speed\d\.\d\d m\/s.*Wheels L · R-?\d+\.\d · -?\d+\.\d.*To the ball\d\.\d\d m/,
  );

  // dragging turns the camera and keeps the choice
  const box = await page.locator("canvas").boundingBox();
  await page.mouse.move(box.x + 60, box.y + box.height - 40);
  await page.mouse.down();
  await page.mouse.move(box.x + 160, box.y + box.height - 60, { steps: 4 });
  await page.mouse.up();
  assert.equal(await robot(page), "yellow 1");
  await eventually(async () => {
    const turned = await page.evaluate(() => window.__cancha.at("yellow 1"));
    assert.ok(Math.hypot(turned.x - at.x, turned.y - at.y) > 3, "the camera did not turn");
    assert.notEqual(await page.evaluate(() => localStorage.getItem("cancha.camera")), "", "the camera is remembered");
  });

  await page.mouse.click(box.x + 10, box.y + box.height - 10); // beside the pitch
  await becomes(() => robot(page), undefined);
  await page.keyboard.press(".");
  await becomes(() => robot(page), "blue 0");
  await page.keyboard.press(",");
  await page.keyboard.press(",");
  await becomes(() => robot(page), "yellow 4");
  await page.keyboard.press("Escape");
  await becomes(() => robot(page), undefined);
  await page.getByLabel("Chosen robot").selectOption("blue 2");
  await becomes(() => robot(page), "blue 2");
  await page.locator("button", { hasText: "Overlays" }).click();
  await page.keyboard.press("Escape"); // closes the menu only
  await counts(page.locator(".menu:popover-open"), 0);
  assert.equal(await robot(page), "blue 2");
});
