// The chart page in a real browser, with the real program on a copy of content.

import assert from "node:assert/strict";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { accessible, becomes, counts, eventually, fits, heldBack, holds, says } from "./helper.mjs";
import { workshop } from "./studio.mjs";

const here = workshop("chart", { copies: true, studio: true });
const { inPage } = here;
const disk = (name) => join(here.folder, "content/behaviours/ceabot_avoid", name);
const read = (name) => readFileSync(disk(name), "utf8");

const open = async (page, query = "behaviour=ceabot_avoid") => {
  await page.goto(`${here.url}/chart?${query}`);
  await page.waitForFunction(() => window.__chart?.fresh());
};
const text = (page) => page.evaluate(() => window.__chart.text());
const type = (page, from, to) =>
  page.evaluate(
    ([old, fresh]) => {
      const { editor } = window.__chart;
      const at = window.__chart.text().indexOf(old);
      if (at < 0) throw new Error(`${old} is not there`);
      editor.dispatch({ changes: { from: at, to: at + old.length, insert: fresh } });
    },
    [from, to],
  );
const settled = (page) => page.waitForFunction(() => window.__chart.fresh());
const state = (page, name) => page.locator(`[data-state="${name}"]`);

inPage(
  "the picture follows the text; a broken text keeps the last picture, and its mistake is shown where it is",
  {},
  async (page) => {
    await open(page);
    await type(page, 'id="Andar"', 'id="Go"');
    await page.locator(".chart-picture.stale").waitFor();
    await counts(state(page, "Andar"), 1);
    await page.getByRole("tab", { name: /Problems \(\d+\)/ }).click();
    await page.locator(".findings .error").first().waitFor();
    await page.locator(".findings button").first().click();
    await page.locator(".cm-lint-marker-error").first().waitFor();
    await page.waitForFunction(() =>
      /Andar/.test(
        window.__chart.editor.state.sliceDoc(
          window.__chart.editor.state.selection.main.from,
          window.__chart.editor.state.selection.main.to,
        ),
      ),
    );
    await page.evaluate(() => {
      const { editor } = window.__chart;
      const whole = window.__chart.text();
      editor.dispatch({
        changes: { from: 0, to: whole.length, insert: whole.replaceAll('target="Andar"', 'target="Go"') },
      });
    });
    await state(page, "Go").waitFor();
    await counts(page.locator(".chart-picture.stale"), 0);
  },
);

inPage("a warning is in the list, in the text and in the picture", {}, async (page) => {
  await open(page);
  await type(page, "</scxml>", '  <state id="Lost"/>\n</scxml>');
  await page.locator('[data-state="Lost"].warning').waitFor();
  await page.getByRole("tab", { name: "Problems (" }).click();
  await page.locator(".findings .warning", { hasText: "Lost" }).first().click();
  await page.locator('[data-state="Lost"].selected').waitFor();
  await page.locator(".cm-lint-marker-warning").first().waitFor();
});

inPage("a state that is dragged gets its place in the text, and undo takes it back", {}, async (page) => {
  await open(page);
  const before = await text(page);
  const box = await state(page, "Parada").locator(".box").boundingBox();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 30, y + 12, { steps: 4 });
  await page.mouse.up();
  await page.waitForFunction((old) => window.__chart.text() !== old, before);
  const after = await text(page);
  const changed = after.split("\n").filter((line, i) => line !== before.split("\n")[i]);
  assert.equal(changed.length, 1);
  assert.match(changed[0], /<state id="Parada" cancha:x="\d+" cancha:y="\d+" cancha:doc="stopped, calibrating">/);
  await page.getByRole("button", { name: "Undo" }).click();
  await becomes(() => text(page), before);
});

inPage(
  "states and transitions are added, changed, ordered and removed in the picture",
  { refused: /422/ },
  async (page) => {
    await open(page);
    await page.getByRole("button", { name: "Add state" }).click();
    await page.getByRole("textbox", { name: "Name" }).fill("Wait");
    await page.getByRole("button", { name: "Create" }).click();
    await state(page, "Wait").waitFor();
    assert.match(await text(page), /<state id="Wait" cancha:x="-?\d+" cancha:y="-?\d+"\/>/);
    await page.getByRole("heading", { name: "State Wait" }).waitFor(); // and is chosen

    // a transition, drawn from the handle of one state to another
    await page.getByRole("button", { name: "Show everything" }).click();
    await page.getByRole("button", { name: "Close", exact: true }).click();
    await page.locator(".inspector").waitFor({ state: "hidden" });
    await state(page, "Wait").hover();
    const from = await state(page, "Wait").locator(".handle").boundingBox();
    const to = await state(page, "Andar").locator(".box").boundingBox();
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 6 });
    await page.mouse.up();
    await page.getByRole("heading", { name: "Transition Wait → Andar" }).waitFor();
    assert.match(await text(page), /<transition event="tick" target="Andar"\/>/);
    await settled(page);

    await page.getByRole("textbox", { name: "Guard" }).fill("u == 9 +");
    await page.getByRole("textbox", { name: "Guard" }).press("Enter");
    await page.locator(".inspector [role=alert]:not([hidden])").waitFor();
    await page.getByRole("textbox", { name: "Guard" }).fill("u == 0 && v");
    await page.getByRole("textbox", { name: "Guard" }).press("Enter");
    await page.waitForFunction(() => window.__chart.text().includes('cond="u == 0 &amp;&amp; v"'));
    await settled(page); // the answer draws the form again
    await page.getByRole("textbox", { name: "Sets" }).fill("S1 = 1");
    await page.getByRole("textbox", { name: "Sets" }).press("Enter");
    await page.waitForFunction(() =>
      /target="Andar" cond="u == 0 &amp;&amp; v">\s*<assign location="S1" expr="1"\/>/.test(window.__chart.text()),
    );
    await settled(page);
    await page.getByRole("button", { name: "Insert junction" }).click();
    await state(page, "J1").waitFor();
    await settled(page);

    await state(page, "Wait").focus();
    await page.keyboard.press("Enter");
    await page.getByRole("textbox", { name: "Name" }).fill("Pause");
    await page.getByRole("textbox", { name: "Name" }).press("Enter");
    await state(page, "Pause").waitFor();
    await settled(page);
    await page.getByRole("button", { name: "Begin here" }).click();
    await page.waitForFunction(() => window.__chart.text().includes('initial="Pause"'));
    await settled(page);
    await state(page, "Pause").focus();
    await page.keyboard.press("Delete");
    await page.waitForFunction(() => !window.__chart.text().includes("Pause"));
  },
);

inPage("parallel states, history, events and waits are made and changed in the picture", {}, async (page) => {
  await open(page, "behaviour=small_robot");
  const create = async (name) => {
    await page.getByRole("dialog").getByRole("textbox", { name: "Name" }).fill(name);
    await page.getByRole("button", { name: "Create" }).click();
    await state(page, name).waitFor();
    await settled(page);
  };
  const press = (name) => page.locator(".inspector").getByRole("button", { name, exact: true }).click();
  const set = async (field, value, wanted) => {
    await page.getByRole("textbox", { name: field }).fill(value);
    await page.getByRole("textbox", { name: field }).press("Enter");
    await page.waitForFunction((part) => window.__chart.text().includes(part), wanted);
    await settled(page);
  };

  await page.getByRole("button", { name: "Add parallel states", exact: true }).click();
  await create("Both");
  await state(page, "Both_2").waitFor();
  await press("Add region");
  await create("Third");
  await press("Add state inside");
  await create("Early");
  await state(page, "Third").focus();
  await page.keyboard.press("Enter");
  await press("Add deep history");
  await create("Home");
  assert.match(await text(page), /<history id="Home" type="deep"[^>]*><transition target="Early"\/><\/history>/);

  await state(page, "Early").focus();
  await page.keyboard.press("Enter");
  await press("Add transition");
  await page.waitForFunction(() => /<state id="Early"[^>]*>\s*<transition event="tick"/.test(window.__chart.text()));
  await settled(page);
  await page.locator(".inspector .own button").first().click();
  await set("Event", "whistle", '<transition event="whistle" target="Play"/>');
  await set("Guard", "after(2s)", '<transition event="whistle" target="Play" cond="after(2s)"/>');
  await set("Event", "", '<transition event="tick" target="Play" cond="after(2000ms)"/>');

  // a new name is that of conditions and events, too
  await state(page, "Track").focus();
  await page.keyboard.press("Enter");
  await set("Name", "Follow", 'cond="In(Follow)"');
});

inPage("what somebody types while an answer is awaited stays", { refused: /422/ }, async (page) => {
  await open(page);
  await page.locator(".transition").first().focus();
  await page.keyboard.press("Enter");
  const [guard, effects] = ["Guard", "Sets"].map((name) => page.getByRole("textbox", { name }));
  const drawn = await effects.elementHandle();
  const answer = await heldBack(page, /\/api\/chart$/);
  await guard.fill("w == 1 && u == 1");
  await guard.press("Enter");
  await page.waitForFunction(() => window.__chart.text().includes('cond="w == 1 &amp;&amp; u == 1"'));
  await effects.fill("S0 = 1");
  await effects.press("ArrowLeft");
  await answer();
  await page.waitForFunction((before) => !before.isConnected, drawn); // the form is another one by now
  await becomes(() => effects.inputValue(), "S0 = 1");
  await page.keyboard.type(")"); // and so does the cursor
  await effects.press("Enter");
  await page.locator(".inspector [role=alert]:not([hidden])").waitFor();
  await becomes(() => effects.inputValue(), "S0 = )1");
  await effects.fill("S0 = 1");
  await guard.focus(); // leaving a field takes it over, too
  await page.waitForFunction(() =>
    /cond="w == 1 &amp;&amp; u == 1"[^>]*>\s*<assign location="S0" expr="1"\/>/.test(window.__chart.text()),
  );
});

inPage(
  "what is changed while an answer is awaited is changed after it, and nothing is taken back",
  {},
  async (page) => {
    await open(page);
    await page.locator(".transition").first().focus();
    await page.keyboard.press("Enter");
    const answer = await heldBack(page, /\/api\/chart\/edit$/);
    for (const [name, value] of [
      ["Guard", "w == 1"],
      ["Sets", "S0 = 1"],
    ]) {
      await page.getByRole("textbox", { name }).fill(value);
      await page.getByRole("textbox", { name }).press("Enter");
    }
    await answer();
    await page.waitForFunction(() =>
      /cond="w == 1"[^>]*>\s*<assign location="S0" expr="1"\/>/.test(window.__chart.text()),
    );
    await settled(page);
    await becomes(() => page.getByRole("textbox", { name: "Guard" }).inputValue(), "w == 1");
  },
);

inPage("is tried by hand on the engine: steps, history, scrubbing, the row of the table", {}, async (page) => {
  await open(page);
  const step = page.getByRole("button", { name: "Step", exact: true });
  const now = page.locator(".where-now");
  await step.click();
  await page.getByText("Tick 1 of 1").waitFor();
  await step.click();
  await page.getByText("Tick 2 of 2").waitFor();
  await page.locator('[data-state="Andar"].active').waitFor();
  await page.getByRole("checkbox", { name: /^u/ }).check();
  await step.click();
  await page.getByText("Tick 3 of 3").waitFor();
  await says(now, /Izquierda/);
  await page.locator('[data-state="Izquierda"].active').waitFor();
  await counts(page.locator(".transition.active"), 3);
  await becomes(() => page.locator(".outputs dd").allTextContents(), ["0", "1"]);
  await counts(page.locator(".history tr").first().locator("td"), 3);

  await page.locator(".history td.tick").nth(1).click();
  await page.getByText("Tick 2 of 3").waitFor();
  await page.locator('[data-state="Andar"].active').waitFor();

  await page.getByRole("tab", { name: "Truth table" }).click();
  await page.getByRole("checkbox", { name: "Short" }).uncheck();
  await counts(page.locator(".truth-table tbody tr"), 32);
  await counts(page.locator(".truth-table tr.at-now"), 1);
  await page.getByRole("checkbox", { name: "Short" }).check();
  await holds(async () => (await page.locator(".truth-table tbody tr").count()) < 32);
  const [saved] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Download CSV" }).click(),
  ]);
  assert.equal(saved.suggestedFilename(), "ceabot_avoid.csv");
  await page.locator(".truth-table tbody tr", { hasText: "Derecha" }).last().click();
  await page.locator("[data-state].selected").waitFor();

  await page.getByRole("tab", { name: "Try it" }).click();
  await page.getByRole("button", { name: "Run" }).click();
  await page.waitForFunction(() => /Tick ([5-9]|\d\d)/.test(document.querySelector(".where-now").textContent));
  await page.getByRole("button", { name: "Stop" }).click();
  await page.getByRole("button", { name: "Reset" }).click();
  await page.getByText("Not begun").waitFor();
});

inPage("saves with Ctrl S, and never over somebody else's text", { mayComplain: true }, async (page) => {
  await open(page);
  await type(page, "stopped, calibrating", "stopped");
  await page.getByText("· unsaved").waitFor();
  await page.keyboard.press("Control+s");
  await page.getByText("Saved.").waitFor();
  assert.match(read("avoid.scxml"), /cancha:doc="stopped"/);
  await counts(page.getByText("· unsaved"), 0);

  writeFileSync(disk("avoid.scxml"), read("avoid.scxml").replace("turning left", "left"));
  await type(page, "turning right", "right");
  await page.keyboard.press("Control+s");
  await page.getByRole("button", { name: "Save mine over it" }).waitFor();
  assert.match(read("avoid.scxml"), /turning right/);
  await page.getByRole("button", { name: "Save mine over it" }).click();
  await page.getByText("Saved.").waitFor();
  await eventually(() => assert.match(read("avoid.scxml"), /"right"/));
});

inPage("a truth table is drawn too, and changed as text", {}, async (page) => {
  await open(page, "file=ceabot_avoid/avoid.csv");
  await counts(page.locator(".state"), 4);
  await holds(() => page.getByRole("button", { name: "Add state" }).isDisabled());
  await type(page, "Parada,0,0,0,Andar,1,1", "Parada,0,0,0,Andar,1,5");
  await page.locator(".chart-picture.stale").waitFor();
  await page.locator(".cm-lint-marker-error").first().waitFor();
});

for (const theme of ["light", "dark"]) {
  inPage(`is accessible, ${theme}`, { colorScheme: theme }, async (page) => {
    await open(page);
    await page.getByRole("button", { name: "Step", exact: true }).click();
    await page.getByText("Tick 1 of 1").waitFor();
    await state(page, "Andar").focus();
    await page.keyboard.press("Enter");
    await accessible(page, `chart ${theme}`);
    await page.getByRole("tab", { name: "Truth table" }).click();
    await accessible(page, `table ${theme}`);
    await page.keyboard.press("ArrowRight");
    await accessible(page, `problems ${theme}`);
  });
}

inPage("a phone shows and tries it", { viewport: { width: 390, height: 800 }, locale: "es-ES" }, async (page) => {
  await open(page);
  await page.getByRole("button", { name: "Paso", exact: true }).click();
  await page.getByText("Paso 1 de 1").waitFor();
  await fits(page);
  await accessible(page, "phone");
});

inPage("is found from the home page and the list of behaviours", {}, async (page) => {
  await page.goto(here.url);
  await page.getByRole("link", { name: "State charts" }).click();
  await page.getByRole("link", { name: /ceabot_avoid/ }).click();
  await page.waitForFunction(() => window.__chart?.fresh());
  await page.goto(`${here.url}/edit?behaviour=ceabot_avoid`);
  await page.waitForURL(/\/chart\?behaviour=ceabot_avoid/);
  await page.waitForFunction(() => window.__chart?.fresh());
});

const blinker = (
  ms,
) => `<scxml xmlns="http://www.w3.org/2005/07/scxml" xmlns:cancha="urn:cancha:chart" version="1.0" name="blinker">
  <state id="On"><transition event="tick" cond="state_time &gt;= ${ms}" target="Off"/></state>
  <state id="Off"><transition event="tick" cond="state_time &gt;= ${ms}" target="On"/></state>
</scxml>
`;

inPage("a match that runs a chart shows it in the behaviour view, and takes a saved change over", {}, async (page) => {
  mkdirSync(join(here.folder, "content/behaviours/blinker"));
  writeFileSync(join(here.folder, "content/behaviours/blinker/blinker.scxml"), blinker(300));
  const match = await here.post("/api/matches", { blue: "blinker", yellow: "chase", minutes: 5 });
  await page.goto(`${here.url}/watch?file=${match.name}`);
  await page.waitForFunction(() => window.__cancha?.drawn() > 0);
  await page.keyboard.press("y");
  await page.locator(".minds button[data-robot='blue 0']").click();
  for (const state of ["On", "Off", "On"])
    await page.waitForFunction(
      (name) => [...document.querySelectorAll(".graph .node.active .name")].some((text) => text.textContent === name),
      state,
    );

  await open(page, "behaviour=blinker");
  await page.locator(".chip-link").waitFor();
  await type(page, "= 300", "= 200");
  await settled(page);
  await page.keyboard.press("Control+s");
  await page.getByText(/taken over \(version \d\)/).waitFor();
  await here.post(`/api/matches/${match.name}`, { do: "stop" });
});
