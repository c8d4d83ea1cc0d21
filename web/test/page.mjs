// What the tests in the browser share: a server, a browser, and a page for each test that must not complain.

import assert from "node:assert/strict";
import test, { after, before } from "node:test";

import { serve } from "../serve.mjs";
import { browser, folder, recording } from "./helper.mjs";
import { visit } from "./visit.mjs";

export { accessible } from "./helper.mjs";

let chromium;
let server;
let why = "";

/// The address of the server; known when the first test runs.
export const url = () => server.url;

before(async () => {
  if (!recording("demo.mcap", 4)) why = "there is no recording and the program is not built";
  recording("short.mcap", 1, 9); // where a whole match must be read
  if (process.env.CANCHA_WEB_HOUR) recording("hour.mcap", 60);
  chromium = await browser();
  if (!chromium) why = "chromium is not installed: apt-get install chromium-headless-shell";
  server = await serve(folder);
});
after(async () => {
  await chromium?.close();
  server?.stop();
});

/// A test with a page of its own, which must not complain and asks nobody but this server. Skips where there is no browser.
export function inPage(name, options, run) {
  test(name, async (t) => {
    if (why) return t.skip(why);
    const asks = (address) => assert.ok(/^(data:|blob:)/.test(address) || address.startsWith(server.url), address);
    return visit(chromium, { asks, ...options }, (page) => run(page, t));
  });
}

/// The same, where the picture itself is looked at.
export const inDrawnPage = (name, options, run) => inPage(name, { draws: true, ...options }, run);

/// Opens a recording and waits for its first picture.
export async function watch(page, query = "file=demo.mcap") {
  await page.goto(`${server.url}/watch?${query}`);
  await page.waitForFunction(() => performance.getEntriesByName("first-picture").length > 0);
}
/// Waits until all events are read.
export const events = (page) => page.waitForFunction(() => document.querySelector(".grow .note")?.hidden);
export const time = (page) => page.evaluate(() => window.__cancha.time());
export const drawnTime = (page) => page.evaluate(() => window.__cancha.frame());
