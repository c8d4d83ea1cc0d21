// Runs the test files three at a time, those that take longest first, so that no long one is left over at the end, and says how
// many seconds each took: `node test/run.mjs [NAME…]`.

import { spawn } from "node:child_process";
import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { recording } from "./helper.mjs";

const AT_ONCE = 3; // on two cores: each waits at times
const ALONE = "speed"; // runs before the others: they would be measured, too
/// The long ones, longest first.
const LONG = [
  "live",
  "screens",
  "keeping",
  "drive",
  "motion",
  "humanoid",
  "home",
  "team",
  "moment",
  "chart",
  "browser",
  "behaviour",
  "overlays",
  "editor",
  "golden",
  "rules",
  "motion_picture",
  "tune",
  "journal",
  "eyes",
  "share",
  "camera",
  "docs",
  "panels",
  "chart_picture",
];

const here = fileURLToPath(new URL(".", import.meta.url));
const place = (name) => (LONG.includes(name) ? LONG.indexOf(name) : LONG.length);
const there = readdirSync(here)
  .filter((file) => file.endsWith(".test.mjs"))
  .map((file) => file.replace(".test.mjs", ""));
const waiting = process.argv.length > 2 ? process.argv.slice(2) : there.sort((a, b) => place(a) - place(b));
const outcomes = [];

/// Runs a file, and tells all that it says when it has ended.
async function run(name) {
  const began = Date.now();
  const running = spawn(process.execPath, ["--test", "--test-reporter=spec", `${here}${name}.test.mjs`]);
  const said = [];
  for (const stream of [running.stdout, running.stderr]) stream.on("data", (text) => said.push(text));
  const status = await new Promise((done) => running.on("close", done));
  const outcome = `${name}: ${Math.round((Date.now() - began) / 1000)} s${status === 0 ? "" : ", FAILED"}`;
  process.stdout.write(`${Buffer.concat(said)}\n== ${outcome}\n\n`);
  outcomes.push(outcome);
  if (status !== 0) process.exitCode = 1;
}

/// Runs one file after another.
async function work() {
  for (let name; (name = waiting.shift());) await run(name);
}

// what several files need is made once, before they begin
recording("demo.mcap", 4);
recording("short.mcap", 1, 9);

const began = Date.now();
if (waiting.includes(ALONE)) await run(waiting.splice(waiting.indexOf(ALONE), 1)[0]);
await Promise.all(Array.from({ length: AT_ONCE }, work));
console.log(`${outcomes.join("\n")}\nin all: ${Math.round((Date.now() - began) / 1000)} s`);
