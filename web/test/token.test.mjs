// The token of the studio in a real browser: the printed address opens the page, which keeps it out of sight.

import assert from "node:assert/strict";

import { workshop } from "./studio.mjs";

const here = workshop("token");

here.inPage("the token leaves the address bar, and the page goes on without it", {}, async (page) => {
  const studio = await here.start("studio", "token");
  assert.match(studio.address, /\?token=\S{32}$/);
  await page.goto(studio.address);
  await page.waitForSelector(".start");
  assert.equal(page.url(), `${studio.url}/`);
  // the cookie is out of reach of scripts, and opens the rest: lists, a reload, WebSockets
  assert.equal(await page.evaluate(() => document.cookie), "");
  assert.equal(await page.evaluate(async () => (await fetch("/api/matches")).status), 200);
  await page.reload();
  await page.waitForSelector(".start");
  const socket = await page.evaluate(
    () =>
      new Promise((done) => {
        const made = new WebSocket(`${location.origin.replace(/^http/, "ws")}/api/behaviours/lsp`);
        made.onopen = () => (made.close(), done("open"));
        made.onerror = () => done("refused");
      }),
  );
  assert.equal(socket, "open");
  await studio.stop();
});

here.inPage("what else the address says stays when the token goes", {}, async (page) => {
  const studio = await here.start("studio", "token");
  const wanted = new URL(studio.address);
  wanted.searchParams.set("other", "1");
  wanted.hash = "#t=1";
  await page.goto(wanted.href);
  await page.waitForSelector(".start");
  const shown = new URL(page.url());
  assert.equal(shown.searchParams.get("token"), null);
  assert.equal(shown.searchParams.get("other"), "1");
  assert.equal(shown.hash, "#t=1");
  await studio.stop();
});

here.inPage("without the token there is a sentence instead of the page", { refused: /403/ }, async (page) => {
  const studio = await here.start("studio", "token");
  await page.goto(studio.url);
  assert.match(await page.textContent("body"), /needs its token: open the whole address/);
  await studio.stop();
});
