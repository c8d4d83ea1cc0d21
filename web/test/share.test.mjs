// Share files: opened from disk without a server or a network, and saved with the button of the watch page.

import assert from "node:assert/strict";
import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import test, { after, before } from "node:test";
import { pathToFileURL } from "node:url";

import { addressOf, becomes, browser, counts, program, recording, root, says } from "./helper.mjs";
import { visit } from "./visit.mjs";

const folder = mkdtempSync(join(tmpdir(), "cancha-share-"));
const environment = { ...process.env, CANCHA_ROOT: root };
const shared = join(folder, "ten minutes.html");
let chromium;
let why = "";

before(async () => {
  const path = recording("ten.mcap", 10);
  if (!path) why = "there is no recording and the program is not built";
  else {
    const made = spawnSync(program(), ["export", path, "--html", "-o", shared], { env: environment, encoding: "utf8" });
    if (!existsSync(shared)) why = `no share file was made: ${made.stderr}`;
  }
  chromium = await browser();
  if (!chromium) why = "chromium is not installed: apt-get install chromium-headless-shell";
});
after(async () => {
  await chromium?.close();
  rmSync(folder, { recursive: true, force: true });
});

/// A test with a page of its own, without a network; everything it asks for and complains of is noted.
function offline(name, run) {
  test(name, async (t) => {
    if (why) return t.skip(why);
    const asked = [];
    return visit(
      chromium,
      {
        offline: true,
        warnings: true,
        excused: (one) => /GPU stall/.test(one),
        asks: (address) => asked.push(address),
      },
      async (page) => {
        await run(page, t);
        assert.deepEqual(
          [...new Set(asked.filter((url) => !/^(data:|blob:)/.test(url)))],
          [page.url().replace(/#.*/, "")],
        );
      },
    );
  });
}

async function open(page) {
  await page.goto(pathToFileURL(shared).href);
  await page.waitForFunction(() => performance.getEntriesByName("first-picture").length > 0);
  await page.waitForFunction(() => document.querySelector(".grow .note")?.hidden);
}

offline("a share file plays from disk", async (page, t) => {
  await open(page);
  t.diagnostic(
    `first picture after ${(await page.evaluate(() => performance.getEntriesByName("first-picture")[0].startTime)).toFixed(0)} ms`,
  );
  assert.equal(await page.evaluate(() => window.__cancha.time()), 0);
  await page.keyboard.press("Space");
  await page.waitForFunction(() => window.__cancha.time() > 0.5);
  await page.keyboard.press("Space");
  assert.match(await page.title(), /^roles – roles · ten/);
  await says(page.locator(".numbers"), /Possession/);
});

offline("it scrubs to a goal, and shows its score", async (page) => {
  await open(page);
  const goal = await page.evaluate(() => window.__cancha.events.filter((event) => event.kind === "GOAL").at(-1));
  const box = await page.locator(".bar").boundingBox();
  await page.mouse.click(box.x + (box.width * goal.time) / 600, box.y + box.height / 2);
  await page.waitForFunction((at) => Math.abs(window.__cancha.time() - at) < 1, goal.time);
  await page.locator(".events .goal button").last().click();
  await page.waitForFunction((at) => window.__cancha.time() === at, goal.time);
  await becomes(() => page.locator(".scoreboard .score").textContent(), `${goal.score.blue} : ${goal.score.yellow}`);
});

offline("an address with a moment opens it there, and follows it", async (page) => {
  await page.goto(`${pathToFileURL(shared).href}#t=83.4`);
  await page.waitForFunction(() => window.__cancha?.time() === 83.4);
  await page.keyboard.press("Shift+ArrowRight");
  await becomes(() => page.evaluate(() => location.hash), "#t=88.4");
  await page.reload();
  await page.waitForFunction(() => window.__cancha?.time() === 88.4);
});

offline("it leads nowhere and cannot be shared again", async (page) => {
  await open(page);
  await counts(page.locator("a"), 0);
  await counts(page.getByRole("button", { name: /Save as one file/ }), 0);
});

test("ten minutes are less than 5 MB", (t) => {
  if (!existsSync(shared)) return t.skip(why);
  const bytes = statSync(shared).size;
  t.diagnostic(`${(bytes / 1e6).toFixed(2)} MB`);
  assert.ok(bytes < 5e6, `${bytes} bytes`);
  return undefined;
});

test("the button of the watch page saves the same file", async (t) => {
  if (why) return t.skip(why);
  const served = spawn(program(), ["watch", recording("ten.mcap", 10), "--port", "0"], { env: environment });
  try {
    const url = await addressOf(served);
    await visit(chromium, { acceptDownloads: true, locale: "es-UY", mayComplain: true }, async (page) => {
      await page.goto(url);
      await page.waitForFunction(() => performance.getEntriesByName("first-picture").length > 0);
      const coming = page.waitForEvent("download");
      await page.getByRole("button", { name: /Guardar como un archivo/ }).focus();
      await page.keyboard.press("Enter");
      const download = await coming;
      assert.equal(download.suggestedFilename(), "ten.html");
      await page.getByRole("status").filter({ hasText: "Guardado como ten.html" }).waitFor();
      const saved = readFileSync(await download.path(), "utf8");
      const match = (text) => /data-name="ten(?: minutes)?">([^<]*)</.exec(text)?.[1].length;
      assert.equal(match(saved), match(readFileSync(shared, "utf8")));
      // the home page shows a picture of it
      await page.goto(new URL("/", url).href);
      await page.waitForFunction(() =>
        [...document.querySelectorAll(".matches img")].some((picture) => picture.naturalWidth > 0),
      );
    });
  } finally {
    served.kill();
  }
  return undefined;
});
