// Takes the pictures of the studio in docs/pictures again, from the real pages: `node pictures.mjs [NAME…]`. Needs the built
// program and chromium. It works in a folder of its own, so nothing of the user's is shown or changed. Look at each picture before
// it is kept.

import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { addressOf, browser, program, root } from "./test/helper.mjs";

const MATCH = "simurosot-roles-rondo-4.mcap"; // the default teams
const MOMENT = 75; // seconds: the ball rolls, and many are on their way
const PATIENCE = 120_000; // ms

const folder = mkdtempSync(join(tmpdir(), "cancha-pictures-"));
const environment = { ...process.env, CANCHA_ROOT: folder };
const at = { cwd: folder, env: environment };

/// Plays a match as fast as it goes, with the picture beside its recording.
const play = (...words) => spawnSync(program(), ["play", "--json", ...words], at);

/// Opens a match at a moment and waits until its events are read and its panels filled.
async function watch(page, time) {
  await page.goto(`${url}/watch?file=${MATCH}#t=${time}`);
  await page.waitForFunction(() => window.__cancha?.drawn() > 0 && document.querySelector(".grow .note")?.hidden);
}

/// A picture of a match of another league: one robot is chosen, and what it believes, wants and does is told.
const league = (name, minutes, time, robot) => ({
  take: async (page) => {
    play(name, ...(minutes ? ["--minutes", minutes] : []), "--headless", "--record", `recordings/${name}.mcap`);
    await page.goto(`${url}/watch?file=${name}.mcap#t=${time}`);
    await page.waitForFunction(() => window.__cancha?.drawn() > 0);
    await page.locator(".robot select").selectOption(robot);
    await page.waitForTimeout(1000);
  },
});

const PICTURES = {
  spl: league("spl", "3", 62, "blue 3"),
  msl: league("msl", "1", 30, "blue 4"),
  contest: league("ceabot-race", "", 12, "blue 0"),
  judging: {
    take: async (page) => {
      const answer = await page.request.post(`${url}/api/matches`, {
        data: { league: "ceabot-sumo", blue: "ceabot_sumo", yellow: "ceabot_sumo", judge: "person" },
      });
      await page.goto(`${url}/watch?file=${(await answer.json()).name}`);
      await page.locator('[data-ruling="hand blue"]').click();
      await page.waitForFunction(() => window.__cancha?.time() > 14);
    },
  },
  scenes: {
    height: 760,
    take: async (page) => {
      await page.goto(`${url}/scene?name=race_5`);
      await page.locator(".scene-field .box").nth(1).focus();
      for (let i = 0; i < 2; ++i) await page.keyboard.press("Shift+ArrowDown");
      await page.locator(".verdict.illegal").waitFor();
    },
  },
  studio: {
    colorScheme: "dark",
    take: async (page) => {
      await watch(page, MOMENT);
      for (const key of ["g", "r", "b"]) await page.keyboard.press(key); // targets and roles, paths, the ball's prediction
      await page.locator(".robot select").selectOption("blue 4");
      await page.waitForFunction(() => window.__cancha.overlays().paths > 0);
    },
  },
  study: {
    height: 760,
    take: async (page) => {
      spawnSync(program(), ["study", "run", "two_on_one", "--trials", "80"], at);
      await page.goto(`${url}/study`);
      await page.getByRole("button", { name: "first_goal" }).click();
      await page.locator(".dots circle").nth(40).click({ force: true });
      await page.evaluate(() => scrollTo(0, 0));
    },
  },
  drive: {
    height: 760,
    take: async (page) => {
      const begun = await fetch(`${url}/api/matches`, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ league: "practice", blue: "practice_emulated", yellow: "practice" }),
      });
      const { name } = await begun.json();
      await page.goto(`${url}/watch?file=${name}&drive=blue%200`);
      await page.waitForFunction(() => window.__cancha?.live()?.steered.length === 1);
      await page.keyboard.down("j"); // it looks to the left while it walks
      await page.waitForTimeout(700);
      await page.keyboard.up("j");
      await page.keyboard.down("w");
      await page.waitForTimeout(2500);
    },
  },
  home: {
    height: 760,
    take: async (page) => {
      await fetch(`${url}/api/matches`, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ minutes: 10, seed: 7, speed: 20 }),
      });
      await page.goto(url);
      await page.waitForFunction(() => document.querySelectorAll(".matches img").length > 1);
      await page.waitForFunction(() => [...document.querySelectorAll(".matches img")].every((image) => image.complete));
      await page.waitForFunction(() => Number(document.querySelector(".live progress")?.value) > 0.1);
    },
  },
  behaviour: {
    width: 1440,
    height: 900,
    take: async (page) => {
      await watch(page, MOMENT);
      await page.keyboard.press("y");
      await page.locator('.minds button[data-robot="yellow 2"]').click();
      await page.waitForSelector(".graphs .node.option.active");
      await page.waitForSelector(".changes > li");
      await page.locator(".node.option", { hasText: "field_player" }).locator(".box").click();
      await page.waitForFunction(() => document.querySelector("#mind-states").textContent === "field_player");
    },
  },
  chart: {
    take: async (page) => {
      await page.goto(`${url}/chart?behaviour=ceabot_avoid`);
      await page.waitForFunction(() => window.__chart?.fresh());
      let ticks = 0;
      const steps = async (count) => {
        for (let i = 0; i < count; ++i) {
          await page.getByRole("button", { name: "Step", exact: true }).click();
          await page.getByText(`Tick ${++ticks} of ${ticks}`).waitFor();
        }
      };
      await steps(4);
      for (const [input, count] of [
        ["v", 4],
        ["u", 3],
        ["w", 4],
      ]) {
        const box = page.getByRole("checkbox", { name: new RegExp(`^${input}`) });
        await box.check();
        await steps(count);
        if (input !== "w") await box.uncheck();
      }
    },
  },
  motion: {
    take: async (page) => {
      await page.goto(`${url}/motion?robot=bioloid&name=get_up_front`);
      await page.waitForFunction(() => window.__motion?.motion().poses.length > 0);
      await page.getByRole("button", { name: "Play in simulation" }).click();
      await page.waitForFunction(() => window.__motion.shown() === "simulation" && !window.__motion.playing());
      await page.getByLabel("Moment").fill("1.2"); // half way up, where the words leave it free
    },
  },
  eyes: {
    take: async (page) => {
      play(
        "kidsize",
        "--senses",
        "camera",
        "--minutes",
        "0.3",
        "--seed",
        "3",
        "--headless",
        "--record",
        "recordings/eyes.mcap",
      );
      await page.goto(`${url}/watch?file=eyes.mcap#t=14`);
      await page.waitForFunction(() => "eye" in (window.__cancha?.overlays() ?? {}));
      await page.locator(".robot select").selectOption("blue 1");
      for (const key of ["f", "e"]) await page.keyboard.press(key);
      await page.waitForSelector(".eye canvas", { state: "visible" });
      await page.waitForFunction(() => window.__cancha.overlays().percepts > 0);
    },
  },
  basestation: {
    height: 1120,
    take: async (page) => {
      // a team of processes, whose databases lie where the studio looks for them
      const ports = ["--bodies", "24311", "--refbox", "24312", "--radio", "24313"];
      team = spawn(program(), ["team", "run", "msl", "--headless", "--name", "picture", ...ports], {
        ...at,
        stdio: ["ignore", "ignore", "inherit"],
      });
      await page.goto(`${url}/team?team=picture&view=coach`);
      await page.waitForFunction(() => document.querySelectorAll(".coached tbody tr").length === 5);
      await page.waitForTimeout(15_000); // the kick-off is taken, and places are known
    },
  },
  calibration: {
    height: 1000,
    take: async (page) => {
      await page.goto(`${url}/camera`);
      await page.waitForFunction(() => window.__camera?.things()?.length > 0);
    },
  },
};

let team; // a team of processes, where one was started
for (const part of ["content", "web"]) symlinkSync(join(root, part), join(folder, part));
play("--minutes", "4", "--seed", "4");
play("--minutes", "10", "--seed", "2", "--blue", "chase", "--yellow", "roles");
const studio = spawn(program(), ["studio", "--port", "0", "--no-token", "--no-browser"], {
  ...at,
  stdio: ["ignore", "pipe", "inherit"],
});
const url = new URL(await addressOf(studio)).origin;
const chromium = await browser();
try {
  for (const name of process.argv.length > 2 ? process.argv.slice(2) : Object.keys(PICTURES)) {
    const { width = 1280, height = 800, colorScheme = "light", take } = PICTURES[name];
    const context = await chromium.newContext({
      viewport: { width, height },
      colorScheme,
      locale: "en-GB",
      reducedMotion: "reduce",
    });
    context.setDefaultTimeout(PATIENCE);
    const page = await context.newPage();
    await take(page);
    await page.mouse.move(0, 0);
    await page.waitForTimeout(3000); // a still picture is drawn once more, finer
    await page.screenshot({ path: join(root, "docs/pictures", `${name}.png`), timeout: PATIENCE });
    await context.close();
    console.log(`docs/pictures/${name}.png`);
  }
} finally {
  await chromium.close();
  team?.kill();
  studio.kill();
  rmSync(folder, { recursive: true, force: true });
}
