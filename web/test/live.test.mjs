// A live match in a real browser: the program plays it, the page shows, holds, touches and drives it.

import assert from "node:assert/strict";
import { join } from "node:path";

import { accessible, becomes, counts, eventually, fits, placeOf, says } from "./helper.mjs";
import { workshop } from "./studio.mjs";

const here = workshop("live");
const { folder, start } = here;
const play = (name, ...words) =>
  start("play", "--minutes", "10", "--speed", "1", "--record", join(folder, "recordings", name), ...words);
const live = (name, run, options = {}) => here.inPage(name, options, run);

const state = (page) =>
  page.evaluate(() => ({
    time: window.__cancha.time(),
    ball: window.__cancha.shown("ball"),
    ...window.__cancha.live(),
  }));
const until = (page, wanted, arg) => page.waitForFunction(wanted, arg);
/// Opens a match, and waits until it is drawn and the page knows that its server can play, so that bodies may be taken.
async function open(page, address) {
  await Promise.all([page.waitForResponse(/\/api\/choices$/), page.goto(address)]);
  await until(page, () => window.__cancha?.drawn() > 0);
}
/// Drags from one place of the page to another.
async function drag(page, from, to) {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
}

/// A place on the page a little beside another, where nothing stands.
async function freeBeside(page, from, far = 72) {
  const bodies = await page.evaluate(() =>
    ["ball", ...["blue", "yellow"].flatMap((team) => [0, 1, 2, 3, 4].map((number) => `${team} ${number}`))].map(
      (name) => window.__cancha.at(name),
    ),
  );
  const room = (to) => Math.min(...bodies.map((body) => Math.hypot(body.x - to.x, body.y - to.y)));
  const around = [0, 1, 2, 3, 4, 5, 6, 7].map((eighth) => ({
    x: from.x + far * Math.cos((eighth * Math.PI) / 4),
    y: from.y + far * Math.sin((eighth * Math.PI) / 4),
  }));
  return around.reduce((best, to) => (room(to) > room(best) ? to : best));
}

live("a live match moves; the view can be held, looked back and brought to now again", async (page) => {
  const match = await play("a.mcap");
  try {
    await new Promise((done) => setTimeout(done, 3000)); // who comes late has the beginning out of the file only
    await open(page, match.address);
    await until(page, () => window.__cancha.live().following && window.__cancha.time() > 4);
    await page.keyboard.press("Space"); // the view stands still, the match goes on
    const held = await state(page);
    await until(page, (end) => window.__cancha.live().end > end + 1, held.end);
    assert.equal((await state(page)).time, held.time);
    assert.equal((await state(page)).paused, false);

    await page.evaluate(() => window.__cancha.seek(1)); // out of the file that still grows
    await until(page, () => Math.abs(window.__cancha.frame() - 1) < 0.02);
    await page.getByRole("button", { name: "Live" }).click();
    await until(page, () => window.__cancha.live().end - window.__cancha.time() < 1);
    await page.locator(".events li").first().waitFor({ state: "attached" });
  } finally {
    await match.stop();
  }
});

live("the ball is dragged before the goal, stays there, and the match goes on as a what-if", async (page) => {
  const match = await play("b.mcap");
  try {
    await open(page, match.address);
    await page.keyboard.press("1"); // from above
    await until(page, () => window.__cancha.time() > 2);
    await page.keyboard.press("Space");
    const goal = await placeOf(page, "yellow 0");
    await drag(page, await placeOf(page, "ball"), { x: goal.x + 150, y: goal.y - 60 });
    await page.waitForURL(/b-what-if\.mcap/);
    await until(page, () => window.__cancha?.drawn() > 0 && window.__cancha.live()?.paused);
    const put = await eventually(async () => {
      const now = await state(page);
      assert.ok(now.ball[0] < -0.4, `the ball lies at ${now.ball}`);
      assert.equal(now.branch_of, "b.mcap");
      return now;
    });
    await page.waitForTimeout(500);
    assert.deepEqual((await state(page)).ball, put.ball, "it stays where it was put");
    await says(page.locator(".branches .parent"), /branched from b at \d\d:\d\d/);

    // a robot too, in the same what-if, turned by the keys
    await page.keyboard.press(".");
    await page.keyboard.press("Shift+Q");
    await until(page, () => window.__cancha.events.filter((event) => event.kind === "TOUCHED").length === 2);

    await page.keyboard.press("Space"); // nothing to play: the match goes on
    await until(page, (time) => window.__cancha.time() > time + 1, put.time);
    await becomes(async () => (await state(page)).paused, false);
    await page.evaluate((time) => window.__cancha.seek(time), put.time + 0.1); // and is looked at again
    await until(page, () => !window.__cancha.live().following);
  } finally {
    await match.stop();
  }
});

live("a robot is driven with the keyboard, and let go", async (page) => {
  const match = await play("c.mcap");
  try {
    await open(page, match.address);
    await page.keyboard.press(".");
    await until(page, () => window.__cancha.robot());
    const robot = await page.evaluate(() => window.__cancha.robot());
    await page.keyboard.press("c");
    await page.keyboard.down("a"); // turns on the spot, which no team does for long
    await until(page, () => window.__cancha.live().steered.length === 1);
    await becomes(async () => (await state(page)).steered, [robot]);
    await until(page, () => /You drive/.test(document.querySelector(".live-bar").textContent)); // drawn with the next picture
    await page.keyboard.up("a");
    await page.keyboard.press("Escape");
    await until(page, () => window.__cancha.live().steered.length === 0);
  } finally {
    await match.stop();
  }
});

live("a gamepad drives, too", async (page) => {
  const match = await play("g.mcap");
  try {
    await page.addInitScript(() => {
      navigator.getGamepads = () => [{ connected: true, axes: [0, -1] }]; // the stick is pushed ahead
    });
    await open(page, match.address);
    await page.keyboard.press(".");
    await page.getByRole("button", { name: "Drive" }).click();
    await until(page, () => window.__cancha.live().steered.length === 1);
    // both wheels are told to go ahead as fast as they can
    await page.waitForFunction(() => /125(\.0)? · 125/.test(document.querySelector(".robot")?.textContent ?? ""));
  } finally {
    await match.stop();
  }
});

live("a humanoid is driven with keys and with buttons on the page, and its player tells so", async (page) => {
  const match = await play("i.mcap", "kidsize", "--senses", "oracle");
  try {
    await open(page, match.address);
    await page.keyboard.press(".");
    await until(page, () => window.__cancha.robot());
    await page.getByRole("button", { name: "Drive" }).click();
    const pad = page.locator(".drive-pad");
    await pad.waitFor();
    await counts(pad.locator("button"), 13);
    await page.keyboard.down("a");
    await says(page.locator(".robot .facts"), /walk.*by hand/s);
    await page.keyboard.up("a");
    await says(page.locator(".robot .facts"), /stand.*by hand/s);
    await says(page.locator(".live-bar"), /Z X kick/);

    const aside = await pad.getByRole("button", { name: "Step to the left" }).boundingBox();
    await page.mouse.move(aside.x + aside.width / 2, aside.y + aside.height / 2);
    await page.mouse.down();
    await says(page.locator(".robot .facts"), /walk.*by hand/s);
    await page.mouse.up();
    await page.keyboard.press("z"); // even a short tap is a kick
    await says(page.locator(".robot .facts"), /playing a motion/);
    await accessible(page, "driving a humanoid");
    await page.keyboard.press("Escape");
    await until(page, () => window.__cancha.live().steered.length === 0);
    await pad.waitFor({ state: "hidden" });
  } finally {
    await match.stop();
  }
});

live("a humanoid that is dragged in a recording stands where it was put, in a what-if", async (page) => {
  const made = await start(
    "play",
    "kidsize",
    "--minutes",
    "0.1",
    "--speed",
    "max",
    "--record",
    join(folder, "recordings", "j.mcap"),
  );
  await made.ended;
  const studio = await start("studio");
  try {
    await open(page, `${studio.url}/watch?file=j.mcap&t=3`);
    await page.waitForFunction(() => /what if/.test(document.querySelector(".live-bar")?.textContent ?? ""));
    await page.keyboard.press("1");
    const from = await placeOf(page, "yellow 1");
    await drag(page, from, { x: from.x + 20, y: from.y - 60 });
    await page.waitForURL(/j-what-if\.mcap/);
    await until(page, () => window.__cancha?.drawn() > 0 && window.__cancha.live()?.paused);
    await becomes(() => page.evaluate(() => window.__cancha.events.at(-1)?.kind), "TOUCHED");
    await becomes(() => page.evaluate(() => window.__cancha.condition("yellow 1")), "plays");
    const height = await page.evaluate(() => window.__cancha.link("yellow 1", "trunk")[2]);
    assert.ok(height > 0.24 && height < 0.3, `it stands: ${height}`);
  } finally {
    await studio.stop();
  }
});

live("a robot dragged in a recording makes a what-if, and driving from there another", async (page) => {
  const made = await start(
    "play",
    "--minutes",
    "1",
    "--speed",
    "max",
    "--record",
    join(folder, "recordings", "h.mcap"),
  );
  await made.ended;
  const studio = await start("studio");
  try {
    await open(page, `${studio.url}/watch?file=h.mcap&t=6`);
    await page.waitForFunction(() => /what if/.test(document.querySelector(".live-bar")?.textContent ?? ""));
    await page.keyboard.press("1");
    const from = await placeOf(page, "yellow 1");
    await drag(page, from, await freeBeside(page, from));
    await page.waitForURL(/h-what-if\.mcap/);
    await until(page, () => window.__cancha?.drawn() > 0 && window.__cancha.live()?.paused);
    assert.ok(Math.abs((await state(page)).seconds - 6) < 0.1);
    await becomes(() => page.evaluate(() => window.__cancha.events.at(-1)?.kind), "TOUCHED");

    // a link leads to the original, to the same moment, and from there one back
    await page.getByRole("link", { name: "branched from h at 00:06" }).click();
    await page.waitForURL(/file=h\.mcap#t=6/); // it is as it was
    await until(page, () => window.__cancha?.drawn() > 0 && window.__cancha.live() === undefined);
    await becomes(async () => Math.abs((await page.evaluate(() => window.__cancha.time())) - 6) < 0.1, true);
    await page.getByText("Branches (1)").click();
    await page.getByRole("link", { name: "h-what-if from 00:06 on" }).waitFor();
    await page.getByText("Branches (1)").click();
    await page.waitForFunction(() => /what if/.test(document.querySelector(".live-bar")?.textContent ?? ""));
    await page.keyboard.press(".");
    await page.getByRole("button", { name: "Drive" }).click();
    await page.waitForURL(/h-what-if-2\.mcap&drive=/);
    await until(page, () => window.__cancha?.live()?.steered.length === 1 && !window.__cancha.live().paused);
  } finally {
    await studio.stop();
  }
});

live(
  "breakpoints, watches and changed symbols belong to the match: another browser sees and removes them",
  async (page) => {
    const match = await start(
      "play",
      "--minutes",
      "5",
      "--speed",
      "2",
      "--blue",
      "rondo",
      "--record",
      join(folder, "recordings", "k.mcap"),
    );
    const other = await (await page.context().browser().newContext({ reducedMotion: "reduce" })).newPage(); // shares nothing
    const look = async (tab) => {
      await open(tab, match.address);
      if (await tab.locator(".mind").isHidden()) await tab.keyboard.press("y"); // who comes back has it open still
      await tab.waitForSelector(".graphs .node.option.active");
      await tab.locator('.minds button[data-robot="blue 1"]').click();
    };
    const strike = (tab) => tab.locator(".node.state", { has: tab.locator(".name", { hasText: /^strike$/ }) });
    try {
      await Promise.all([look(page), look(other)]);
      await other.getByRole("button", { name: "Hold" }).click();
      await says(page.locator(".live-bar"), /Held by viewer \d/);
      await says(other.locator(".live-bar"), /Held by you/);
      for (const tab of [page, other])
        await tab.locator(".node.option", { hasText: "field_player" }).locator(".box").click();
      await strike(page).locator(".box").click();
      await says(other.locator(".stops"), /field_player\/strike/);
      await counts(other.locator(".node.state.held"), 1);
      await page.getByPlaceholder(/Expression to watch/).fill("ball.x");
      await page.keyboard.press("Enter");
      await says(other.locator(".watches"), /ball\.x/);
      await page.getByLabel("In use").uncheck();
      await page.locator('[data-symbol="player.strikes"] .value button').click();
      await page.locator('[data-symbol="player.strikes"] .value input').fill("500");
      await page.keyboard.press("Enter");
      await says(page.locator(".by-hand"), /blue 1: player\.strikes = 500.*by you/);
      await says(other.locator(".by-hand"), /blue 1: player\.strikes = 500.*by viewer \d/);

      // who set them leaves; they stay, also for who comes later, and anybody takes them away
      await page.goto("about:blank");
      await says(other.locator(".stops"), /field_player\/strike/);
      await look(page);
      await says(page.locator(".stops"), /field_player\/strike/);
      await other.getByRole("button", { name: "Remove field_player/strike" }).click();
      await counts(page.locator(".stops li"), 0);
    } finally {
      await other.context().close();
      await match.stop();
    }
  },
);

live("two viewers see the same match, and what one does the other sees", async (page) => {
  const match = await play("d.mcap");
  const other = await page.context().newPage();
  try {
    await Promise.all([open(page, match.address), open(other, match.address)]);
    await page.getByRole("button", { name: "Hold" }).click();
    await until(other, () => window.__cancha.live().paused);
    await page.locator(".live-bar select").last().selectOption("4");
    await until(other, () => window.__cancha.live().speed === 4);
    const before = (await state(other)).end;
    await page.getByRole("button", { name: "Play one step" }).click();
    await until(other, (end) => window.__cancha.live().end > end, before);
    await page.getByRole("button", { name: "Go on" }).click();
    await until(other, () => !window.__cancha.live().paused);
  } finally {
    await match.stop();
  }
});

live(
  "the page finds the match again after the server was started anew",
  async (page) => {
    const first = await play("e.mcap");
    await open(page, first.address);
    await until(page, () => window.__cancha.time() > 1);
    const { run } = await state(page);
    await first.stop("SIGKILL");
    await page.waitForFunction(() => /connection is lost/.test(document.querySelector(".live-bar")?.textContent ?? ""));
    const second = await play("e.mcap", "--force", "--port", first.port);
    try {
      await page.waitForFunction(
        (before) =>
          window.__cancha?.live()?.following && window.__cancha.live().run !== before && window.__cancha.time() > 0.2,
        run,
      );
    } finally {
      await second.stop();
    }
    // the match was ended in order; a studio has what was recorded
    await page.waitForFunction(() => /match is over/.test(document.querySelector(".live-bar")?.textContent ?? ""));
    const third = await start("studio", "--port", first.port);
    try {
      await page.reload();
      await page.waitForFunction(
        () => window.__cancha && window.__cancha.live() === undefined && window.__cancha.drawn() > 0,
      );
      await page.waitForFunction(() => /what if/.test(document.querySelector(".live-bar")?.textContent ?? ""));
    } finally {
      await third.stop();
    }
  },
  { mayComplain: true },
);

live("axe finds nothing on a live page, in either theme", async (page) => {
  const match = await play("f.mcap");
  try {
    for (const colorScheme of ["dark", "light"]) {
      await page.emulateMedia({ colorScheme });
      await open(page, match.address);
      await page.getByRole("button", { name: "Hold" }).click();
      await until(page, () => window.__cancha.live().paused);
      await accessible(page, `live, ${colorScheme}`);
      for (const width of [1024, 768]) {
        await page.setViewportSize({ width, height: 900 });
        await fits(page);
        await page.getByRole("button", { name: "Stop" }).waitFor();
      }
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.getByRole("button", { name: "Go on" }).click();
    }
  } finally {
    await match.stop();
  }
});
