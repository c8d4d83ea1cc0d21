// The documentation of behaviours in a real browser, opened from disk.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import test, { after, before } from "node:test";
import { pathToFileURL } from "node:url";

import { accessible, becomes, browser, fits, program, root, says } from "./helper.mjs";
import { visit } from "./visit.mjs";

let chromium;
let folder;
let why = "";

const long = `a_name_that_goes_on_${"and_on_".repeat(12)}WWWWWWWWWW`;
const odd = {
  "agents.xabsl": `/*** Title: Odd */\ninclude "s.xabsl";\ninclude "b.xabsl";\ninclude "${long}.xabsl";\nagent a("A", ${long});\n`,
  "s.xabsl": 'namespace s("S") { float input x; bool input seen; float output speed; }\n',
  "b.xabsl": 'namespace b("B") { behavior stand { float far; } }\n',
  [`${long}.xabsl`]: `option ${long} { common decision { /** ${"words ".repeat(20)} */ if (x > 9) goto done; }
    initial state ${long} { decision { else if (x < 3 && seen || x > ${"1".repeat(60)}) goto w; else stay; } action { stand(far = x); } }
    state w synchronized 2 { action { speed = x; } } target state done { action { } } }\n`,
};

before(async () => {
  folder = mkdtempSync(join(tmpdir(), "cancha-docs-"));
  mkdirSync(join(folder, "odd"));
  for (const [name, text] of Object.entries(odd)) writeFileSync(join(folder, "odd", name), text);
  for (const [source, site] of [
    ["content/behaviours/uchile_striker", "striker"],
    [join(folder, "odd"), "odd-site"],
  ]) {
    const made = spawnSync(program(), ["xabsl", "docs", source, join(folder, site)], {
      cwd: root,
      encoding: "utf8",
      timeout: 20_000,
    });
    if (made.status !== 0) why = `the program is not built, or: ${made.stderr}`;
  }
  chromium = await browser();
  if (!chromium) why = "chromium is not installed: apt-get install chromium-headless-shell";
});
after(async () => {
  await chromium?.close();
  rmSync(folder, { recursive: true, force: true });
});

const address = (page, site = "striker") => pathToFileURL(join(folder, site, page)).href;

/// A test with a page of its own that must not complain and reads nothing but files.
const inPage = (name, options, run) =>
  test(name, async (t) =>
    why ? t.skip(why) : visit(chromium, { asks: (address) => assert.match(address, /^file:/), ...options }, run),
  );

inPage("docs: a slash opens the search, which finds options and symbols", {}, async (page) => {
  await page.goto(address("index.html"));
  await page.keyboard.press("/");
  await page.keyboard.type("kick");
  const first = page.locator("#results a").first();
  await first.waitFor();
  await says(first, /^kick/);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.waitForURL(/option-kick\.html$/);
  await says(page.locator("h1"), /^kick$/);

  // a picture leads to the state
  await page.goto(address("option-striker.html"));
  await page.locator("svg.cancha-graph a", { hasText: "bring_ball" }).first().click();
  await page.waitForURL(/#state-bring_ball$/);
  // words that nobody wrote
  await page.fill("#search", "zzzzzz");
  await page.getByText("nothing found").waitFor();
  await page.keyboard.press("Escape");
  await page.locator("#results").waitFor({ state: "hidden" });
});

inPage("docs: the dark mode is remembered", { colorScheme: "light" }, async (page) => {
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.goto(address("option-striker.html"));
  await becomes(ground, "rgb(255, 255, 255)");
  await page.click("#theme");
  await becomes(
    () => page.evaluate(() => getComputedStyle(document.querySelector(".cancha-graph .state .line")).fill),
    "rgb(28, 45, 69)",
  );
  const dark = await ground();
  assert.notEqual(dark, "rgb(255, 255, 255)");
  await page.goto(address("index.html"));
  await becomes(ground, dark);
  await says(page.locator("#theme"), /^Light$/);
});

inPage("docs: pages fit a phone", { viewport: { width: 360, height: 740 } }, async (page) => {
  const pages = [
    "index.html",
    "agent-soccer.html",
    "option-align.html",
    "namespace-motion_symbols.html",
    "source-options-align.xabsl.html",
  ].map((name) => address(name));
  pages.push(address("index.html", "odd-site"), address(`option-${long.slice(0, 80).toLowerCase()}.html`, "odd-site"));
  for (const name of pages) {
    await page.goto(name);
    await fits(page, name);
  }
});

inPage("docs: no text leaves its box", {}, async (page) => {
  for (const name of [
    address("agent-soccer.html"),
    address("option-align.html"),
    address(`option-${long.slice(0, 80).toLowerCase()}.html`, "odd-site"),
  ]) {
    await page.goto(name);
    const out = () =>
      page.evaluate(() =>
        [...document.querySelectorAll(".cancha-graph .node")].flatMap((node) => {
          const box = node.querySelector(".line").getBoundingClientRect();
          return [...node.querySelectorAll("text")]
            .filter((text) => {
              const words = text.getBoundingClientRect();
              return (
                words.left < box.left ||
                words.right > box.right ||
                words.top < box.top - 1 ||
                words.bottom > box.bottom + 1
              );
            })
            .map((text) => text.textContent);
        }),
      );
    await becomes(out, [], name);
  }
});

for (const [colorScheme, names] of [
  [
    "light",
    [
      "index.html",
      "agent-soccer.html",
      "option-kick.html",
      "namespace-motion_symbols.html",
      "source-options-kick.xabsl.html",
    ],
  ],
  ["dark", ["index.html", "option-kick.html"]],
]) {
  // axe asks for the style sheet once more, which pages from disk may not, and the browser says so
  inPage(`docs: everybody can read them, ${colorScheme}`, { colorScheme, mayComplain: true }, async (page) => {
    for (const name of names) {
      await page.goto(address(name));
      await accessible(page, name);
    }
    await page.goto(address(`option-${long.slice(0, 80).toLowerCase()}.html`, "odd-site"));
    await page.fill("#search", "state");
    await accessible(page, "odd option with results");
  });
}
