// The picture of the motion page in a real browser: the whole robot, the ball of a kick, the robot bent as the simulator bends it.

import assert from "node:assert/strict";

import { eventually, load } from "./helper.mjs";
import { workshop } from "./studio.mjs";

const here = workshop("motion-picture", { copies: true, studio: true });
const inPage = (title, options, run) => here.inPage(title, { draws: true, patience: 60_000, ...options }, run);

const open = async (page, name = "stand") => {
  await page.goto(`${here.url}/motion?robot=bioloid&name=${name}`);
  await page.waitForFunction(() => window.__motion);
};

for (const name of ["bioloid", "robonova", "nao"]) {
  inPage(`the whole robot is in the picture from everywhere: ${name}`, {}, async (page) => {
    await page.goto(`${here.url}/motion?robot=${name}`);
    await page.waitForFunction(() => window.__motion);
    for (const size of [
      { width: 1280, height: 800 },
      { width: 900, height: 1100 },
    ]) {
      await page.setViewportSize(size);
      for (const view of ["slant", "front", "side", "back"]) {
        await page.locator(".motion-tools select").selectOption(view);
        await eventually(async () => {
          const { left, right, bottom, top } = await page.evaluate(() => window.__motion.framed());
          assert.ok(left > -1 && right < 1 && bottom > -1 && top < 1, `${view}: ${[left, right, bottom, top]}`);
          assert.ok(top - bottom > 0.8 || right - left > 0.8, `${view}: it is small: ${[left, right, bottom, top]}`);
        });
      }
    }
  });
}

inPage("a kick has its ball before the foot, and in the simulation it rolls away", {}, async (page) => {
  await open(page, "kick_right");
  const ball = () => page.evaluate(() => window.__motion.ball());
  await eventually(async () => assert.ok((await ball())?.[0] > 0.05));
  const before = await ball();
  await page.getByRole("button", { name: "Play in simulation" }).click();
  await page.waitForFunction(() => window.__motion.shown() === "simulation" && !window.__motion.playing());
  assert.ok((await ball())[0] > before[0] + 0.3, `${await ball()}`);
  await open(page, "stand");
  await eventually(async () => assert.equal(await ball(), undefined));
});

inPage("the page bends the robot as the simulator does", {}, async () => {
  const { Body } = await load("src/scene/humanoid/body.ts");
  const bioloid = await (await fetch(`${here.url}/api/robot?name=bioloid`)).json();
  const body = new Body(bioloid);
  body.pose(bioloid.joints.map(() => 0));
  body.stand();
  assert.ok(Math.abs(body.place("trunk")[2] - 0.2975) < 1e-9, "straight legs");
  assert.ok(Math.abs(body.place("left_foot")[1] - 0.0385) < 1e-9);
  const stand = await (await fetch(`${here.url}/api/motion?robot=bioloid&name=stand`)).json();
  const { frames } = await here.post("/api/motion/simulate", {
    motion: { robot: "bioloid", name: "stand", text: stand.text },
  });
  for (const { trunk, angles } of [frames[0], frames[40]]) {
    body.pose(angles);
    body.stand();
    assert.ok(Math.abs(body.place("trunk")[2] - trunk[2]) < 0.004, `${body.place("trunk")[2]} ${trunk[2]}`);
  }
});

inPage("the picture is turned with the keyboard", {}, async (page) => {
  await open(page);
  const eye = () => page.evaluate(() => window.__motion.eye());
  const before = await eye();
  await page.locator(".motion-stage canvas").focus();
  await page.keyboard.press("ArrowRight");
  await eventually(async () => assert.notDeepEqual(await eye(), before));
  const turned = await eye();
  await page.keyboard.press("+");
  const length = ([x, y, z]) => Math.hypot(x, y, z - 0.2);
  await eventually(async () => assert.ok(length(await eye()) < length(turned)));
  await page.getByLabel("View", { exact: true }).selectOption("front");
  await eventually(async () => assert.ok(Math.abs((await eye())[1]) < 1e-6));
});
