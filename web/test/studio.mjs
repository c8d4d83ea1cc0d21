// What the tests of the real program in a browser share: a project folder of their own, so that nothing of the user's is
// written to, the program started in it, and a page for each test that must not complain.

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import test, { after, before } from "node:test";

import { addressOf, browser, program, root } from "./helper.mjs";
import { visit } from "./visit.mjs";

/// A folder that is there for the tests of one file.
///   copies: content is a copy, since its files are changed
///   studio: a studio is started; its address is `url`
///   prepare: what is to be done before the first test; gives a reason to skip them all, or nothing
export function workshop(name, { copies = false, studio = false, prepare } = {}) {
  const folder = mkdtempSync(join(tmpdir(), `cancha-${name}-`));
  const environment = { ...process.env, CANCHA_ROOT: folder };
  const here = { folder, environment, url: "", why: "", start, inPage, post };
  const started = new Set();
  let gone = false; // a program has ended: its page may miss it
  let chromium;

  before(async () => {
    mkdirSync(join(folder, "recordings"));
    if (copies) cpSync(join(root, "content"), join(folder, "content"), { recursive: true });
    else symlinkSync(join(root, "content"), join(folder, "content"));
    symlinkSync(join(root, "web"), join(folder, "web")); // dist/ is what src/ gives: a test of its own
    if (!existsSync(program())) return void (here.why = "the program is not built");
    chromium = await browser();
    if (!chromium) return void (here.why = "chromium is not installed: apt-get install chromium-headless-shell");
    if (studio) here.url = (await start("studio")).url;
    here.why = (await prepare?.(here)) ?? "";
    return undefined;
  });
  after(async () => {
    await chromium?.close();
    await Promise.all([...started].map((one) => one.stop()));
    rmSync(folder, { recursive: true, force: true });
  });

  /// Starts the program on a free port, unless one is said, and waits for its address. Tests ask it directly, so it wants
  /// no token, unless `token` is among the words.
  async function start(...words) {
    const port = words.includes("--port") ? [] : ["--port", "0"];
    const open = words.includes("token") ? [] : ["--no-token"];
    const running = spawn(program(), [...words.filter((word) => word !== "token"), ...port, ...open, "--no-browser"], {
      cwd: folder,
      env: environment,
      stdio: ["ignore", "pipe", "inherit"],
    });
    const ended = new Promise((done) => running.on("exit", done));
    running.on("exit", () => (gone = true));
    const address = await addressOf(running);
    assert.ok(address, `no address from ${words.join(" ")}`);
    const { origin, port: number } = new URL(address);
    const stop = async (signal = "SIGTERM") => {
      if (running.exitCode === null) running.kill(signal);
      started.delete(made);
      await ended;
    };
    const made = { address, url: origin, port: number, ended, stop };
    started.add(made);
    return made;
  }

  /// A test with a page of its own. Options: those of visit(), refused: what it may say, todo: why it may fail for now.
  function inPage(title, options, run) {
    const { refused, todo, ...others } = options;
    const excused = (one) =>
      refused?.test(one) || (gone && /ERR_(CONNECTION_REFUSED|CONTENT_LENGTH_MISMATCH)/.test(one));
    test(title, { todo }, async (t) =>
      here.why ? t.skip(here.why) : visit(chromium, { excused, ...others }, (page) => run(page, t)),
    );
  }

  /// Asks the studio directly.
  async function post(path, body) {
    const answer = await fetch(here.url + path, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    });
    assert.ok(answer.ok, await answer.clone().text());
    return answer.json();
  }

  return here;
}
