// The editor in a real browser, with the real program on a copy of content: nothing of the user's is written to.

import assert from "node:assert/strict";
import { cpSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { accessible, becomes, counts, crowd, fits, holds, says } from "./helper.mjs";
import { workshop } from "./studio.mjs";

const here = workshop("editor", {
  copies: true,
  studio: true,
  prepare: async ({ url }) => ((await fetch(`${url}/api/behaviours`)).ok ? "" : "this program has no editor"),
});
const { post } = here;
const disk = (path) => join(here.folder, "content/behaviours", path);
const read = (path) => readFileSync(disk(path), "utf8");

/// A test with a page of its own, which must not complain; each works on a behaviour of its own.
function editing(name, options, run) {
  here.inPage(name, { viewport: { width: 1360, height: 820 }, ...options }, async (page, t) => {
    page.on("dialog", (dialog) => void dialog.accept());
    await run(page, t);
  });
}
const copy = (name, from = "first_steps") => post("/api/behaviours", { name, from });

/// Opens a file and waits until the language server has answered with a picture.
async function open(page, behaviour, file) {
  await page.goto(
    `${here.url}/edit?behaviour=${behaviour}${file ? `&file=${encodeURIComponent(`${behaviour}/${file}`)}` : ""}`,
  );
  await page.locator(".sheet svg").waitFor();
  await page.waitForFunction(() => window.__editor?.connected());
}
/// Puts the cursor behind the first place of a text.
const put = (page, after) =>
  page.evaluate((wanted) => {
    const { view } = window.__editor;
    const at = view.state.doc.toString().indexOf(wanted);
    if (at < 0) throw new Error(`no ${wanted}`);
    view.dispatch({ selection: { anchor: at + wanted.length }, scrollIntoView: true });
    view.focus();
  }, after);
const replace = (page, from, to) =>
  page.evaluate(
    ([a, b]) => {
      const { view } = window.__editor;
      const at = view.state.doc.toString().indexOf(a);
      view.dispatch({ changes: { from: at, to: at + a.length, insert: b } });
      view.focus();
    },
    [from, to],
  );
const save = async (page) => {
  await page.keyboard.press("Control+s");
  await page.waitForFunction(() => window.__editor.changed().length === 0);
};
const said = (page, wanted) =>
  page.waitForFunction((text) => new RegExp(text).test(document.querySelector(".said").textContent), wanted);

editing("a mistake is marked while it is typed, its remedy is offered, and the picture follows", {}, async (page) => {
  await copy("typed");
  await open(page, "typed", "play.xabsl");
  await says(page.locator(".picture h2"), /play/);
  await put(page, "if (team.nearest_to_ball");
  await page.keyboard.type("l");
  await page.locator(".cm-lintRange-error").waitFor();
  await page.locator(".problems .s1").first().waitFor();
  await counts(page.locator(".tree .count").filter({ hasText: /\d/ }), 1);
  await page.locator(".picture.stale").waitFor();

  await page.locator(".cm-lintRange-error").first().hover();
  await page.locator(".cm-diagnosticAction").first().click();
  await page.waitForFunction(() => !document.querySelector(".problems .s1, .tree .count > span"));
  await page.locator(".picture:not(.stale)").waitFor();

  // a new state appears in the picture before anything is saved, and a click on one goes to its text
  await put(page, "option play\n{");
  await replace(
    page,
    "  state push",
    "  state extra\n  {\n    decision\n    {\n      if (true)\n        stay;\n      else\n        stay;\n    }\n    action\n    {\n    }\n  }\n\n  state push",
  );
  await page.locator('.sheet a[href="#state/extra"]').waitFor();
  assert.ok(!read("typed/play.xabsl").includes("extra"));
  await page.locator('.sheet a[href="#state/extra"]').click();
  await page.waitForFunction(() =>
    window.__editor.view.state.sliceDoc(window.__editor.view.state.selection.main.from).startsWith("extra"),
  );
  await page.locator(".sheet a.at-cursor[href='#state/extra']").waitFor();
});

editing(
  "symbols are completed and explained; names lead to other files and are renamed in all of them",
  {},
  async (page) => {
    await copy("known");
    await open(page, "known", "play.xabsl");
    await replace(page, "ball.angle", "ball.");
    await put(page, "turn_to(angle = ball.");
    await page.keyboard.press("Control+ ");
    await page.locator(".cm-tooltip-autocomplete").waitFor();
    await page.keyboard.type("ang");
    await page.locator('.cm-tooltip-autocomplete li[aria-selected]:has-text("ball.angle")').waitFor();
    await page.waitForTimeout(120 * crowd()); // an answer that has just come is not taken by mistake
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => window.__editor.text().includes("turn_to(angle = ball.angle)"));

    await put(page, "distance_to");
    await page.keyboard.press("F12");
    await page.waitForFunction(() => window.__editor.path().startsWith("wheeled/"));
    await page.waitForURL(/file=wheeled/);
    await page.goBack();
    await page.waitForFunction(() => window.__editor.path() === "known/play.xabsl");

    await page.locator(".cm-line", { hasText: "turn_to" }).hover({ position: { x: 70, y: 8 } });
    await page.locator(".cm-tooltip .told").waitFor();

    // the option is called by the agent, in another file
    await put(page, "option pla");
    await page.keyboard.press("F2");
    await page.getByRole("dialog").getByRole("textbox").fill("game");
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => window.__editor.changed().length === 2);
    await save(page);
    assert.match(read("known/agents.xabsl"), /"Player", game\)/);
    assert.match(read("known/play.xabsl"), /option game/);
  },
);

editing("formatting, a new file, and a new behaviour", { mayComplain: true }, async (page) => {
  await copy("tidy");
  await open(page, "tidy", "play.xabsl");
  const text = await page.evaluate(() => window.__editor.text());
  await replace(page, "  initial state watch\n  {", "      initial    state watch {");
  await page.keyboard.press("Shift+Alt+f");
  await page.waitForFunction((tidy) => window.__editor.text() === tidy, text);

  await page.getByRole("button", { name: "New file" }).click();
  await page.getByRole("dialog").getByRole("textbox").fill("helper");
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => window.__editor.path() === "tidy/helper.xabsl");
  assert.match(read("tidy/helper.xabsl"), /option helper/);

  await page.getByRole("button", { name: "New", exact: true }).click();
  await page.getByRole("dialog").getByRole("textbox").fill("chase");
  await page.keyboard.press("Enter");
  await page.locator("dialog .problem:not([hidden])").waitFor();
  await page.getByRole("dialog").getByRole("textbox").fill("brand_new");
  await page.keyboard.press("Enter");
  await page.waitForURL(/behaviour=brand_new/);
  await page.locator(".sheet svg").waitFor();
  assert.ok(existsSync(disk("brand_new/agents.xabsl")));
});

editing("a live match takes a saved change over within a second, and plays on when it is broken", {}, async (page) => {
  await copy("hot");
  await open(page, "hot", "play.xabsl");
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await page.locator(".chip-link").waitFor();
  const name = /file=([^&]+)/.exec(await page.locator(".chip-link").getAttribute("href"))[1];
  const status = async () => (await fetch(`${here.url}/api/matches/${name}`)).json();
  const { program_versions: first } = await status();
  assert.ok(first[0] >= 0 && first[1] === -1, String(first));

  await replace(page, "speed = 900", "speed = 800");
  const began = Date.now();
  await page.keyboard.press("Control+s");
  await said(page, `taken over \\(version ${first[0] + 1}\\)`);
  const took = Date.now() - began;
  assert.ok(took < 1000 * crowd(), `took ${took} ms`);
  assert.match(read("hot/play.xabsl"), /speed = 800/);

  await replace(page, "speed = 800", "speeed = 800");
  await page.keyboard.press("Control+s");
  await said(page, "plays on with the old one: .*speeed");
  const broken = await status();
  assert.equal(broken.phase, "playing");
  assert.deepEqual(broken.program_versions, [first[0] + 1, -1]);
  await holds(async () => (await status()).seconds > broken.seconds, "it goes on");

  await replace(page, "speeed", "speed");
  await page.keyboard.press("Control+s");
  await said(page, "taken over");
  // the match's own page leads back here
  await page.goto(`${here.url}/watch?file=${name}`);
  await page.getByRole("link", { name: "Edit hot" }).click();
  await page.waitForURL(/behaviour=hot/);
  await post(`/api/matches/${name}`, { do: "stop" });
  await page.goto(`${here.url}/watch?file=${name}`);
  await page.getByRole("link", { name: "Edit hot" }).waitFor(); // a recording, too
});

editing(
  "what somebody else saved meanwhile is not overwritten, and nothing is lost",
  { mayComplain: true },
  async (page) => {
    await copy("both");
    await open(page, "both", "play.xabsl");
    await replace(page, "speed = 900", "speed = 700");
    const theirs = read("both/play.xabsl").replace("speed = 900", "speed = 100");
    writeFileSync(disk("both/play.xabsl"), theirs);
    await page.keyboard.press("Control+s");
    await page.getByRole("alert").filter({ hasText: "somebody else" }).waitFor();
    assert.equal(read("both/play.xabsl"), theirs);
    assert.match(await page.evaluate(() => window.__editor.text()), /speed = 700/);

    await page.getByRole("button", { name: "Take theirs" }).click();
    await page.waitForFunction(() => window.__editor.text().includes("speed = 100"));
    await page.locator(".cm-content").focus();
    await page.keyboard.press("Control+z"); // mine is still there
    await page.waitForFunction(() => window.__editor.text().includes("speed = 700"));
    await save(page);
    assert.match(read("both/play.xabsl"), /speed = 700/);

    // and the other way
    writeFileSync(disk("both/play.xabsl"), theirs);
    await replace(page, "speed = 700", "speed = 600");
    await page.keyboard.press("Control+s");
    await page.getByRole("button", { name: "Save mine over it" }).click();
    await page.waitForFunction(() => window.__editor.changed().length === 0);
    assert.match(read("both/play.xabsl"), /speed = 600/);
  },
);

editing("leaving with unsaved changes asks first", {}, async (page) => {
  await copy("leave");
  await open(page, "leave", "play.xabsl");
  await page.locator(".cm-content").click();
  await page.keyboard.type("x");
  let asked = "";
  page.removeAllListeners("dialog");
  page.on("dialog", (dialog) => {
    asked = dialog.type();
    void dialog.accept();
  });
  await page.goto(`${here.url}/edit`);
  await becomes(() => asked, "beforeunload");
  await page.getByRole("link", { name: /uchile_striker/ }).click();
  await page.locator(".sheet svg").waitFor();
  await page.goto(here.url);
  const link = page.getByRole("link", { name: "Behaviours", exact: true });
  await page.locator(".start").waitFor();
  if (!(await link.isVisible())) await page.getByRole("button", { name: /^All pages/ }).click();
  await link.click();
  await page.waitForURL(/\/edit$/);
});

editing("axe finds nothing, in either theme and language; tablets have room, phones read", {}, async (page) => {
  for (const [colorScheme, language] of [
    ["dark", "en"],
    ["light", "es"],
  ]) {
    await page.addInitScript((chosen) => localStorage.setItem("cancha.language", chosen), language);
    await page.emulateMedia({ colorScheme });
    await open(page, "rondo", "Options/strike.xabsl");
    await accessible(page, `editor, ${colorScheme}`);
    await replace(page, "ball.rests", "ball.wrong");
    await page.locator(".problems .s1").first().waitFor();
    await page.locator(".picture.stale").waitFor();
    await accessible(page, `editor with a mistake, ${colorScheme}`);
    if (language === "es") {
      await page.locator(".head .orders button").first().click();
      await accessible(page, "question");
      await page.keyboard.press("Escape");
    }
    await replace(page, "ball.wrong", "ball.rests");
    if (process.env.CANCHA_SHOTS)
      await page.screenshot({ path: join(process.env.CANCHA_SHOTS, `editor-${colorScheme}.png`) });
    for (const width of [1024, 768, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await fits(page);
      if (process.env.CANCHA_SHOTS)
        await page.screenshot({ path: join(process.env.CANCHA_SHOTS, `editor-${colorScheme}-${width}.png`) });
    }
    await page.setViewportSize({ width: 1360, height: 820 });
  }
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, "rondo", "Options/strike.xabsl");
  await becomes(() => page.evaluate(() => window.__editor.view.state.readOnly), true);
});

editing("a team of one's own folder, given to play, is edited from the page and taken over", {}, async (page) => {
  const lions = join(here.folder, "my/folder/lions");
  cpSync(join(here.folder, "content/behaviours/first_steps"), lions, { recursive: true });
  cpSync(join(here.folder, "content/behaviours/wheeled"), join(here.folder, "my/folder/wheeled"), { recursive: true });
  const match = await here.start(
    "play",
    "--blue",
    "my/folder/lions",
    "--minutes",
    "5",
    "--speed",
    "1",
    "--record",
    join(here.folder, "recordings/own.mcap"),
  );
  try {
    // from home, from the head of the match, and from the behaviour view
    await page.goto(match.url);
    await page.locator(".live").getByRole("link", { name: "Edit lions" }).waitFor();
    await page.goto(match.address);
    await page.waitForFunction(() => window.__cancha?.drawn() > 0);
    await page.keyboard.press("y");
    await page.locator(".mind-view").getByRole("link", { name: "Edit" }).waitFor();
    await page.locator(".head").getByRole("link", { name: "Edit lions" }).click();
    await page.locator(".tree button", { hasText: "play" }).click();
    await page.waitForFunction(() => window.__editor?.path() === "lions/play.xabsl" && window.__editor.connected());
    await page.locator(".sheet svg").waitFor();
    await replace(page, "speed = 900", "speed = 400");
    await save(page);
    await said(page, "own: taken over \\(version 1\\)");
    assert.match(readFileSync(join(lions, "play.xabsl"), "utf8"), /speed = 400/);
    assert.equal(
      (await fetch(`${match.url}/api/behaviours/files/lions/../wheeled/skills.xabsl`)).url.includes("lions"),
      false,
      "nothing above it has a name",
    );
    assert.ok(!existsSync(disk("lions")));
  } finally {
    await match.stop();
  }
});

editing("new rules and a new chart begin from templates", { refused: /409/ }, async (page) => {
  await page.goto(`${here.url}/edit`);
  await page.getByRole("button", { name: "New rules" }).click();
  await page.getByLabel("Name").fill("pumas");
  await accessible(page, "new rules");
  await page.getByRole("button", { name: "Create" }).click();
  await page.waitForURL(/edit\?behaviour=pumas/);
  await page.waitForFunction(() => /<RuleSet>/.test(window.__editor?.text() ?? ""));
  await says(page.locator(".problems"), /No problems/);

  await page.goto(`${here.url}/chart`);
  await page.getByRole("button", { name: "New chart" }).click();
  await page.getByLabel("Name").fill("pumas");
  await page.getByRole("button", { name: "Create" }).click();
  await says(page.getByRole("dialog"), /there is a 'pumas' already/);
  await page.getByLabel("Name").fill("falcons");
  await page.getByRole("button", { name: "Create" }).click();
  await page.waitForURL(/chart\?behaviour=falcons/);
  await page.waitForFunction(() => window.__chart?.fresh() && window.__chart.view().states.length === 2);
  assert.ok(existsSync(disk("falcons/falcons.scxml")));
  for (const blue of ["pumas", "falcons"]) {
    const { name } = await post("/api/matches", { blue, minutes: 0.1, speed: 0 });
    await holds(async () => (await (await fetch(`${here.url}/api/matches/${name}`)).json()).phase === "ended");
  }
});
