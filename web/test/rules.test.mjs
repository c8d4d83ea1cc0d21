// Rules in a real browser: which one wins and why the others do not, in a recording and in a match that is played; and
// their files in the editor.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import test from "node:test";

import { accessible, becomes, counts, eventually, fits, holds, load, program, says } from "./helper.mjs";
import { workshop } from "./studio.mjs";

const TEAMS = ["--blue", "futrob_team", "--yellow", "futrob_team:product"];
const here = workshop("rules", {
  copies: true,
  studio: true,
  prepare: ({ folder, environment }) => {
    const record = join(folder, "recordings/r.mcap");
    spawnSync(program(), ["play", "--headless", "--minutes", "0.4", "--seed", "3", ...TEAMS, "--record", record], {
      cwd: folder,
      env: environment,
      timeout: 60_000,
    });
    return existsSync(record) ? "" : "this program plays no rules";
  },
});
const { folder, start } = here;
const inPage = (name, options, run) => here.inPage(name, { patience: 20_000, ...options }, run);
const disk = (path) => join(folder, "content/behaviours", path);

async function open(page, address, key = "y") {
  await page.goto(address);
  await page.waitForFunction(() => window.__cancha?.drawn() > 0);
  if (key) await page.keyboard.press(key);
  await page.waitForSelector(".rule-list > li");
}
const watch = (page, time, key) => open(page, `${here.url}/watch?file=r.mcap&t=${time}`, key);
async function choose(page, robot) {
  await page.locator(`.minds button[data-robot="${robot}"]`).click();
  await page.waitForSelector(`.minds button[data-robot="${robot}"][aria-pressed=true]`);
}
async function seek(page, time) {
  await page.evaluate((to) => window.__cancha.seek(to), time);
  await page.waitForFunction((now) => Number(document.querySelector(".mind-view").dataset.time) === now, time);
}
/// What the list says: rule, wins, why not, and the marks of its predicates by name.
const told = (page) =>
  page.$$eval(".rule-list > li", (rows) =>
    rows.map((row) => ({
      rule: row.dataset.rule,
      wins: row.classList.contains("wins"),
      why: row.querySelector(".why").textContent,
      marks: Object.fromEntries(
        [...row.querySelectorAll(".condition li")]
          .filter((item) => item.querySelector(":scope > .line .source"))
          .map((item) => [item.querySelector(".source").textContent, item.querySelector(".truth").textContent]),
      ),
    })),
  );

inPage("the winning rule is marked, each predicate has its value, and others say what they lack", {}, async (page) => {
  await watch(page, 3);
  await becomes(
    () => page.$$eval(".rule-list b", (names) => names.map((name) => name.textContent)),
    ["Save", "Back to the goal", "Shoot", "Pass", "Go to ball"],
  );
  await counts(page.locator(".graphs:visible"), 0, "there are no graphs of rules");
  await says(page.locator(".rules .title"), /The first true one wins/);
  // one robot after another, until two rules have won
  const winners = new Set();
  const looks = ["blue 4", "blue 3", "blue 2", "blue 1"].flatMap((robot) =>
    [4, 10, 16, 22].map((time) => [robot, time]),
  );
  for (const [robot, time] of looks) {
    if (winners.size > 1) break;
    await choose(page, robot);
    await seek(page, time);
    const winner = await eventually(async () => {
      const rules = await told(page);
      const first = rules.findIndex(({ wins }) => wins);
      assert.equal(rules.filter(({ wins }) => wins).length, 1);
      for (const { rule, why } of rules.slice(0, first)) assert.match(why, /^lacks: \w/, rule);
      assert.equal(
        await page.locator(".rule-list > li.wins > .condition > li.yes").count(),
        1,
        "its whole condition holds",
      );
      const mine = rules[2].marks.ballIsMine;
      assert.equal(mine === "✓", ["Shoot", "Pass"].includes(rules[first].rule), `ballIsMine is ${mine} at ${time}`);
      assert.equal(await page.locator(".minds button[aria-pressed=true] .state").textContent(), rules[first].rule);
      return rules[first].rule;
    });
    winners.add(winner);
  }
  assert.ok(winners.size > 1, [...winners].join());
  // why a rule began to win is told by the names of predicates
  await page.waitForSelector(".changes li li");
  await says(page.locator(".changes"), /ballIsMine → (yes|no)/);
  assert.doesNotMatch(await page.locator(".changes").textContent(), /<value/);
});

inPage("degrees are bars with numbers, and the best rule wins", {}, async (page) => {
  await watch(page, 5);
  await choose(page, "yellow 3");
  await says(page.locator(".rules .title"), /best one wins; degrees by product/);
  for (const time of [2, 8, 15]) {
    await seek(page, time);
    await eventually(async () => {
      const degrees = await page.$$eval(".rule-list > li", (rows) =>
        rows.map((row) => ({
          wins: row.classList.contains("wins"),
          degree: Number(row.querySelector(".degree").textContent),
        })),
      );
      const most = Math.max(...degrees.map(({ degree }) => degree));
      assert.ok(degrees.find(({ wins }) => wins).degree >= most - 0.06, JSON.stringify(degrees));
      for (const { marks } of await told(page))
        for (const mark of Object.values(marks)) assert.match(mark, /^[01]\.\d\d$/);
    });
  }
  await holds(async () => (await page.locator(".condition .bar").count()) > 5);
});

inPage(
  "a live match waits at a rule, and takes changed rules over, but no broken ones",
  { mayComplain: true },
  async (page) => {
    const match = await start(
      "play",
      "--minutes",
      "5",
      "--speed",
      "2",
      "--blue",
      "futrob_team",
      "--yellow",
      "chase",
      "--record",
      join(folder, "recordings/l.mcap"),
    );
    const file = disk("futrob_team/futrob_team.xml");
    const good = readFileSync(file, "utf8");
    try {
      await open(page, match.address);
      await page.getByRole("button", { name: "Breakpoint at Shoot" }).click();
      await page.waitForFunction(() => window.__cancha.live().paused && window.__cancha.live().halted);
      await page.waitForSelector(".halt:visible");
      await says(page.locator(".halt"), /blue robot \d: rules\/Shoot/);
      await page.waitForSelector('.rule-list > li.wins[data-rule="Shoot"]');
      await counts(page.locator(".stop-dot[aria-pressed=true]"), 1);
      await accessible(page, "rules, held");
      await page.getByRole("button", { name: "Breakpoint at Shoot" }).click();
      await page.locator(".live-bar").getByRole("button", { name: "Go on" }).click();

      await page.getByPlaceholder(/Expression to watch/).fill("ball.distance < 3");
      await page.keyboard.press("Enter");
      await page.waitForFunction(() =>
        /neither a predicate/.test(document.querySelector(".refusal:not([hidden])")?.textContent ?? ""),
      );
      await page.getByPlaceholder(/Expression to watch/).fill("not ballIsMine");
      await page.keyboard.press("Enter");
      await page.waitForFunction(() =>
        /not ballIsMine[01]/.test(document.querySelector(".watches")?.textContent ?? ""),
      );

      writeFileSync(file, good.replace('"Go to ball"', '"Fetch it"'));
      await page.waitForSelector('.rule-list > li[data-rule="Fetch it"]');
      writeFileSync(file, good.replace("followBall", "followBull"));
      await page.waitForFunction(() =>
        /not taken over.*followBull.*followBall/s.test(
          document.querySelector(".problem:not([hidden])")?.textContent ?? "",
        ),
      );
      await counts(page.locator('.rule-list > li[data-rule="Fetch it"]'), 1, "the old ones go on");
      writeFileSync(file, good);
      await page.waitForSelector(".problem", { state: "hidden" });
    } finally {
      writeFileSync(file, good);
      await match.stop();
    }
  },
);

inPage("axe finds nothing, in either theme; in Spanish; and it fits a phone", {}, async (page) => {
  for (const [colorScheme, robot] of [
    ["dark", "blue 2"],
    ["light", "yellow 2"],
  ]) {
    await page.emulateMedia({ colorScheme });
    await watch(page, 12, colorScheme === "dark" ? "y" : "");
    await choose(page, robot);
    await accessible(page, `rules, ${colorScheme}`);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate(() => localStorage.setItem("cancha.language", "es"));
  await watch(page, 12, "");
  await says(page.locator(".rules"), /Reglas.*falta: /s);
  await fits(page);
  await accessible(page, "rules on a phone");
});

inPage("the editor marks what is wrong with rules at its place, and saves them", {}, async (page) => {
  await here.post("/api/behaviours", { name: "my_rules", from: "futrob_team" });
  await page.goto(`${here.url}/edit?behaviour=my_rules`);
  await page.waitForFunction(() => window.__editor?.text().includes("<RuleSet>"));
  await becomes(() => page.evaluate(() => window.__editor.path()), "my_rules/my_rules.xml");
  await counts(page.locator(".picture:visible"), 0);
  await says(page.locator(".problems"), /No problems/);
  const replace = (from, to) =>
    page.evaluate(
      ([a, b]) => {
        const { view } = window.__editor;
        const at = view.state.doc.toString().indexOf(a);
        view.dispatch({ changes: { from: at, to: at + a.length, insert: b } });
        view.focus();
      },
      [from, to],
    );

  await replace('"followBall"', '"followBull"');
  await page.locator(".problems .s1").waitFor();
  await says(page.locator(".problems"), /there is no action 'followBull' \(did you mean 'followBall'\?\).*line \d+/s);
  await says(page.locator(".cm-lintRange-error"), /^action$/);
  await accessible(page, "editor of rules");
  await replace('"followBull"', '"followBall"');
  await page.waitForFunction(() => /No problems/.test(document.querySelector(".problems").textContent));

  // a rule that can never win is a warning
  await replace(
    "</RuleSet>",
    '  <Rule name="Late"><def><value term="gkNeedsRelocate"/></def><action name="none"/></Rule>\n</RuleSet>',
  );
  await page.locator(".problems .s2").waitFor();
  await says(page.locator(".problems"), /'Late' can never win: 'Back to the goal' before it is true/);
  await page.keyboard.press("Control+s");
  await page.waitForFunction(() => window.__editor.changed().length === 0);
  assert.match(readFileSync(disk("my_rules/my_rules.xml"), "utf8"), /name="Late"/);
  // files of the document, which are no team
  await page.goto(`${here.url}/edit?behaviour=futrob&file=futrob%2Fsave.xml`);
  await page.waitForFunction(() => window.__editor?.text().includes("ballIsGettingCloser"));
  await holds(async () => (await page.locator(".cm-line span[class]").count()) > 10, "it is coloured");
});

test("conditions are evaluated as the engine does, and say what keeps them from holding", async () => {
  const { blame, evaluate } = await load("src/pages/watch/behaviour/conditions.ts");
  const symbols = ["a", "b", "c"].map((name) => ({ name }));
  const terms = [
    { op: "symbol", symbol: 0, operands: [] },
    { op: "symbol", symbol: 1, operands: [] },
    { op: "symbol", symbol: 2, operands: [] },
    { op: "not", operands: [1] },
    { op: "or", operands: [3, 2] },
    { op: "and", operands: [0, 4] }, // a and (not b or c)
  ];
  const value = (logic, values) => evaluate({ symbols, terms, logic }, values, 5).value;
  assert.equal(value("crisp", [1, 1, 0]), 0);
  assert.equal(value("crisp", [1, 0, 0]), 1);
  assert.equal(value("minimum", [0.7, 0.6, 0.2]), 0.4);
  assert.ok(Math.abs(value("product", [0.5, 0.6, 0.2]) - 0.5 * (0.4 + 0.2 - 0.08)) < 1e-12);
  assert.ok(Math.abs(value("bounded", [0.7, 0.6, 0.2]) - 0.3) < 1e-12);
  const why = (values) =>
    blame(evaluate({ symbols, terms, logic: "crisp" }, values, 5)).map(
      ({ name, wanted }) => `${wanted ? "" : "not "}${name}`,
    );
  assert.deepEqual(why([1, 1, 0]), ["not b", "c"]);
  assert.deepEqual(why([0, 0, 0]), ["a"]);
  assert.deepEqual(why([1, 0, 0]), []);
});
