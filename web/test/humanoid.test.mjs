// Matches of robots with joints, in the browser.

import assert from "node:assert/strict";
import { before } from "node:test";

import { becomes, holds, humanoidRecording, says } from "./helper.mjs";
import { accessible, inDrawnPage, url, watch } from "./page.mjs";

let made;
before(() => void (made = humanoidRecording()));

const open = (page, time) => watch(page, `file=humanoid.mcap#t=${time}`);
const link = (page, robot, name) => page.evaluate(([who, what]) => window.__cancha.link(who, what), [robot, name]);
const humanoids = (name, run) =>
  inDrawnPage(name, {}, (page, t) => (made ? run(page) : t.skip("there is no recording")));

humanoids("robots stand on their feet with bent legs", async (page) => {
  await open(page, 2);
  for (const robot of ["blue 0", "blue 1", "yellow 0", "yellow 2"]) {
    const [trunk, head, left, right] = await Promise.all(
      ["trunk", "head", "left_foot", "right_foot"].map((name) => link(page, robot, name)),
    );
    assert.ok(
      trunk[2] > 0.24 && trunk[2] < 0.29,
      `${robot}: the legs of a straight robot would be longer: ${trunk[2]}`,
    );
    assert.ok(head[2] > trunk[2] + 0.05, `${robot} is upright`);
    for (const foot of [left, right])
      assert.ok(foot[2] > 0.02 && foot[2] < 0.09, `${robot}: a foot is on the ground or just above it: ${foot[2]}`);
    assert.ok(Math.hypot(left[0] - right[0], left[1] - right[1]) > 0.05, `${robot}: two feet`);
  }
});

humanoids("legs move while time goes on, and between frames too", async (page) => {
  await open(page, 2);
  const feet = async (time) => {
    await page.evaluate((to) => window.__cancha.seek(to).then(() => window.__cancha.draw()), time);
    const [trunk, foot] = await Promise.all([link(page, "blue 1", "trunk"), link(page, "blue 1", "left_foot")]);
    return foot[2] - trunk[2];
  };
  // when it begins to walk depends on what it sees first, and that on the machine's arithmetic
  const steps = [];
  for (let time = 3; time < 11; time += 0.3) steps.push(await feet(time));
  assert.ok(Math.max(...steps) - Math.min(...steps) > 0.005, `it walks to its place: ${steps}`);
  const fastest = steps.reduce(
    (best, z, i) => (Math.abs(z - steps[0]) > Math.abs(steps[best] - steps[0]) ? i : best),
    0,
  );
  const frame = [await feet(3 + 0.3 * fastest), await feet(3 + 0.3 * fastest + 0.004)];
  assert.ok(Math.abs(frame[1] - frame[0]) < 0.005, "little changes within a frame");
});

humanoids("the scoreboard says the phase, and a click chooses a robot, which tells what it believes", async (page) => {
  await open(page, 5);
  await says(page.locator(".scoreboard .play"), /^Ready · Kick-off for blue$/);
  const at = await page.evaluate(() => window.__cancha.at("yellow 1"));
  await page.mouse.click(at.x, at.y);
  await becomes(() => page.evaluate(() => window.__cancha.robot()), "yellow 1");
  await says(page.locator(".facts"), /Role.*Action.*Posture.*Believed place.*off.*Believed ball/s);
  await holds(
    () => page.evaluate(() => window.__cancha.overlays().beliefs > 0),
    "beliefs are drawn for the chosen robot",
  );
  await page.keyboard.press("u");
  await becomes(() => page.evaluate(() => window.__cancha.overlays().beliefs), 0);
  await accessible(page, "humanoids");
});

humanoids("all cameras and overlays work at this size", async (page) => {
  await open(page, 12);
  for (const key of ["1", "2", "3", "4", "b", "r", "g", "x", "h", "v", "d"]) await page.keyboard.press(key);
  await holds(() =>
    page.evaluate(() => ["paths", "targets", "distances"].every((name) => window.__cancha.overlays()[name] > 0)),
  );
});

humanoids("the list of robots tells who lies, gets up or is taken out, and chooses one", async (page) => {
  await open(page, 2);
  const robot = page.locator('.squad button[data-robot="yellow 1"]');
  await becomes(() => robot.getAttribute("data-condition"), "plays");
  await robot.click();
  await becomes(() => page.evaluate(() => window.__cancha.robot()), "yellow 1");
  // whatever happens, the list says what the marks on the pitch say
  for (const time of [8, 16, 24]) {
    await page.evaluate((to) => window.__cancha.seek(to), time);
    await becomes(
      () =>
        page.evaluate(() =>
          [...document.querySelectorAll(".squad button")].every(
            ({ dataset }) => dataset.condition === window.__cancha.condition(dataset.robot),
          ),
        ),
      true,
    );
  }
  await accessible(page, "list of robots");
});

humanoids("joints, lean and gyro of a robot are drawn", async (page) => {
  await open(page, 3);
  await page.keyboard.press("o");
  await page.locator("button", { hasText: "Add numbers" }).click();
  for (const name of ["blue 1.left_knee", "blue 1.pitch", "blue 1.gyro_y"]) {
    await page.getByPlaceholder(/Search/).fill(name);
    await page.locator(".choices label:visible").first().locator("input").check();
  }
  await page.keyboard.press("Escape");
  await says(page.locator(".values"), /left_knee-?\d+(\.\d+)? °.*pitch-?\d+(\.\d+)? °.*gyro_y-?\d+(\.\d+)? °\/s/s);
});

humanoids("two matches of humanoids are compared, with one robot chosen in both", async (page) => {
  humanoidRecording("humanoid-2.mcap", 0.2);
  await page.goto(`${url()}/compare?a=humanoid.mcap&b=humanoid-2.mcap#t=3`);
  await page.waitForFunction(() => performance.getEntriesByName("first-picture").length > 0);
  await becomes(() => page.evaluate(() => window.__cancha.frames().map(Math.round)), [3, 3]);
  await becomes(
    () => page.locator(".scoreboard .play").allTextContents(),
    ["Ready · Kick-off for blue", "Ready · Kick-off for blue"],
  );
  await page.keyboard.press("."); // chooses in both
  await page.keyboard.press("4");
  await page.evaluate(() => window.__cancha.seek(9));
  await becomes(() => page.evaluate(() => window.__cancha.frames().map(Math.round)), [9, 9]);
  await accessible(page, "two matches of humanoids");
});
