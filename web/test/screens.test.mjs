// All pages of the real program on a phone, a tablet and a computer, in both languages, one of them dark: the boxes of everything are
// looked at, so that this holds with any fonts.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";

import { faults } from "./geometry.mjs";
import { eventually, program, root } from "./helper.mjs";
import { workshop } from "./studio.mjs";

const FINGER = 40;
const SCREENS = [
  [390, 844],
  [820, 1180],
  [1280, 800],
];

const here = workshop("screens", {
  studio: true,
  prepare: async ({ folder, environment, post }) => {
    for (const [name, seed] of [
      ["final", 4],
      ["a-long-name-for-a-recording-of-a-match", 9],
    ]) {
      const made = spawnSync(
        program(),
        [
          "play",
          "--headless",
          "--minutes",
          "0.5",
          "--seed",
          String(seed),
          "--yellow",
          "roles",
          "--record",
          `${folder}/recordings/${name}.mcap`,
        ],
        { cwd: root, env: environment, encoding: "utf8" },
      );
      if (made.status !== 0) return `no recording was made: ${made.stderr}`;
    }
    const words = ["study", "run", "two_on_one", "--minutes", "0.03", "--trials", "3"];
    const study = spawnSync(program(), words, { cwd: root, env: environment, encoding: "utf8" });
    if (study.status !== 0) return `no study was made: ${study.stderr}`;
    await post("/api/matches", { minutes: 5, seed: 5, paused: true });
    return "";
  },
});

const picture = (page) => page.waitForFunction(() => performance.getEntriesByName("first-picture").length > 0);
const events = (page) => page.waitForFunction(() => document.querySelector(".grow .note")?.hidden);

const PAGES = [
  [
    "home",
    "/",
    (page) =>
      page.waitForFunction(
        () => document.querySelectorAll(".matches li").length === 2 && document.querySelector(".live li"),
      ),
  ],
  [
    "watch",
    "/watch?file=final.mcap#t=12.5",
    async (page) => {
      await picture(page);
      await events(page);
    },
  ],
  [
    "watch with all panels",
    "/watch?file=final.mcap#t=12.5",
    async (page) => {
      await page.evaluate(() => localStorage.setItem("cancha.panels", "panel,plots,log"));
      await page.reload();
      await picture(page);
      await events(page);
      await page.waitForSelector(".lines li");
      await page.evaluate(() => localStorage.removeItem("cancha.panels"));
    },
  ],
  ["live match", "/watch?file=simurosot-roles-rondo-5.mcap", picture],
  [
    "compare",
    "/compare?a=final.mcap&b=a-long-name-for-a-recording-of-a-match.mcap#t=12.5",
    async (page) => {
      await picture(page);
      await page.waitForFunction(() => document.querySelectorAll(".of-numbers dl").length === 2);
    },
  ],
  ["choose two", "/compare", (page) => page.waitForSelector(".choose select")],
  ["trouble", "/watch?file=nobody.mcap", (page) => page.waitForSelector("[role=alert]")],
  ["behaviours", "/edit", (page) => page.waitForSelector(".behaviours a")],
  [
    "editor",
    "/edit?behaviour=first_steps",
    async (page) => {
      await page.waitForFunction(() => window.__editor?.connected());
      await page.waitForSelector(".sheet svg");
    },
  ],
  ["charts", "/chart", (page) => page.waitForSelector(".behaviours a")],
  ["chart", "/chart?behaviour=ceabot_avoid", (page) => page.waitForFunction(() => window.__chart?.fresh())],
  ["motion", "/motion", (page) => page.waitForFunction(() => window.__motion?.motion().poses.length > 0)],
  ["tune", "/tune", (page) => page.waitForSelector(".search h2")],
  ["studies", "/study", (page) => page.waitForSelector(".dots circle")],
  ["scenes", "/scene", (page) => page.waitForSelector(".verdict.legal")],
  ["camera", "/camera", (page) => page.waitForFunction(() => window.__camera?.things())],
  ["robots", "/team", (page) => page.waitForFunction(() => window.__team?.polls() > 0)],
];

here.inPage("faults are found where there are any", { viewport: { width: 390, height: 844 } }, async (page) => {
  const at = (top, more) => `position: absolute; top: ${top}px; ${more}`;
  const cut = "width: 60px; overflow: hidden; white-space: nowrap";
  await page.setContent(`<body style="margin: 0"><button style="width: 500px; height: 50px">wide</button>
    <button style="${at(60, "width: 60px; height: 60px")}">first</button><button style="${at(60, "left: 20px; width: 60px; height: 60px")}">second</button>
    <p style="${at(200, cut)}">this text is cut</p><p style="${at(260, `${cut}; text-overflow: ellipsis`)}">this text is shortened</p>
    <p style="${at(320, `${cut}; text-overflow: ellipsis`)}" title="whole">this one has a hint</p>
    <span style="${at(380, "")}">over</span><span style="${at(383, "")}">under</span><button style="${at(440, "width: 20px; height: 20px")}">x</button>`);
  const found = (await faults(page, FINGER)).join("\n");
  for (const fault of [
    /wide” reaches from 0 to 500/,
    /first” and .*second” lie over each other/,
    /this text is cut” is cut/,
    /this text is shortened” is shortened/,
    /over.*under.*are written over/,
    /x” is 20 × 20 px/,
  ])
    assert.match(found, fault);
  assert.doesNotMatch(found, /hint” is/);
});

// words decide what fits, colours hardly: each theme with one language
for (const [locale, colorScheme] of [
  ["en-GB", "dark"],
  ["es-UY", "light"],
]) {
  for (const [name, address, ready] of PAGES) {
    here.inPage(
      `${name} fits on every screen (${locale}, ${colorScheme})`,
      { locale, colorScheme, hasTouch: true, refused: /404/ },
      async (page) => {
        await page.goto(here.url + address);
        await ready(page);
        for (const [width, height] of SCREENS) {
          await page.setViewportSize({ width, height });
          await eventually(async () => assert.deepEqual(await faults(page, FINGER), [], `${name}, ${width} px`), 4000);
        }
      },
    );
  }
}
