// Journals on the team page in a real browser: the real program records databases that its commands made, and replays.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { after } from "node:test";

import { accessible, program, says } from "./helper.mjs";
import { workshop } from "./studio.mjs";

const memory = mkdtempSync("/dev/shm/cancha-web-");
after(() => rmSync(memory, { recursive: true, force: true }));

const SLOW = 60_000; // ms, for what a busy machine does late
const GAP = 8_000; // ms between the first value of a journal and the last, at least
let begun = 0;

const here = workshop("journal", {
  builds: true,
  prepare: async () => {
    const schema = join(here.folder, "team.toml");
    const record = (name, type, more) => `[[record]]\nname = "${name}"\ntype = "${type}"\n${more}\n`;
    writeFileSync(
      schema,
      [
        "members = 6",
        record("world", "cancha.teamware.GlobalWS", `area = "shared"\nbytes = 4096`),
        record("landmarks", "cancha.teamware.Landmarks", "bytes = 1024"),
      ].join("\n"),
    );
    for (const member of [1, 2, 4]) rtdb("make", "--schema", schema, "--member", member);
    for (const member of [1, 4]) rtdb("put", "landmarks", "{}", "--member", member);
    begun = Date.now();
    here.url = (await here.start("studio", "--databases", memory)).url;
  },
});
const rtdb = (...words) => {
  const done = spawnSync(program(), ["rtdb", ...words.map(String), "--folder", memory, "--team", "demo"], {
    env: here.environment,
    encoding: "utf8",
    timeout: SLOW,
  });
  assert.equal(done.status, 0, done.stderr);
  return done.stdout;
};
const putWorld = (member, cycles) => rtdb("put", "world", JSON.stringify({ cycles }), "--member", member);
const inPage = (title, options, run) => here.inPage(title, { patience: SLOW, ...options }, run);
const open = async (page) => {
  await page.goto(`${here.url}/team?team=demo`);
  await says(page.locator(".recorders"), /Robot 1/, SLOW);
};
const lineOf = (page, robot) => page.locator(".recorders li", { hasText: robot });
const files = () => readdirSync(join(here.folder, "recordings"));
/// Records one robot without a page; gives the file's name.
const recorded = async (member) => {
  const { id, file } = await here.post("/api/team/journals", { kind: "record", team: "demo", member });
  const ended = await fetch(`${here.url}/api/team/journals?id=${id}`, { method: "DELETE" });
  assert.ok(ended.ok, await ended.text());
  return file;
};
const about = (file, more = "") => new RegExp(`${file.replaceAll(".", "\\.")}${more}`);

inPage("a robot is recorded, and what was recorded is replayed into others", {}, async (page) => {
  await open(page);
  await says(page.locator(".journals"), /There is no journal to replay yet/, SLOW);
  const robot = lineOf(page, "Robot 1");
  await page.getByRole("button", { name: "Record Robot 1" }).click();
  await page.getByRole("button", { name: "Stop Robot 1" }).waitFor();
  await says(robot, /\d s, 1 value$/, SLOW);
  putWorld(1, 41);
  await says(robot, /\d s, 2 values$/, SLOW);
  putWorld(1, 42);
  await says(robot, /\d s, 3 values$/, SLOW);

  // the same button ends it, by keyboard, and keeps the focus
  await page.getByRole("button", { name: "Stop Robot 1" }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Record Robot 1" }).waitFor();
  await page.waitForFunction(() => document.activeElement?.textContent === "Record Robot 1");
  await says(page.locator(".journals > .told"), /Recorded in journal-demo-1-\d{8}-\d{6}\.mcap/, SLOW);
  const [file] = files();
  assert.match(file, /^journal-demo-1-\d{8}-\d{6}\.mcap$/);
  await says(robot, about(file, "$"), SLOW);
  const download = page.waitForEvent("download");
  await robot.getByRole("link", { name: file }).click();
  assert.equal((await download).suggestedFilename(), file);

  // into a robot that is there, and into one that is made
  await says(page.getByLabel("Journal", { exact: true }), about(file), SLOW);
  await page.getByLabel("Speed").selectOption("0");
  for (const member of ["2", "5"]) {
    await page.getByLabel("Into member").fill(member);
    await page.getByRole("button", { name: "Replay", exact: true }).click();
    await says(page.locator(".replays li").first(), about(file, ` into Robot ${member} of demo.*3 values$`), SLOW);
    assert.match(rtdb("get", "world", "--of", 1, "--json", "--member", member), /"cycles":42/);
  }
  await page.getByRole("button", { name: "Record Robot 5" }).waitFor();
});

inPage(
  "a replay shows how far it is, goes on without the page, and can be stopped",
  { refused: /409/ },
  async (page) => {
    await page.waitForTimeout(Math.max(0, begun + GAP - Date.now()));
    putWorld(4, 7);
    const file = await recorded(4);
    await open(page);
    await page.getByLabel("Journal", { exact: true }).selectOption(file);
    await page.getByLabel("Speed").selectOption("0.1");
    await page.getByLabel("Into member").fill("6");
    await page.getByRole("button", { name: "Replay", exact: true }).click();
    const line = page.locator(".replays li", { hasText: "Robot 6" });
    await says(line, /\d\.\d of \d+\.\d s, 1 value/, SLOW);
    await line.getByRole("progressbar").waitFor();
    await page.getByRole("button", { name: "Replay", exact: true }).click();
    await says(
      page.locator(".journals > .told"),
      /Not done: A journal is replayed into member 6 of team 'demo' already; end that first\./,
      SLOW,
    );

    await open(page);
    await page.getByRole("button", { name: /^Stop journal-.* into Robot 6/ }).click();
    await says(page.locator(".journals > .told"), /The replay of journal-demo-4-.* was stopped/, SLOW);
    await page.waitForFunction(() => document.querySelectorAll(".replays .running").length === 0);
    assert.doesNotMatch(rtdb("dump", "--member", 6), /world/);
  },
);

inPage("what others began is shown, and what went wrong is said", {}, async (page) => {
  await open(page);
  await here.post("/api/team/journals", { kind: "record", team: "demo", member: 4 });
  await page.getByRole("button", { name: "Stop Robot 4" }).waitFor();
  rmSync(join(memory, "cancha-demo-4"));
  await says(page.locator(".recorders .problem"), /ended too early: .*cancha-demo-4: the database was removed/, SLOW);
  await says(lineOf(page, "Robot 4 of demo"), /journal-demo-4-.*\.mcap/, SLOW);
  await page.getByRole("button", { name: "Stop Robot 4" }).waitFor({ state: "hidden" });
});

inPage("journals are not among the matches of the home page", {}, async (page) => {
  await recorded(1);
  assert.ok(files().length > 0);
  await page.goto(here.url);
  await says(page.locator(".list").last(), /There are no recordings yet/, SLOW);
});

for (const [colorScheme, viewport] of [
  ["light", { width: 1280, height: 800 }],
  ["dark", { width: 1280, height: 800 }],
  ["dark", { width: 390, height: 844 }],
]) {
  inPage(
    `everybody can use journals, ${colorScheme}, ${viewport.width} pixels`,
    { colorScheme, viewport },
    async (page) => {
      await recorded(2);
      await open(page);
      await page.getByRole("button", { name: "Record Robot 2" }).click();
      await page.getByRole("button", { name: "Stop Robot 2" }).waitFor();
      await page.getByRole("button", { name: "Replay", exact: true }).waitFor();
      await accessible(page, "recording");
      assert.ok(
        await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth),
        "nothing is wider than the window",
      );
      await page.getByRole("button", { name: "Stop Robot 2" }).click();
      await says(lineOf(page, "Robot 2"), /\.mcap$/, SLOW);
      await accessible(page, "recorded");
      assert.ok(
        await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth),
        "nothing is wider than the window",
      );
    },
  );
}

inPage("speaks Spanish of journals", { locale: "es-ES" }, async (page) => {
  await open(page);
  await page.getByRole("button", { name: "Grabar Robot 1" }).waitFor();
  await says(page.locator(".journals"), /Diarios.*En el equipo.*Reproducir/s, SLOW);
});
