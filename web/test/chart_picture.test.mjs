// The picture of the chart page in a real browser: states, arrows and labels, where they lie and how large.

import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import test from "node:test";

import { becomes, counts, eventually, holds, load, overlaps, says } from "./helper.mjs";
import { workshop } from "./studio.mjs";

const here = workshop("chart-picture", { copies: true, studio: true });
const { inPage } = here;
const disk = (name) => join(here.folder, "content/behaviours/ceabot_avoid", name);

const open = async (page, query = "behaviour=ceabot_avoid") => {
  await page.goto(`${here.url}/chart?${query}`);
  await page.waitForFunction(() => window.__chart?.fresh());
};
const names = (page) => page.locator(".state .name").allTextContents();
const state = (page, name) => page.locator(`[data-state="${name}"]`);

test("while a state is dragged its ways go straight, from border to border; the others stay", async () => {
  const { movedWays, boxesOf } = await load("src/pages/chart/routes.ts");
  const states = [
    [0, 0],
    [300, 0],
    [150, 200],
  ].map(([x, y]) => ({ x, y, width: 80, height: 40, kind: "state", parent: -1 }));
  const way = {
    curve: [
      { x: 40, y: 0 },
      { x: 100, y: 9 },
      { x: 200, y: 9 },
      { x: 251, y: 0 },
    ],
    tip: { x: 260, y: 0 },
    label: { x: 150, y: 9 },
  };
  const transition = (source, target) => ({ source, target, guard: "u", effects: "", way });
  const view = { states, transitions: [transition(0, 1), transition(1, 0), transition(0, 2), transition(1, -1)] };
  assert.deepEqual(movedWays(view, boxesOf(states))[0], way, "nothing has moved");
  const boxes = boxesOf(states).map((box, i) => (i === 1 ? { ...box, x: 300, y: 100 } : box));
  const ways = movedWays(view, boxes);
  assert.ok(
    Math.abs(ways[0].tip.x - 300) <= 40.01 && Math.abs(ways[0].tip.y - 100) <= 20.01,
    "the arrow touches its box",
  );
  assert.notDeepEqual(ways[0].label, ways[1].label, "two ways between the same boxes");
  assert.deepEqual(ways[2], way);
  assert.deepEqual(ways[3].label, { x: 150, y: 109 }, "a loop goes along with its state");
  for (const { curve } of ways) assert.equal(curve.length % 3, 1);
});

for (const query of ["behaviour=ceabot_avoid", "behaviour=ceabot_avoid&file=avoid.csv", "behaviour=triangle"]) {
  inPage(`no label lies over another or over a state: ${query}`, {}, async (page) => {
    await open(page, query);
    await holds(async () => (await page.locator(".transition-label text").count()) > 0);
    assert.deepEqual(
      await overlaps(page, ".transition-label:has(text)", ".state:not(.outer) > .box, .state.outer > .name"),
      [],
    );
  });
}

inPage(
  "what is selected is shown large, and the whole text of a label is told to who points at it",
  {},
  async (page) => {
    await open(page, "behaviour=triangle");
    const scale = () =>
      page.evaluate(() =>
        Number(/scale\(([\d.]+)/.exec(document.querySelector(".chart-sheet > svg > g").getAttribute("transform"))[1]),
      );
    const zoom = page.getByRole("button", { name: "Zoom to what is selected" });
    assert.ok(await zoom.isDisabled());
    const before = await scale();
    await state(page, "Keep").click();
    await zoom.click();
    await holds(async () => (await scale()) > before);
    const box = await state(page, "Keep").boundingBox();
    const sheet = await page.locator(".chart-sheet").boundingBox();
    assert.ok(
      box.x > sheet.x &&
        box.x + box.width < sheet.x + sheet.width &&
        box.y > sheet.y &&
        box.y + box.height < sheet.y + sheet.height,
      "it lies in sight",
    );
    const cut = page.locator(".transition-label", { hasText: "ball.x" });
    await says(cut.locator("title"), /skill\.y = ball\.y \* 0\.4 \+ \(robot\.number - 2\.5\) \* 220/);
    await page.getByRole("button", { name: "Show everything" }).click();
    await holds(async () => Math.abs((await scale()) - before) < 0.01);
  },
);

inPage("draws states, junctions, arrows with guards and outputs, and says nothing is wrong", {}, async (page) => {
  await open(page);
  await becomes(async () => (await names(page)).sort(), ["Andar", "Derecha", "Izquierda", "Parada"]);
  await counts(page.locator(".state.junction"), 10);
  await counts(page.locator(".transition"), 28);
  await says(page.locator(".transition").first(), /w == 1 \/ S1 = 0/);
  await counts(page.locator(".chart-sheet .initial"), 1);
  await page.getByRole("tab", { name: "Problems" }).click();
  await page.getByText("No problems.").waitFor();
});

inPage("an event that a transition raises stands on its arrow, is told and can be changed", {}, async (page) => {
  await open(page, "behaviour=small_robot");
  const way = page.locator(".transition-label", { hasText: "raise lost" });
  await way.first().waitFor();
  await says(way.first().locator("title"), /!ball \/ raise lost/);
  await way.first().click();
  const sets = page.getByRole("textbox", { name: "Sets" });
  await holds(async () => (await sets.inputValue()) === "raise lost");
  await sets.fill("lamp = 1, raise lost");
  await sets.press("Enter");
  await page.waitForFunction(() =>
    /<raise event="lost"\/>\s*<assign location="lamp" expr="1"\/>/.test(window.__chart.text()),
  );
});

inPage("a chart without places is laid out; states in states are boxes in boxes", {}, async (page) => {
  writeFileSync(
    disk("nested.scxml"),
    `<scxml xmlns="http://www.w3.org/2005/07/scxml" xmlns:cancha="urn:cancha:chart" version="1.0">
  <datamodel><data id="u" cancha:role="input" cancha:type="boolean"/><data id="n" cancha:role="input" cancha:type="integer" cancha:min="0" cancha:max="9"/>
    <data id="m" cancha:role="input" cancha:type="enumerated" cancha:values="slow fast"/><data id="y" cancha:role="output" cancha:type="boolean"/></datamodel>
  <state id="Work">
    <transition event="tick" cond="u" target="Rest"/>
    <state id="Fetch"><transition event="tick" cond="n &gt; 3" target="Carry"><assign location="y" expr="1"/></transition></state>
    <state id="Carry"><transition event="tick" cond="m == 'fast'" target="Fetch"/></state>
  </state>
  <state id="Rest"><transition event="tick" cond="!u" target="Work"/></state>
</scxml>
`,
  );
  await open(page, "file=ceabot_avoid/nested.scxml");
  const box = (name) => state(page, name).locator(".box").boundingBox();
  await eventually(async () => {
    const [outer, inner] = [await box("Work"), await box("Fetch")];
    assert.ok(
      inner.x > outer.x &&
        inner.y > outer.y &&
        inner.x + inner.width < outer.x + outer.width &&
        inner.y + inner.height < outer.y + outer.height,
    );
  });
  await page.getByRole("spinbutton", { name: "n" }).fill("5");
  await page.getByRole("spinbutton", { name: "n" }).press("Tab");
  await page.getByRole("combobox", { name: /^m/ }).selectOption("slow");
  for (const tick of [1, 2]) {
    await page.getByRole("button", { name: "Step", exact: true }).click();
    await page.getByText(`Tick ${tick} of ${tick}`).waitFor();
  }
  await says(page.locator(".where-now"), /Work\.Carry/);
  await counts(page.locator(".state.active"), 2);
  // moving one fixes all
  await state(page, "Rest").focus();
  await page.keyboard.press("ArrowRight");
  await page.waitForFunction(() => (window.__chart.text().match(/cancha:x=/g) ?? []).length === 3);
});
