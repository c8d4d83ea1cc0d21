// Links to moments, full screen, the change of language, the way between pages, and what happens when the server or the file goes.

import assert from "node:assert/strict";
import { copyFileSync, mkdtempSync, rmSync, unlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after } from "node:test";

import { serve } from "../serve.mjs";
import { becomes, counts, eventually, folder as recordings, holds, says } from "./helper.mjs";
import { accessible, events, inPage, time, url, watch } from "./page.mjs";

const own = mkdtempSync(join(tmpdir(), "cancha-moment-"));
after(() => rmSync(own, { recursive: true, force: true }));

/// Chooses another language, in the head or in its menu.
async function speak(page, language) {
  const list = page.locator(".settings select").last();
  await eventually(async () => {
    if (!(await list.isVisible())) await page.locator(".opener").click({ timeout: 2000 });
    await list.selectOption(language, { timeout: 2000 });
  });
  await becomes(() => page.getAttribute("html", "lang"), language);
}
const hash = (page) => page.evaluate(() => location.hash);
const firstPicture = (page) => page.waitForFunction(() => performance.getEntriesByName("first-picture").length > 0);

inPage("the address follows the moment that stands still, and leads back to it", {}, async (page) => {
  await page.goto(`${url()}/watch?file=demo.mcap#t=20.5`);
  await firstPicture(page);
  await becomes(() => time(page), 20.5);
  await page.keyboard.press("Shift+ArrowRight");
  await becomes(() => hash(page), "#t=25.5");
  await page.reload();
  await firstPicture(page);
  await becomes(() => time(page), 25.5);
  // while it plays the address waits
  await page.keyboard.press("Space");
  await page.waitForFunction(() => window.__cancha.time() > 26);
  assert.equal(await hash(page), "#t=25.5");
  await page.keyboard.press("Space");
  await holds(async () => Math.abs(Number((await hash(page)).slice(3)) - (await time(page))) < 0.001);
  // another address goes there
  await page.evaluate(() => (location.hash = "#t=83.4"));
  await becomes(() => time(page), 83.4);
});

inPage("the address of the start needs no moment", {}, async (page) => {
  await watch(page);
  await page.keyboard.press("ArrowRight");
  await holds(async () => (await hash(page)).startsWith("#t=0.0"));
  await page.keyboard.press("Home");
  await becomes(() => hash(page), "#t=0");
});

inPage("a link to this moment is copied", { permissions: ["clipboard-read", "clipboard-write"] }, async (page) => {
  await watch(page, "file=demo.mcap&t=12.25");
  await page.getByRole("button", { name: "Copy a link to this moment" }).click();
  await says(page.getByRole("status").filter({ hasText: "copied" }), /link to this moment is copied/);
  assert.equal(
    await page.evaluate(() => navigator.clipboard.readText()),
    `${url()}/watch?file=demo.mcap&t=12.25#t=12.25`,
  );
});

inPage("a comparison has a moment, too", {}, async (page) => {
  await page.goto(`${url()}/compare?a=demo.mcap&b=short.mcap#t=31.5`);
  await firstPicture(page);
  await becomes(() => time(page), 31.5);
  await page.keyboard.press("Shift+ArrowLeft");
  await becomes(() => hash(page), "#t=26.5");
});

inPage("the match fills the screen by key and by button", {}, async (page) => {
  await watch(page, "file=demo.mcap&t=10");
  const full = () => page.evaluate(() => document.fullscreenElement?.className ?? "");
  await page.keyboard.press("Shift+F");
  await holds(async () => (await full()).startsWith("watch"));
  await page.getByRole("button", { name: "Leave full screen" }).click();
  await becomes(full, "");
  await page.getByRole("button", { name: "Full screen" }).click();
  await holds(async () => (await full()).startsWith("watch"));
  await page.keyboard.press("Shift+F");
  await becomes(full, "");
});

inPage(
  "all pages are one click away, and this one is marked",
  { viewport: { width: 1280, height: 800 } },
  async (page) => {
    await page.goto(url());
    await page.waitForSelector(".matches");
    const here = () => page.locator(".pages [aria-current=page]").textContent();
    await becomes(here, "Matches");
    await page.getByRole("navigation", { name: "Pages of the studio" }).getByRole("link", { name: "Compare" }).click();
    await page.waitForURL(/\/compare$/);
    await becomes(here, "Compare");
    await page.getByRole("button", { name: "Compare" }).click();
    await firstPicture(page);
    assert.match(page.url(), /\/compare\?a=.+&b=.+/);
  },
);

inPage(
  "on a phone the pages are in a menu, also while a match is watched",
  { viewport: { width: 390, height: 844 }, hasTouch: true },
  async (page) => {
    await watch(page);
    await page.getByRole("button", { name: /All pages/ }).tap();
    const pages = page.getByRole("navigation", { name: "Pages of the studio" });
    await pages.waitFor();
    await accessible(page, "menu");
    await becomes(() => pages.locator("[aria-current=page]").textContent(), "Matches");
    await pages.getByRole("link", { name: "Matches" }).tap();
    await page.waitForSelector(".matches");
  },
);

inPage("another language keeps the place", {}, async (page) => {
  await page.addInitScript(
    () => localStorage.getItem("cancha.panels") ?? localStorage.setItem("cancha.panels", "panel,log"),
  );
  await watch(page, "file=short.mcap&t=21.75");
  await events(page);
  await page.keyboard.press("1");
  await page.keyboard.press(".");
  await page.keyboard.press("+");
  await page.getByLabel("Filter").fill("goal");
  await page.getByLabel("Goals only").check();
  const [robot, shown] = [
    await page.evaluate(() => window.__cancha.robot()),
    await page.locator(".lines li:not([hidden])").count(),
  ];
  assert.ok(shown > 0);
  await speak(page, "es");
  await firstPicture(page);
  await becomes(() => time(page), 21.75);
  await becomes(() => page.evaluate(() => window.__cancha.robot()), robot);
  await becomes(() => page.locator(".segments [aria-pressed=true]").textContent(), "Arriba");
  await becomes(() => page.getByLabel("Velocidad").inputValue(), "2");
  await becomes(() => page.getByLabel("Filtrar").inputValue(), "goal");
  await holds(() => page.getByLabel("Solo goles").isChecked());
  await counts(page.locator(".lines li:not([hidden])"), shown);
  // and reasons are in that language
  await holds(async () =>
    (await page.locator(".events .why").allTextContents()).some((text) => /primera parte|balón/.test(text)),
  );
  assert.doesNotMatch((await page.locator(".events .why").allTextContents()).join(), /the ball|first half/);
});

inPage("a match that plays goes on in another language", {}, async (page) => {
  await watch(page, "file=demo.mcap&t=30");
  await page.keyboard.press("Space");
  await page.waitForFunction(() => window.__cancha.time() > 30.5);
  await speak(page, "es");
  await page.waitForFunction(() => window.__cancha?.time() > 31);
});

inPage(
  "a lost connection is told across the page, and found again",
  { mayComplain: true, asks: () => undefined },
  async (page) => {
    copyFileSync(join(recordings, "demo.mcap"), join(own, "demo.mcap"));
    let server = await serve(own);
    const port = Number(new URL(server.url).port);
    try {
      await page.goto(`${server.url}/watch?file=demo.mcap#t=5`);
      await firstPicture(page);
      server.stop();
      // somebody goes somewhere that is not here yet
      await page.evaluate(() => void window.__cancha.seek(200));
      const banner = page.locator(".connection");
      await says(banner, /connection to the studio is lost.*Trying again in \d+ second/s);
      await holds(() => banner.isVisible());
      await accessible(page, "without a server");
      await counts(page.locator("main.trouble"), 0, "what was there stays");
      server = await serve(own, port);
      await page
        .getByRole("button", { name: "Try now" })
        .click({ timeout: 5000 })
        .catch(() => undefined); // it may be back already
      await says(banner, /Connected again/);
      await becomes(() => time(page), 200, "and goes on where it was going");
      await becomes(() => banner.isVisible(), false);
      // home, too
      await page.goto(server.url);
      await page.waitForSelector(".matches");
      server.stop();
      await says(banner, /is lost/);
    } finally {
      server.stop();
    }
  },
);

for (const [what, change, told] of [
  ["replaced", (path) => copyFileSync(join(recordings, "short.mcap"), path), /was replaced by another file/],
  ["deleted", unlinkSync, /was deleted or moved/],
]) {
  inPage(
    `a recording that is ${what} while it is watched is told`,
    { mayComplain: true, asks: () => undefined },
    async (page) => {
      const path = join(own, "watched.mcap");
      copyFileSync(join(recordings, "demo.mcap"), path);
      const server = await serve(own);
      try {
        await page.goto(`${server.url}/watch?file=watched.mcap#t=5`);
        await firstPicture(page);
        change(path);
        await says(page.locator("main [role=alert]"), told); // without a touch
        await says(page.locator("main [role=alert]"), /watched\.mcap/);
        if (what === "deleted") return;
        await page.getByRole("button", { name: "Open the new one" }).click();
        await firstPicture(page);
        await holds(async () => (await page.evaluate(() => window.__cancha.events.length)) >= 0);
        // and where parts of it are fetched meanwhile
        copyFileSync(join(recordings, "demo.mcap"), path);
        await page.evaluate(() => void window.__cancha.seek(55));
        await says(page.locator("main [role=alert]"), told);
      } finally {
        server.stop();
      }
    },
  );
}

inPage("teams that were given as paths are called by their names", {}, async (page) => {
  await page.route("**/api/recordings", async (route) => {
    const list = await (await route.fetch()).json();
    await route.fulfill({
      json: list.map((entry) => ({ ...entry, blue: "../teams/build/lions.so", yellow: "teams/rondo/agents.xabsl" })),
    });
  });
  await page.goto(url());
  const row = page.locator(".matches a", { hasText: "demo" });
  await says(row, /lions.*rondo/s);
  await eventually(async () => assert.doesNotMatch(await page.locator("main").textContent(), /\/|\.so\b|agents/));
});
