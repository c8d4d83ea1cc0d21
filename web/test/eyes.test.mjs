// What robots of a match saw and heard, in the browser with the real program.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { join } from "node:path";

import { faults } from "./geometry.mjs";
import { accessible, becomes, eventually, holds, program, says } from "./helper.mjs";
import { workshop } from "./studio.mjs";

const MATCHES = {
  "seen.mcap": ["--senses", "camera", "--record-images"],
  "plain.mcap": ["--senses", "camera"],
  "ranges.mcap": ["--blue", "kidsize_ranges", "--yellow", "kidsize_ranges"],
};

const here = workshop("eyes", {
  studio: true,
  prepare: ({ folder, environment }) => {
    for (const [name, words] of Object.entries(MATCHES)) {
      const made = spawnSync(
        program(),
        ["play", "kidsize", ...words, "--minutes", "0.1", "--headless", "--record", join(folder, "recordings", name)],
        { cwd: folder, env: environment, encoding: "utf8" },
      );
      if (made.status !== 0) return `no recording was made: ${made.stderr}`;
    }
    return "";
  },
});

async function watch(page, file, robot, time = 3) {
  await page.goto(`${here.url}/watch?file=${file}#t=${time}`);
  await page.waitForFunction(() => performance.getEntriesByName("first-picture").length > 0);
  await holds(() => page.evaluate(() => "eye" in window.__cancha.overlays()), "the bundle came");
  const at = await page.evaluate((name) => window.__cancha.at(name), robot);
  await page.mouse.click(at.x, at.y);
  await becomes(() => page.evaluate(() => window.__cancha.robot()), robot);
}
const drawn = (page, name) => page.evaluate((overlay) => window.__cancha.overlays()[overlay], name);
const CARD = ".stage .eye";
/// How many different colours the picture has.
const colours = (page) =>
  page.evaluate((card) => {
    const canvas = document.querySelector(`${card} canvas`);
    const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
    const found = new Set();
    for (let i = 0; i < data.length; i += 64) found.add((data[i] << 16) | (data[i + 1] << 8) | data[i + 2]);
    return found.size;
  }, CARD);

here.inPage("a click on a robot shows its recorded picture with what it recognised", {}, async (page) => {
  await watch(page, "seen.mcap", "blue 1");
  await page.waitForSelector(`${CARD} canvas`, { state: "visible" });
  await says(page.locator(`${CARD} figcaption`), /blue 1 · \d\.\d\d s · recorded/);
  assert.ok((await colours(page)) > 200, "it is a picture");
  await eventually(async () =>
    assert.match(
      await page.locator(`${CARD} canvas`).getAttribute("aria-label"),
      /(ball|post|line|robot|goal).* \d\.\d\d m/,
    ),
  );
  await accessible(page, "picture of a robot");
  await page.keyboard.press("Escape"); // nobody is chosen
  await becomes(() => page.locator(CARD).isVisible(), false);
});

here.inPage("without recorded pictures it is drawn, and goes with the time", {}, async (page) => {
  await watch(page, "plain.mcap", "yellow 1");
  await says(page.locator(`${CARD} figcaption`), /yellow 1 · 2\.9\d s · drawn, seen by its own senses/);
  await page.evaluate(() => window.__cancha.seek(4.5));
  await says(page.locator(`${CARD} figcaption`), /4\.[34]\d s/);
  await page.keyboard.press("c");
  await becomes(() => page.locator(CARD).isVisible(), false);
  await page.keyboard.press("c");
  await becomes(() => page.locator(CARD).isVisible(), true);
});

here.inPage(
  "keys and the menu turn on what a camera sees of the pitch, and percepts against truth",
  {},
  async (page) => {
    // who looks at something depends on the machine's arithmetic
    let robot = "";
    for (const team of ["blue", "yellow"]) {
      for (const number of [0, 1, 2]) {
        const seen = await fetch(`${here.url}/api/recordings/plain.mcap/eyes?robot=${team}:${number}&at=3`);
        if ((await seen.json()).things.some(({ truth }) => truth)) robot = `${team} ${number}`;
      }
    }
    assert.ok(robot, "somebody sees something");
    await watch(page, "plain.mcap", robot);
    for (const [key, name] of [
      ["f", "sector"],
      ["e", "percepts"],
    ]) {
      assert.equal(await drawn(page, name), 0);
      await page.keyboard.press(key);
      await holds(async () => (await drawn(page, name)) > 0, name);
    }
    await says(page.locator(".labels.percepts"), /±\d\.\d\d m/);
    await page.getByRole("button", { name: "Overlays" }).click();
    await page.getByLabel(/Percepts against truth/).uncheck();
    await becomes(() => drawn(page, "percepts"), 0);
    await page.keyboard.press("Escape");
    await page.keyboard.press("?");
    await says(page.locator("dialog .keys"), /Camera picture.*Sonar cones and echoes.*Obstacle grid/s);
  },
);

here.inPage("lasers, sonars and the grid are drawn for robots that have them", {}, async (page) => {
  await watch(page, "ranges.mcap", "blue 0", 5);
  for (const key of ["s", "z", "q"]) await page.keyboard.press(key);
  await holds(async () => (await drawn(page, "rays")) > 0, "the keeper has lasers");
  assert.equal(await drawn(page, "cones"), 0);
  await page.keyboard.press("."); // the next robot
  await holds(async () => (await drawn(page, "cones")) > 0, "the others have sonars");
  await becomes(() => drawn(page, "rays"), 0);
});

here.inPage(
  "the picture fits on a phone, small and large",
  { viewport: { width: 390, height: 844 }, hasTouch: true },
  async (page) => {
    await page.goto(`${here.url}/watch?file=plain.mcap#t=3`);
    await page.waitForFunction(() => performance.getEntriesByName("first-picture").length > 0);
    await page.locator(".robot select").selectOption("blue 1");
    const card = page.locator(CARD);
    await page.waitForSelector(`${CARD} canvas`, { state: "visible" });
    for (const large of [false, true]) {
      if (large) await card.getByRole("button").click();
      await eventually(async () => assert.deepEqual(await faults(page, 40), [], large ? "large" : "small"), 6000);
      const [stage, box] = [await page.locator(".stage").boundingBox(), await card.boundingBox()];
      assert.ok(box.x >= stage.x && box.x + box.width <= stage.x + stage.width, "nothing is cut at the sides");
      assert.ok(box.y >= stage.y - 1 && box.y + box.height <= stage.y + stage.height + 1, "nor above or below");
    }
  },
);
