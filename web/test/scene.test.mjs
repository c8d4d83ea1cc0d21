// The page of scenes in a real browser: boxes are dragged and moved by keys, the program judges at once, scenes are saved and played.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { accessible, becomes, counts, fits, holds, load, program, says } from "./helper.mjs";
import { workshop } from "./studio.mjs";
import test from "node:test";

const here = workshop("scene", { studio: true, copies: true });
const file = (name) => join(here.folder, "content/scenes", `${name}.toml`);
const boxes = (page) => page.locator(".scene-field .box");
const draft = (page) => page.evaluate(() => window.__scene.draft());
const verdict = (page) => page.locator(".verdict");

test("a square that is turned by a quarter is as before", async () => {
  const { turned } = await load("src/pages/scene/turned.ts");
  assert.deepEqual([0, 30, 44, 45, 50, 90, -50, 100].map(turned), [0, 30, 44, -45, -40, 0, 40, 10]);
});

here.inPage(
  "a box that is dragged too near another one is refused at once, by the program's own words",
  {},
  async (page) => {
    await page.goto(`${here.url}/scene?name=race_1`);
    await says(verdict(page), /Legal: 3 boxes/);
    await counts(boxes(page), 3);
    await accessible(page, "scenes");
    await fits(page);
    const [one, two] = await Promise.all([0, 1].map((i) => boxes(page).nth(i).boundingBox()));
    const middle = (box) => [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(...middle(one));
    await page.mouse.down();
    await page.mouse.move(middle(two)[0] - one.width * 1.5, middle(two)[1], { steps: 5 });
    await page.mouse.up();
    await says(verdict(page), /boxes 1 and 2 are \d+ cm apart, the rules ask for 50/);
    await becomes(() => boxes(page).nth(0).getAttribute("class"), "box fault chosen");
    assert.ok(await page.getByRole("button", { name: "Save" }).isDisabled());
    // away from it by keys, ten centimetres each
    for (let i = 0; i < 3; ++i) await page.keyboard.press("Shift+ArrowLeft");
    for (let i = 0; i < 5; ++i) await page.keyboard.press("Shift+ArrowUp");
    await says(verdict(page), /Legal: 3 boxes/);
    const { x, y } = (await draft(page)).boxes[0];
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("q");
    const moved = (await draft(page)).boxes[0];
    assert.deepEqual([moved.x, Math.round((moved.y - y) * 100), moved.turn], [x, 1, 5]);
  },
);

here.inPage(
  "a random legal scene is changed, saved under a name, checked by the program and played",
  { refused: /status of 4(00|09)/ },
  async (page) => {
    await page.goto(`${here.url}/scene`);
    await says(verdict(page), /Legal/);
    await page.getByLabel("Seed").fill("7");
    await page.getByRole("button", { name: "Random legal scene" }).click();
    await becomes(async () => (await draft(page)).name, "random_7");
    await says(verdict(page), /Legal/);
    const count = await boxes(page).count();
    await boxes(page).nth(0).focus();
    await page.keyboard.press("Delete");
    await counts(boxes(page), count - 1);
    await says(verdict(page), new RegExp(`Legal: ${count - 1} box`));
    await page.getByLabel("Name").fill("Bad name");
    await page.getByRole("button", { name: "Save" }).click();
    await says(page.locator(".said"), /A scene's name begins with a small letter/);
    await page.getByLabel("Name").fill("mine");
    await page.getByRole("button", { name: "Save" }).click();
    await says(page.locator(".said"), /Saved as content\/scenes\/mine.toml/);
    assert.match(readFileSync(file("mine"), "utf8"), /^\[scene\]\ntitle = "random 7"\n/);
    const checked = spawnSync(program(), ["contest", "check", file("mine")], {
      cwd: here.folder,
      env: here.environment,
      encoding: "utf8",
    });
    assert.match(checked.stdout, new RegExp(`legal, ${count - 1} box`), checked.stderr);
    // nobody else's file is replaced unseen
    await page.getByLabel("Name").fill("race_2");
    await page.getByRole("button", { name: "Save" }).click();
    await says(page.locator(".said"), /There is a scene 'race_2' already/);
    await page.getByLabel("Name").fill("mine");
    await page.getByLabel("Judge").selectOption("person");
    await page.getByRole("button", { name: "Play this scene" }).click();
    await page.waitForURL(/\/watch\?file=ceabot-race/);
    await says(page.locator('.contest-board [data-kind="judge"] dd'), /^A person$/);
    assert.ok(existsSync(file("mine")));
  },
);

here.inPage(
  "on a phone boxes are added, turned and taken away by fingers, and the language changes without a loss",
  { viewport: { width: 390, height: 844 }, hasTouch: true },
  async (page) => {
    await page.goto(`${here.url}/scene?name=race_1`);
    await says(verdict(page), /Legal/);
    await page.getByRole("button", { name: "Add a box" }).tap();
    await counts(boxes(page), 4);
    await page.getByRole("button", { name: "Turn to the left" }).tap();
    await becomes(async () => (await draft(page)).boxes[3].turn, 5);
    await fits(page);
    await holds(async () => (await page.locator(".scene-field svg").boundingBox()).width > 300);
    await page.getByRole("button", { name: "Remove the box" }).tap();
    await counts(boxes(page), 3);
    await says(verdict(page), /Legal: 3 boxes/);
    assert.equal(await page.locator(".unsaved").textContent(), "", "as it was");
  },
);
