// A page of its own for one test, which must not complain, and which can be made slow on purpose:
// CANCHA_WEB_SLOW=4 npm test.

import assert from "node:assert/strict";

import { drawNothing } from "./blind.mjs";
import { crowd, slowness } from "./helper.mjs";

const LATE = 40; // ms, the most that an answer is late for each step of slowness

const delay = () => Math.random() * LATE * slowness; // ms

/// Slows down the processor of a page.
async function tire(page) {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowness });
}

/// Passes messages and the end on, late, but in their order, and as many as come.
function pass(from, to) {
  const waiting = [];
  let due = 0;
  const later = (work) => {
    waiting.push(work);
    due = Math.max(due, Date.now() + delay());
    setTimeout(() => waiting.shift()(), due - Date.now());
  };
  from.onMessage((message) => later(() => to.send(message)));
  from.onClose(() => later(() => to.close().catch(() => undefined)));
}

async function slowDown(context) {
  if (slowness === 1) return;
  context.on("page", (page) => void tire(page).catch(() => undefined)); // it may be gone already
  await context.route(/^http/, async (route) => {
    if (["fetch", "xhr"].includes(route.request().resourceType()))
      await new Promise((done) => setTimeout(done, delay()));
    await route.continue().catch(() => undefined);
  });
  await context.routeWebSocket(/./, (page) => {
    const server = page.connectToServer();
    pass(page, server);
    pass(server, page);
  });
}

/// What a page says to people just now: why it does not do what a test waits for.
const alertsOf = (page) =>
  page
    .locator("[role=alert], [role=status]")
    .allTextContents()
    .then(
      (all) => all.filter(Boolean),
      () => ["nothing: it is gone"],
    );

/// Runs a test in a page of its own, where nothing flies or fades, and which is drawn coarsely, to be quick. Options: those of a browser's context, and
///   draws: WebGL really draws; else the page is none the wiser, and far cheaper
///   patience: ms that it waits for anything
///   mayComplain: all complaints are welcome
///   excused: whether a complaint is
///   warnings: they are complaints, too
///   asks: is told every address that the page asks for
export async function visit(chromium, options, run) {
  const {
    draws = false,
    mayComplain = false,
    patience = 25_000,
    excused = () => false,
    warnings = false,
    asks = () => undefined,
    ...context
  } = options;
  const own = await chromium.newContext({
    viewport: { width: 1280, height: 800 },
    locale: "en-GB",
    reducedMotion: "reduce",
    deviceScaleFactor: 0.5,
    ...context,
  });
  own.setDefaultTimeout(patience * crowd());
  if (!draws) await own.addInitScript(drawNothing);
  await slowDown(own);
  const page = await own.newPage();
  if (slowness > 1) await tire(page);
  const troubles = [];
  page.on("pageerror", (error) => troubles.push(error.message));
  page.on(
    "console",
    (message) =>
      (message.type() === "error" || (warnings && message.type() === "warning")) && troubles.push(message.text()),
  );
  page.on("request", (request) => asks(request.url()));
  try {
    await run(page);
    if (!mayComplain)
      assert.deepEqual(
        troubles.filter((one) => !excused(one)),
        [],
      );
  } catch (error) {
    error.message += `\nthe page says: ${[...troubles, ...(await alertsOf(page))].join(" | ")}`;
    throw error;
  } finally {
    await own.close();
  }
}
