// The behaviour view in a real browser: what robots think, in a recording and in a match that is played.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { appendFileSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import test from "node:test";

import { accessible, becomes, counts, eventually, fits, holds, load, overlaps, program, says } from "./helper.mjs";
import { workshop } from "./studio.mjs";

const TEAMS = ["--blue", "rondo", "--yellow", "chase"];
const here = workshop("behaviour", {
  copies: true,
  studio: true,
  prepare: ({ folder, environment }) => {
    spawnSync(
      program(),
      [
        "play",
        "--headless",
        "--minutes",
        "0.4",
        "--seed",
        "1",
        ...TEAMS,
        "--record",
        join(folder, "recordings/r.mcap"),
      ],
      { cwd: folder, env: environment, timeout: 60_000 },
    );
    return existsSync(join(folder, "recordings/r.mcap")) ? "" : "the program is not built";
  },
});
const { folder, start } = here;
const inPage = (name, run, options = {}) => here.inPage(name, { patience: 20_000, ...options }, run);

async function open(page, address, key = "y") {
  await page.goto(address);
  await page.waitForFunction(() => window.__cancha?.drawn() > 0);
  if (key) await page.keyboard.press(key);
  await page.waitForSelector(".graphs .node.option.active");
}
const watch = (page, time) => open(page, `${here.url}/watch?file=r.mcap&t=${time}`);
/// What the option graph says is active, by names.
const lit = (page) =>
  page.$$eval(".graphs .part:first-child .node.active .name", (names) => names.map((name) => name.textContent));
/// What the activation list says.
const listed = (page) => page.$$eval(".tree b", (names) => names.map((name) => name.textContent));
/// Chooses a robot in the view and waits until it is shown.
async function choose(page, robot) {
  await page.locator(`.minds button[data-robot="${robot}"]`).click();
  await page.waitForSelector(`.minds button[data-robot="${robot}"][aria-pressed=true]`);
}

inPage(
  "the path is lit, is the one of the activation list, and follows scrubbing and the chosen robot",
  async (page) => {
    await watch(page, 3);
    await counts(page.locator(".minds button"), 5, "the other team runs no program");
    await choose(page, "blue 2");
    await becomes(() => page.evaluate(() => window.__cancha.robot()), "blue 2");
    const paths = new Set();
    for (const time of [1, 6, 14, 22]) {
      await page.evaluate((to) => window.__cancha.seek(to), time);
      await page.waitForFunction((now) => {
        if (Number(document.querySelector(".mind-view").dataset.time) !== now) return false;
        const of = (where) =>
          [...document.querySelectorAll(where)]
            .map((name) => name.textContent)
            .sort()
            .join();
        return (
          of(".tree b").includes("field_player") && of(".tree b") === of(".graphs .part:first-child .node.active .name")
        );
      }, time);
      const names = await listed(page);
      assert.equal(names[0], "field_player");
      await counts(page.locator(".graphs .part:first-child .edge.active"), names.length - 1, "one edge for each call");
      paths.add((await lit(page)).join());
    }
    assert.ok(paths.size > 1, [...paths].join(" | "));

    // the keeper is another agent, with another graph
    await choose(page, "blue 0");
    await page.waitForFunction(() => document.querySelector(".tree b")?.textContent === "keeper");
    await holds(async () => /agent keeper/.test(await page.locator(".graph > svg").first().getAttribute("aria-label")));
    // a robot without a program gets a sentence
    await page.keyboard.press("Escape");
    for (let i = 0; i < 6; ++i) await page.keyboard.press(".");
    await page.waitForFunction(() =>
      /yellow 0 runs no behaviour program/.test(
        document.querySelector(".mind .empty:not([hidden])")?.textContent ?? "",
      ),
    );
  },
);

inPage("no label of a state machine lies over another or over a state", async (page) => {
  await watch(page, 20);
  await choose(page, "blue 2");
  const options = page.locator(".graphs .part:first-child .node.option .box");
  await holds(async () => (await options.count()) > 3);
  let labels = 0;
  for (let i = 0; i < (await options.count()); ++i) {
    const name = await options.nth(i).locator(".name").textContent();
    await options.nth(i).evaluate((box) => box.dispatchEvent(new MouseEvent("click", { bubbles: true })));
    await holds(async () => (await page.locator(".graph > svg").nth(1).getAttribute("aria-label")).includes(name));
    labels += await page.locator(".graphs .part:nth-child(2) .edge-label text").count();
    assert.deepEqual(
      await overlaps(
        page,
        ".graphs .part:nth-child(2) .edge-label:has(text)",
        ".graphs .part:nth-child(2) .node .box > rect",
      ),
      [],
      name,
    );
  }
  assert.ok(labels > 10, `${labels} labels`);
  // what is chosen or active can be brought near
  await page
    .locator(".graphs .part:nth-child(2)")
    .getByRole("button", { name: "Zoom to what is chosen or active" })
    .click();
});

inPage("changes of state say why, with text and values, and lead there", async (page) => {
  await watch(page, 20);
  await choose(page, "blue 2");
  const rows = page.locator(".changes > li");
  for (const wanted of ["field_player support → strike", "place_kick != play_on"])
    await rows.filter({ hasText: wanted }).first().waitFor(); // those before are fetched meanwhile
  await eventually(async () => {
    const texts = await page.$$eval(".changes > li", (all) => all.map((row) => row.textContent));
    const reason = texts.find((text) => text.includes("field_player support → strike"));
    assert.ok(reason, texts.join("\n"));
    assert.match(reason, /game\.their_ball : false → no/);
    assert.match(reason, /team\.nearest_to_ball : true → yes|team\.rank < 2 : \d+ < 2 → yes/);
    assert.match(texts.join("\n"), /game\.mode != play_on : place_kick != play_on → yes/, texts.join("\n"));
    assert.match(texts.join("\n"), /ball\.distance > 350 : [\d.]+ > 350 → yes/);
    for (const [, a, b, outcome] of texts.join("\n").matchAll(/: (-?[\d.]+) > (-?[\d.]+) → (yes|no)/g))
      assert.equal(Number(a) > Number(b) ? "yes" : "no", outcome);
  });

  const last = rows.filter({ hasText: "field_player" }).first();
  const at = (await last.locator(".at").textContent()).split(":");
  await last.locator("button").click();
  await page.waitForFunction(
    (time) => Math.abs(window.__cancha.time() - time) < 0.11,
    Number(at[0]) * 60 + Number(at[1]),
  );

  // an option that is clicked shows its states; the initial one is marked, and target states have two borders
  await page.locator(".node.option", { hasText: "free_ball" }).locator(".box").click();
  await page.waitForFunction(() => document.querySelector("#mind-states").textContent === "free_ball");
  await page.waitForSelector('.graphs .part:last-child .node.state[data-id="s2"]');
  await counts(page.locator('.node.state[data-id="s2"] rect'), 2);
  await counts(page.locator('.node.state[data-id="s0"] circle.initial'), 1);
  await page.locator(".node.option", { hasText: "field_player" }).locator(".box").focus();
  await page.keyboard.press("Enter");
  await page.waitForSelector(".graphs .part:last-child .edge.active");
  await page.waitForFunction(() =>
    /option \d+\.\d s · state \d+\.\d s/.test(document.querySelector(".graphs .times").textContent),
  );
});

inPage(
  "symbols have names for values, marks, lines, and filters; nothing can be changed in a recording",
  async (page) => {
    await watch(page, 15);
    await choose(page, "blue 1");
    const row = page.locator('[data-symbol="player.duty"]');
    await says(row.locator(".value"), /^(waits|strikes|frees|supports)$/);
    await page.getByLabel("In use").uncheck();
    await page.getByLabel("Filter symbols").fill("ball rests");
    await page.waitForFunction(
      () =>
        [...document.querySelectorAll(".symbols tbody tr:not([hidden])")].map((one) => one.dataset.symbol).join() ===
        "ball.rests",
    );
    await page.getByLabel("Filter symbols").fill("ball");
    await page.waitForFunction(
      () =>
        (document.querySelector('[data-symbol="ball.distance"] polyline')?.getAttribute("points") ?? "").split(" ")
          .length > 50,
    );
    await page.waitForSelector('[data-symbol="ball.x"]:not([hidden]) .marks[data-marks=r] .read');
    await page.getByLabel("Filter symbols").fill("");
    await page.waitForSelector('[data-symbol="player.duty"]:not([hidden]) .marks[data-marks=w] .written');
    await page.waitForSelector('[data-symbol="angle_to"]:not([hidden])');
    await page.getByLabel("In use").check(); // nobody asked for it lately
    await page.waitForSelector('[data-symbol="angle_to"]', { state: "hidden" });
    await counts(page.locator(".symbols .value button, .debugger, .dot[aria-pressed=true]"), 0);
  },
);

inPage(
  "a live match: a click holds it at a state, a symbol is changed, an expression is watched",
  async (page) => {
    const match = await start(
      "play",
      "--minutes",
      "5",
      "--speed",
      "2",
      ...TEAMS,
      "--record",
      join(folder, "recordings/l.mcap"),
    );
    try {
      await open(page, match.address);
      await choose(page, "blue 1");
      await page.locator(".node.option", { hasText: "field_player" }).locator(".box").click();
      const state = page.locator(".node.state", { has: page.locator(".name", { hasText: /^strike$/ }) });
      await state.locator(".box").click();
      await page.waitForFunction(() => window.__cancha.live().paused && window.__cancha.live().halted);
      await page.waitForSelector(".halt:visible");
      await says(page.locator(".halt"), /The match waits at a breakpoint: blue robot \d: field_player\/strike/);
      await says(page.locator(".stops"), /field_player\/strike/);
      await counts(page.locator(".node.state.held"), 1);
      const reached = /blue robot (\d)/.exec(await page.locator(".halt").textContent())[1];
      await becomes(() => page.evaluate(() => window.__cancha.robot()), `blue ${reached}`, "who got there is shown");
      await accessible(page, "debugger");

      // one tick, still held
      const held = await page.evaluate(() => window.__cancha.live().end);
      await page.getByRole("button", { name: "Single tick" }).click();
      await page.waitForFunction((end) => window.__cancha.live().end > end && window.__cancha.live().paused, held);
      await state.locator(".box").click(); // away with it
      await page.waitForFunction(() => document.querySelectorAll(".node.state.held, .stops li").length === 0);

      // a condition that does not compile is refused with a sentence
      await page.getByPlaceholder("Stop where a condition comes true").fill("ball.nowhere > 1");
      await page.keyboard.press("Enter");
      await page.waitForFunction(() =>
        /ball\.nowhere/.test(document.querySelector(".refusal:not([hidden])")?.textContent ?? ""),
      );
      await page.getByPlaceholder(/Expression to watch/).fill("player.strikes + 1000");
      await page.keyboard.press("Enter");
      await page.waitForFunction(() => document.querySelectorAll(".watches li").length === 1);

      await page.getByLabel("In use").uncheck();
      await page.locator('[data-symbol="player.strikes"] .value button').click();
      await page.locator('[data-symbol="player.strikes"] .value input').fill("500");
      await page.keyboard.press("Enter");
      await page.locator(".live-bar").getByRole("button", { name: "Go on" }).click();
      await page.waitForFunction(() =>
        /^50\d$/.test(document.querySelector('[data-symbol="player.strikes"] .value')?.textContent ?? ""),
      );
      await page.waitForFunction(() =>
        /player\.strikes \+ 1000150\d/.test(document.querySelector(".watches")?.textContent ?? ""),
      );

      // a file with a mistake is refused, and the old program goes on
      const file = join(folder, "content/behaviours/rondo/Options/strike.xabsl");
      const good = readFileSync(file, "utf8");
      appendFileSync(file, "option {");
      await page.waitForFunction(() =>
        /not taken over.*strike\.xabsl/s.test(document.querySelector(".problem:not([hidden])")?.textContent ?? ""),
      );
      writeFileSync(file, good);
      await page.waitForSelector(".problem", { state: "hidden" });

      await page.evaluate(() => window.__cancha.seek(0.5)); // before all this
      await page.waitForFunction(() =>
        /^\d$/.test(document.querySelector('[data-symbol="player.strikes"] .value')?.textContent ?? ""),
      );
    } finally {
      await match.stop();
    }
  },
  { mayComplain: true },
); // a refused wish is a complaint of the browser

inPage("axe finds nothing, in either theme; in Spanish; and it fits a phone", async (page) => {
  for (const colorScheme of ["dark", "light"]) {
    await page.emulateMedia({ colorScheme });
    await open(page, `${here.url}/watch?file=r.mcap&t=12`, colorScheme === "dark" ? "y" : "");
    await choose(page, "blue 2");
    await page.waitForSelector(".changes > li");
    await accessible(page, `behaviour, ${colorScheme}`);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate(() => localStorage.setItem("cancha.language", "es"));
  await open(page, `${here.url}/watch?file=r.mcap&t=12`, "");
  await says(page.locator(".mind"), /Comportamiento.*Por qué.*Símbolos/s);
  await fits(page);
  await eventually(async () => {
    const graph = await page.locator(".graph").first().boundingBox();
    assert.ok(graph.width > 300 && graph.height > 150, JSON.stringify(graph));
  });
  await accessible(page, "behaviour on a phone");
});

test("text is found by bytes, values by their names, and a graph is drawn without a server", async () => {
  const { textAt, testValues, numberText } = await load("src/pages/watch/behaviour/source.ts");
  const program = {
    files: [{ path: "a.xabsl", text: "// ñandú\nif (a.mode ==\n  b)" }],
    symbols: [{ name: "a.mode", type: "m", elements: ["x", "y"], values: [0, 7] }],
  };
  const source = textAt(program, { file: 0, begin: 15, end: 28, line: 2 });
  assert.equal(source, "a.mode == b");
  assert.equal(testValues(program, { left: 7, right: 0, outcome: false }, source), "y == x");
  assert.equal(testValues(program, { left: 412.34, right: 300, outcome: false }, "ball.distance < 300"), "412.3 < 300");
  assert.deepEqual([0, 3, 1.005, 12.34, 1234.5, NaN].map(numberText), ["0", "3", "1.00", "12.3", "1235", "–"]);
  const { labelOf, simpleLayout } = await load("src/pages/watch/behaviour/graphs.ts");
  assert.deepEqual(labelOf(["a.b < 3"]), ["a.b < 3"]);
  assert.deepEqual(labelOf(["ball.rests > 1200 && ball.distance < 120"]), ["ball.rests > 1200", "&& ball.distance …"]);
  const box = { width: 80, height: 40 };
  const { nodes, edges } = simpleLayout({
    nodes: [box, box, box],
    edges: [
      { from: 0, to: 1 },
      { from: 0, to: 2 },
      { from: 2, to: 0 },
    ],
  });
  assert.ok(nodes[1].y > nodes[0].y && nodes[1].y === nodes[2].y && nodes[2].x > nodes[1].x);
  assert.equal(edges.length, 3);
});

test("what a decision asks the legs for is a line of what it has set, in both languages", async () => {
  const { motionRequest } = await load("src/pages/watch/behaviour/motion_request.ts");
  const kinds = {
    "motion.type": ["stand", "walk", "bike", "special_action"],
    "motion.special_action": ["kick_sidewards_nao", "kick_diagonal_nao"],
    "walkKick.type": ["none", "left"],
    "kick.type": ["forward", "inwalk_forward"],
    "kick.side": ["left", "right"],
  };
  /// A program whose decision sets these symbols, and not the one that comes first.
  const asked = (set, language = "en") => {
    const symbols = ["motion.walk_pedantic", ...Object.keys(set)].map((name) => {
      const elements = kinds[name] ?? [];
      return { name, type: elements.length ? name : "float", elements, values: elements.map((_, i) => i) };
    });
    const values = Object.entries(set).map(([name, value]) => kinds[name]?.indexOf(value) ?? Number(value));
    globalThis.document = { documentElement: { lang: language } };
    try {
      return motionRequest({ symbols }, { symbols: [1, ...values], written: values.map((_, i) => i + 1) });
    } finally {
      delete globalThis.document;
    }
  };
  const walking = {
    "motion.type": "walk",
    "motion.walk_target.x": 349.7,
    "motion.walk_target.y": -20,
    "motion.walk_target.rot": 12.2,
    "motion.walk_speed": 80,
  };
  assert.equal(asked(walking), "walk 350, -20 mm, 12° · speed 80 %");
  assert.equal(asked(walking, "es"), "andar 350, -20 mm, 12° · velocidad 80 %");
  assert.equal(
    asked({ ...walking, "motion.dribbling": true, "head.pan": 12, "head.tilt": 20, "head.speed": 100 }),
    "walk 350, -20 mm, 12° · speed 80 % · dribbling · head 12°, 20°",
  );
  assert.equal(asked({ ...walking, "motion.walk_speed.x": -50 }), "walk at -50 %, 0 %, turning 0 %", "no target");
  assert.equal(
    asked({ "motion.type": "walk", "walkKick.type": "left", "kick.type": "inwalk_forward", "kick.side": "left" }),
    "walk 0, 0 mm, 0° · speed 0 % · kick within the step: left · kick chosen: inwalk_forward left",
  );
  assert.equal(
    asked({ "motion.type": "special_action", "motion.special_action": "kick_diagonal_nao", "walkKick.type": "none" }),
    "motion kick_diagonal_nao",
  );
  assert.equal(asked({ "motion.type": "bike" }, "es"), "tiro fuerte");
  assert.equal(asked({ "motion.type": "stand", "head.pan": 12 }), "stand", "a head without a speed is left to itself");
  assert.equal(asked({ "wheels.left": 3 }), "", "robots on wheels have no such symbols");
});
