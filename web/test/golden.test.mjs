// How the page looks, compared with kept pictures. CANCHA_GOLDEN=write npm test keeps the pictures of now.

import assert from "node:assert/strict";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import pixelmatch from "pixelmatch";
import { PNG } from "pngjs";

import { eventually } from "./helper.mjs";
import { events, inDrawnPage, url, watch } from "./page.mjs";

const golden = fileURLToPath(new URL("golden", import.meta.url));
const MOST_DIFFERENT = 0.03; // of the pixels: fonts and edges are not the same everywhere
const viewport = { width: 900, height: 600 };

/// A picture of the page as it is now.
async function picture(page, mask) {
  await page.mouse.move(0, 0);
  await page.evaluate(() => {
    for (const canvas of document.querySelectorAll(".stage canvas")) canvas.getContext("webgl2").finish();
    return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });
  return page.screenshot({
    mask: mask.map((part) => page.locator(part)),
    maskColor: "#888888",
    animations: "disabled",
  });
}

/// The share of pixels that differ, and a picture of them.
function difference(shot, path) {
  const [now, kept] = [PNG.sync.read(shot), PNG.sync.read(readFileSync(path))];
  assert.deepEqual([now.width, now.height], [kept.width, kept.height]);
  const diff = new PNG({ width: now.width, height: now.height });
  const count = pixelmatch(now.data, kept.data, diff.data, now.width, now.height, { threshold: 0.2 });
  return { share: count / (now.width * now.height), diff: PNG.sync.write(diff) };
}

/// Compares pictures of the page with the kept one until it looks so: still pictures are drawn once more, finer, and software
/// may lag behind.
async function looks(page, t, name, mask = []) {
  const path = join(golden, `${name}.png`);
  // a match of the same seed goes otherwise on another kind of processor, and with it the pictures of it
  const made = join(golden, "processor.txt");
  if (process.env.CANCHA_GOLDEN === "write") {
    mkdirSync(golden, { recursive: true });
    writeFileSync(made, `${process.arch}\n`);
    await page.waitForTimeout(2000);
    return writeFileSync(path, await picture(page, mask));
  }
  const processor = readFileSync(made, "utf8").trim();
  if (processor !== process.arch) return t.skip(`the kept pictures are of matches on ${processor}`);
  assert.ok(existsSync(path), `there is no ${path}: CANCHA_GOLDEN=write npm test keeps one`);
  return eventually(async () => {
    const shot = await picture(page, mask);
    const { share, diff } = difference(shot, path);
    const told = `${name}: ${(share * 100).toFixed(2)} % of the pixels differ`;
    if (share <= MOST_DIFFERENT) return t.diagnostic(told);
    const seen = join(tmpdir(), `cancha-golden-${name}.png`);
    writeFileSync(seen, shot);
    writeFileSync(seen.replace(/png$/, "diff.png"), diff);
    return assert.fail(`${told} from ${path}; see ${seen} and its diff`);
  }, 10_000);
}

for (const colorScheme of ["dark", "light"]) {
  inDrawnPage(
    `watch looks as it did (${colorScheme})`,
    { colorScheme, viewport, deviceScaleFactor: 1 },
    async (page, t) => {
      await page.addInitScript(() => localStorage.setItem("cancha.overlays", "trail,prediction,paths"));
      await watch(page, "file=demo.mcap&t=50.5");
      await events(page);
      await page.waitForFunction(() => window.__cancha.overlays().trail > 100);
      await page.keyboard.press(".");
      await looks(page, t, `watch-${colorScheme}`);
    },
  );
}

/// A home page that is the same on every run.
async function openHome(page) {
  // only the recordings that every run has, in one order
  await page.route("**/api/recordings", async (route) => {
    const list = (await (await route.fetch()).json()).filter(({ name }) =>
      ["demo.mcap", "short.mcap", "text.mcap"].includes(name),
    );
    list.sort((a, b) => (a.name < b.name ? -1 : 1));
    await route.fulfill({ json: list.map((entry, i) => ({ ...entry, modified: 1_700_000_000 - i })) });
  });
  // and a server that plays a match
  await page.route("**/api/choices", (route) =>
    route.fulfill({ json: { leagues: ["simurosot"], teams: ["roles", "chase"] } }),
  );
  await page.route("**/api/matches", (route) =>
    route.fulfill({
      json: [
        {
          name: "now.mcap",
          league: "simurosot",
          blue: "roles",
          yellow: "chase",
          phase: "playing",
          paused: false,
          speed: 1,
          seconds: 222,
          length: 600,
          prepared: 1,
          score: { blue: 3, yellow: 1 },
          branch_of: "",
          problem: "",
          held_by: "",
          behaviours: ["", ""],
        },
      ],
    }),
  );
  await page.goto(url());
  await page.waitForSelector(".live li");
  await page.waitForSelector(".matches");
}

inDrawnPage(
  "home looks as it did",
  { colorScheme: "light", viewport: { width: 900, height: 900 }, deviceScaleFactor: 1 },
  async (page, t) => {
    await openHome(page);
    await looks(page, t, "home", [".about"]);
  },
);

// a phone and a tablet
for (const [width, height] of [
  [390, 844],
  [820, 1180],
]) {
  const screen = { viewport: { width, height }, deviceScaleFactor: 1, hasTouch: true, isMobile: true };

  inDrawnPage(`home looks as it did on ${width} px`, { ...screen, colorScheme: "light" }, async (page, t) => {
    await openHome(page);
    await looks(page, t, `home-${width}`, [".about"]);
  });

  inDrawnPage(`watch looks as it did on ${width} px`, { ...screen, colorScheme: "dark" }, async (page, t) => {
    await page.addInitScript(() => localStorage.setItem("cancha.overlays", "trail"));
    await watch(page, "file=demo.mcap#t=50.5");
    await events(page);
    await looks(page, t, `watch-${width}`);
  });
}

inDrawnPage("compare looks as it did", { colorScheme: "dark", viewport, deviceScaleFactor: 1 }, async (page, t) => {
  await page.goto(`${url()}/compare?a=demo.mcap&b=short.mcap&t=20.5`);
  await page.waitForFunction(() => performance.getEntriesByName("first-picture").length > 0);
  await page.waitForFunction(() => document.querySelectorAll(".marks .goal").length >= 4);
  await looks(page, t, "compare");
});
