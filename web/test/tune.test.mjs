// The page of searches in a real browser, with a real search that goes on meanwhile.

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import test from "node:test";

import { accessible, becomes, fits, heldBack, holds, load, program, says } from "./helper.mjs";
import { workshop } from "./studio.mjs";

const here = workshop("tune", { copies: true, studio: true });
const inPage = (title, options, run) => here.inPage(title, { patience: 60_000, ...options }, run);
const file = (name) => join(here.folder, "build/tune", `${name}.jsonl`);

/// The cheapest search there is: standing, five tries a generation, on one body. Its process and its end.
function tune(...more) {
  const words = [
    "tune",
    "stand",
    "--population",
    "5",
    "--bodies",
    "1",
    "--examine",
    "1",
    "--threads",
    "1",
    "--dry-run",
    ...more,
  ];
  const running = spawn(program(), words, {
    cwd: here.folder,
    env: here.environment,
    stdio: ["ignore", "pipe", "inherit"],
  });
  return { running, ended: new Promise((done) => running.on("exit", done)) };
}

const step = (generation, best, values) =>
  JSON.stringify({
    step: {
      progress: { generation, before: 0.1, best, mean: best - 0.05, spread: 0.02, tries: 5 * (generation + 1) },
      wanted: 40,
      seconds: generation * 2,
      values,
    },
  });
/// A search that nobody makes: as many generations as wanted, killed or ended.
function write(name, started, generations, end) {
  mkdirSync(join(here.folder, "build/tune"), { recursive: true });
  const start = {
    robot: "bioloid",
    skill: name,
    scenario: "walk",
    meaning: "metres ahead",
    started,
    population: 5,
    bodies: 2,
    seed: 1,
    parameters: [
      { name: "lift", before: 0.02, least: 0, most: 0.1 },
      { name: "sway", before: 0.01, least: 0, most: 0.1 },
    ],
  };
  const lines = [
    JSON.stringify({ start }),
    ...Array.from({ length: generations }, (_, i) => step(i, 0.1 + 0.01 * i, [0.02, 0.01 + 0.001 * i])),
  ];
  if (end)
    lines.push(
      JSON.stringify({
        end: {
          complete: true,
          bodies: 50,
          before: 0.1,
          after: 0.4,
          diff: "-sway = 0.01\n+sway = 0.049\n",
          file: "content/gaits/bioloid.toml",
          written: true,
          ...end,
        },
      }),
    );
  writeFileSync(file(`bioloid-${name}`), lines.map((line) => `${line}\n`).join(""));
}

test("parts of a search are put together, and another one takes its place", async () => {
  const { changes, isOther, joined, lasted } = await load("src/pages/tune/search.ts");
  const part = (started, steps, more) => ({
    name: "a",
    running: true,
    start: {
      started,
      parameters: [
        { name: "x", before: 1, least: 0, most: 10 },
        { name: "y", before: 5, least: 0, most: 10 },
      ],
    },
    steps: steps.map((value) => ({ values: [1, value] })),
    next: 1,
    more: false,
    ...more,
  });
  const first = joined(undefined, part(1, [5, 6]));
  const second = joined(first, part(1, [7], { running: false, end: { after: 3 } }));
  assert.deepEqual(
    second.steps.map(({ values }) => values[1]),
    [5, 6, 7],
  );
  assert.equal(joined(second, part(1, [], { running: false })).end.after, 3, "the end stays");
  assert.equal(joined(second, part(1, [8])).end, null, "it goes on");
  assert.equal(isOther(second, part(2, [])), true);
  assert.equal(joined(second, part(2, [9])).steps.length, 1);
  assert.deepEqual(
    changes(second).map(({ parameter, now, share }) => [parameter.name, now, share]),
    [
      ["y", 7, 0.2],
      ["x", 1, 0],
    ],
  );
  assert.deepEqual([3, 65, 3725].map(lasted), ["3 s", "1 min 05 s", "1 h 02 min"]);
});

inPage("without searches the page says how to begin one", {}, async (page) => {
  await page.goto(here.url);
  await page.getByRole("link", { name: "Tuning" }).click();
  await says(page.locator(".search"), /Nobody has tuned anything yet.*\.\/cancha tune kick_right --studio/s);
  await accessible(page, "empty");
  await page.locator("a.to-editor", { hasText: "Motions" }).click();
  await page.getByRole("link", { name: "Searches for better ones" }).click();
  await says(page.locator(".search h2"), /Nobody has tuned/);
});

inPage("a search is drawn while it goes on, and its end is told", {}, async (page) => {
  await page.goto(`${here.url}/tune`);
  await says(page.locator(".search h2"), /Nobody has tuned/);
  const search = tune("--generations", "100000");
  try {
    // it comes by itself
    await says(page.locator(".search h2"), /stand of bioloid/, 60_000);
    await says(page.locator(".status"), /The search goes on/);
    await says(page.locator("[data-fact=generation]"), /^([2-9]|\d\d+) of 100000$/, 60_000);
    await says(page.locator(".tree [aria-current]"), /goes on/);
    await holds(async () =>
      /Score over \d+ generations: the best is \d/.test(await page.getByRole("img").getAttribute("aria-label")),
    );
    await page.locator(".plot canvas").waitFor();
    await holds(async () => (await page.locator(".wide tbody tr").count()) > 5);
    const at = async () => Number.parseInt(await page.locator("[data-fact=generation]").textContent(), 10);
    const before = await at();
    await page.waitForFunction(
      (known) => Number.parseInt(document.querySelector("[data-fact=generation]").textContent, 10) > known,
      before,
    );
  } finally {
    search.running.kill("SIGINT");
  }
  assert.equal(await search.ended, 0);
  await says(
    page.locator(".status"),
    /ended before its last generation\. On 1 body .* before, .* after\. content\/motions\/bioloid\/stand\.toml stays as it was\. It goes on with:/,
    60_000,
  );
  await says(page.locator(".search code"), /^\.\/cancha tune stand --resume$/);
  const last =
    readFileSync(file("bioloid-stand"), "utf8")
      .split("\n")
      .filter((line) => line.startsWith('{"step"')).length - 1;
  await becomes(
    async () => Number.parseInt(await page.locator("[data-fact=generation]").textContent(), 10),
    last,
    "no generation is missing",
  );

  // taken up again it goes on in the same picture
  assert.equal(await tune("--generations", String(last + 2), "--resume").ended, 0);
  await says(page.locator(".status"), /^The search has ended\./, 60_000);
  await says(page.locator("[data-fact=generation]"), new RegExp(`^${last + 2} of ${last + 2}$`));
  await says(page.locator(".tree [aria-current]"), /ended/);
});

inPage("searches are chosen from a list; a killed one says how to go on", {}, async (page) => {
  write("gait", 1_700_000_000_000, 40, {});
  write("kick_right", 1_600_000_000_000, 3);
  await page.goto(`${here.url}/tune?name=bioloid-gait`);
  await says(
    page.locator(".status"),
    /has ended\. On 50 bodies that it had not seen: 0\.1 before, 0\.4 after\. content\/gaits\/bioloid\.toml has the new values/,
  );
  await says(page.locator(".tune-diff pre"), /-sway = 0\.01\n\+sway = 0\.049/);
  await becomes(
    () => page.locator(".wide tbody tr").first().locator("th, td").allTextContents(),
    ["sway", "0.01", "0.049", "0.039", "+39%"],
  );
  await page.locator(".tree a", { hasText: "kick_right" }).click();
  await page.waitForURL(/name=bioloid-kick_right/);
  await says(page.locator(".status"), /stopped without an end/);
  await says(page.locator(".search code"), /tune kick_right --resume/);
  await page.locator(".tune-diff").waitFor({ state: "hidden" });
  await page.goBack();
  await says(page.locator(".search h2"), /gait of bioloid/);
  await page.goto(`${here.url}/tune?name=nothing`);
  await says(page.locator(".search h2"), /There is no search “nothing”/);
});

inPage("what two questions bring is not shown twice", {}, async (page) => {
  write("gait", 1_700_000_000_000, 40, {});
  write("kick_right", 1_600_000_000_000, 3);
  await page.goto(`${here.url}/tune?name=bioloid-kick_right`);
  await says(page.locator(".search h2"), /kick_right/);
  const answer = await heldBack(page, /\/api\/tuning\?/);
  await page.locator(".tree a", { hasText: "gait" }).click();
  await page.waitForResponse(/\/api\/tunings$/); // asks for the same search meanwhile
  await answer();
  await says(page.locator("[data-fact=generation]"), /^39 of 40$/);
  await page.waitForResponse(/\/api\/tunings$/);
  await holds(async () => /Score over 40 generations/.test(await page.getByRole("img").getAttribute("aria-label")));
});

inPage("the studio can be opened with the search", {}, async (page) => {
  const words = [
    "tune",
    "stand",
    "--generations",
    "2",
    "--population",
    "5",
    "--bodies",
    "1",
    "--examine",
    "1",
    "--dry-run",
    "--studio",
  ];
  const search = await here.start(...words);
  assert.match(search.address, /\/tune\?name=bioloid-stand$/);
  await page.goto(search.address);
  await says(page.locator(".status"), /^The search has ended/, 60_000);
  await search.stop("SIGINT");
});

for (const [colorScheme, viewport] of [
  ["light", { width: 1280, height: 800 }],
  ["dark", { width: 1280, height: 800 }],
  ["dark", { width: 390, height: 844 }],
]) {
  inPage(`everybody can use it, ${colorScheme}, ${viewport.width} pixels`, { colorScheme, viewport }, async (page) => {
    write("gait", 1_700_000_000_000, 40, {});
    write("kick_right", 1_600_000_000_000, 3);
    for (const name of ["gait", "kick_right"]) {
      await page.goto(`${here.url}/tune?name=bioloid-${name}`);
      await says(page.locator(".search h2"), new RegExp(name));
      await page.locator(".plot canvas").waitFor();
      await accessible(page, name);
      await fits(page);
    }
  });
}

inPage("speaks Spanish", { locale: "es-ES" }, async (page) => {
  write("gait", 1_700_000_000_000, 40, {});
  await page.goto(`${here.url}/tune?name=bioloid-gait`);
  await says(
    page.locator(".status"),
    /La búsqueda ha terminado\. En 50 cuerpos que no había visto: 0,1 antes, 0,4 después/,
  );
});
