// One robot driven by hand in a real browser, simulated and on emulated servos: it must really move.

import assert from "node:assert/strict";

import { accessible, becomes, counts, fits, says } from "./helper.mjs";
import { workshop } from "./studio.mjs";

const here = workshop("drive", { studio: true });
const ROBOT = "blue 0";

const until = (page, wanted, arg) => page.waitForFunction(wanted, arg);
const trunk = (page) => page.evaluate((robot) => window.__cancha.link(robot, "trunk"), ROBOT);
const ahead = (page, link) => page.evaluate(([robot, name]) => window.__cancha.ahead(robot, name), [ROBOT, link]);
const facts = (page) => page.locator(".robot .facts");

async function open(page, address) {
  await page.goto(address);
  await until(page, () => window.__cancha?.drawn() > 0 && window.__cancha.live()?.steered.length === 1);
  await says(facts(page), /by hand/);
}

/// Holds a button of the page until something has come true.
async function hold(page, name, wanted, arg) {
  const box = await page.locator(".drive-pad").getByRole("button", { name }).boundingBox();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await until(page, wanted, arg);
  await page.mouse.up();
}

/// Ahead and a turn by keys, the head and a kick by buttons.
async function drivesAbout(page) {
  const from = await trunk(page);
  await page.keyboard.down("w");
  await until(
    page,
    ([robot, [x, y]]) => {
      const [nowX, nowY] = window.__cancha.link(robot, "trunk");
      return Math.hypot(nowX - x, nowY - y) > 0.15;
    },
    [ROBOT, from],
  );
  await page.keyboard.up("w");
  await says(facts(page), /stand.*by hand/s);

  const facing = await ahead(page, "trunk");
  await page.keyboard.down("a");
  await until(
    page,
    ([robot, [x, y]]) => {
      const [nowX, nowY] = window.__cancha.ahead(robot, "trunk");
      return x * nowY - y * nowX > 0.4; // to the left
    },
    [ROBOT, facing],
  );
  await page.keyboard.up("a");
  await says(facts(page), /stand.*by hand/s);

  await hold(
    page,
    "Look left",
    (robot) => {
      const [tx, ty] = window.__cancha.ahead(robot, "trunk");
      const [hx, hy] = window.__cancha.ahead(robot, "head");
      // it may have looked there by itself before
      const told = Number(/← (\d+)°/.exec(document.querySelector(".robot .facts").innerText)?.[1]);
      return told > 35 && Math.atan2(tx * hy - ty * hx, tx * hx + ty * hy) > 0.5;
    },
    ROBOT,
  );
  await page.keyboard.down("k"); // and down
  // and stays to the left
  await until(
    page,
    (robot) => {
      const [tx, ty] = window.__cancha.ahead(robot, "trunk");
      const [hx, hy, hz] = window.__cancha.ahead(robot, "head");
      return hz < -0.4 && Math.atan2(tx * hy - ty * hx, tx * hx + ty * hy) > 0.3;
    },
    ROBOT,
  );
  await page.keyboard.up("k");
  await page.keyboard.press("o"); // where it likes
  await becomes(() => page.evaluate(() => /← \d/.test(document.querySelector(".robot .facts").innerText)), false);

  await page.locator(".drive-pad").getByRole("button", { name: "Kick with the right foot" }).click();
  await says(facts(page), /playing a motion/);
  await says(facts(page), /stand.*by hand/s);
}

/// What a robot sees is asked of the recording, which may hold nothing yet.
const JUST_BEGUN = { refused: /422/ };

here.inPage("a simulated robot walks, turns, looks and kicks as keys and buttons say", JUST_BEGUN, async (page) => {
  const drive = await here.start("robot", "drive");
  try {
    await open(page, drive.address);
    await counts(page.locator(".drive-pad button"), 13);
    await drivesAbout(page);
    await accessible(page, "driving with a head");
  } finally {
    await drive.stop();
  }
});

here.inPage("the same on emulated servos, chosen on the page that starts matches", JUST_BEGUN, async (page) => {
  const match = await here.post("/api/matches", { league: "practice", blue: "practice_emulated", yellow: "practice" });
  await open(page, `${here.url}/watch?file=${match.name}&drive=${encodeURIComponent(ROBOT)}`);
  await drivesAbout(page);
});

here.inPage(
  "on a phone every control is there, and large enough for a finger",
  { viewport: { width: 390, height: 844 }, ...JUST_BEGUN },
  async (page) => {
    const drive = await here.start("robot", "drive", "--emulated");
    try {
      await open(page, drive.address);
      await fits(page, "while driving");
      const boxes = await page
        .locator(".drive-pad button")
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
      for (const { left, right, width, height } of boxes) {
        assert.ok(left >= 0 && right <= 390, `${left} to ${right}`);
        assert.ok(width >= 40 && height >= 40, `${width} × ${height}`);
      }
      const from = await trunk(page);
      await hold(page, "Ahead", ([robot, [x]]) => Math.abs(window.__cancha.link(robot, "trunk")[0] - x) > 0.05, [
        ROBOT,
        from,
      ]);
    } finally {
      await drive.stop();
    }
  },
);

here.inPage("who drives a robot that is gone is told so", { refused: /WebSocket|ERR_|422/ }, async (page) => {
  const drive = await here.start("robot", "drive");
  await open(page, drive.address);
  await drive.stop("SIGKILL");
  await says(page.locator(".live-bar"), /is gone: its program does not answer/);
});
