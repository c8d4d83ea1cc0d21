// Pages of the real program: work that is not saved outlives a change of language, a silent server is told on every page, teams have
// names and driving has its keys in the list.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { join } from "node:path";

import { becomes, counts, eventually, holds, program, says } from "./helper.mjs";
import { workshop } from "./studio.mjs";

const here = workshop("keeping", { copies: true, studio: true });

/// Chooses Spanish, in the head or in its menu.
async function inSpanish(page) {
  const list = page.locator(".settings select").last();
  await eventually(async () => {
    if (!(await list.isVisible())) await page.locator(".opener").click({ timeout: 2000 });
    await list.selectOption("es", { timeout: 2000 });
  });
  await becomes(() => page.getAttribute("html", "lang"), "es");
}

here.inPage(
  "what is typed in the editor and not saved is there in the other language, with its cursor",
  {},
  async (page) => {
    await page.goto(`${here.url}/edit?behaviour=first_steps`);
    await page.waitForFunction(() => window.__editor?.connected());
    const path = await page.evaluate(() => window.__editor.path());
    await page.evaluate(() =>
      window.__editor.view.dispatch({ changes: { from: 0, insert: "// mine\n" }, selection: { anchor: 3 } }),
    );
    await inSpanish(page);
    await becomes(() => page.evaluate(() => window.__editor?.text().slice(0, 8)), "// mine\n");
    await becomes(() => page.evaluate(() => window.__editor.changed()), [path]);
    await becomes(() => page.evaluate(() => window.__editor.view.state.selection.main.anchor), 3);
    await says(page.locator(".file-line"), /sin guardar/);
  },
);

here.inPage("so is a chart", {}, async (page) => {
  await page.goto(`${here.url}/chart?behaviour=ceabot_avoid`);
  await page.waitForFunction(() => window.__chart?.fresh());
  await page.evaluate(() =>
    window.__chart.editor.dispatch({ changes: { from: window.__chart.text().length, insert: "<!-- mine -->\n" } }),
  );
  await inSpanish(page);
  await holds(() => page.evaluate(() => window.__chart?.text().endsWith("<!-- mine -->\n")));
});

here.inPage("so is a motion", {}, async (page) => {
  await page.goto(`${here.url}/motion`);
  await page.waitForFunction(() => window.__motion?.motion().poses.length > 0);
  await page.getByLabel("Title").fill("mine");
  await page.keyboard.press("Tab");
  await page.waitForFunction(() => window.__motion.motion().title === "mine");
  await inSpanish(page);
  await page.waitForFunction(() => window.__motion?.motion().title === "mine");
  await says(page.locator(".head h1"), /sin guardar/);
});

here.inPage("a silent server is told on every page, and its return, too", { mayComplain: true }, async (page) => {
  const banner = page.locator(".connection");
  for (const [address, ready] of [
    ["/", ".start"],
    ["/compare", "main"],
    ["/edit?behaviour=first_steps", ".cm-content"],
    ["/chart?behaviour=ceabot_avoid", ".chart-sheet svg"],
    ["/motion", ".motion-stage canvas"],
    ["/tune", ".search h2"],
    ["/scene", ".verdict.legal"],
    ["/camera", ".pictures canvas"],
    ["/team", ".team-page"],
  ]) {
    await page.goto(here.url + address);
    await page.waitForSelector(ready, { state: "attached" });
    await page.context().setOffline(true);
    await says(banner, /connection to the studio is lost/);
    await holds(() => banner.isVisible(), address);
    await page.context().setOffline(false);
    await says(banner, /Connected again/);
    await becomes(() => banner.isVisible(), false, address);
    await counts(page.locator("main.trouble"), 0, address);
  }
});

here.inPage("teams that were given as files are called by their names", {}, async (page) => {
  const team = join(here.folder, "content/behaviours/rondo/agents.xabsl");
  const made = spawnSync(
    program(),
    [
      "play",
      "--headless",
      "--minutes",
      "0.1",
      "--blue",
      team,
      "--yellow",
      "roles",
      "--record",
      join(here.folder, "recordings/paths.mcap"),
    ],
    { cwd: here.folder, env: here.environment, encoding: "utf8" },
  );
  assert.equal(made.status, 0, made.stderr);
  await page.goto(here.url);
  const row = page.locator(".matches a", { hasText: "paths" });
  await says(row, /rondo.*roles/s);
  assert.doesNotMatch(await row.textContent(), /agents|\//);
  await row.click();
  await page.waitForFunction(() => window.__cancha?.drawn() > 0);
  assert.match(await page.title(), /^rondo – roles · paths/);
  await says(page.locator(".scoreboard"), /^rondo/);
});

here.inPage("a live match is opened at a moment, and the keys that drive a robot are in its list", {}, async (page) => {
  const { name } = await here.post("/api/matches", { minutes: 1, seed: 3, paused: true });
  await here.post(`/api/matches/${name}`, { do: "step", seconds: 6 });
  await eventually(async () => assert.ok((await (await fetch(`${here.url}/api/matches/${name}`)).json()).seconds >= 6));
  await page.goto(`${here.url}/watch?file=${name}#t=2.5`);
  await page.waitForFunction(() => window.__cancha?.drawn() > 0);
  await becomes(() => page.evaluate(() => [window.__cancha.time(), window.__cancha.live().following]), [2.5, false]);
  await page.keyboard.press("0"); // now
  await becomes(() => page.evaluate(() => location.hash), "");
  await page.keyboard.press("?");
  await becomes(
    () => page.locator("dialog .keys div", { hasText: "Drive the robot in hand" }).locator("kbd").allTextContents(),
    ["W", "A", "S", "D"],
  );
  await becomes(
    () => page.locator("dialog .keys div", { hasText: "Full screen" }).locator("kbd").allTextContents(),
    ["⇧ F"],
  );
  await here.post(`/api/matches/${name}`, { do: "stop" });
});
