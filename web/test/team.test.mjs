// The team page in a real browser, with the real program and databases that its commands made in a folder of their own.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { after } from "node:test";

import { accessible, becomes, counts, crowd, eventually, fits, program, says } from "./helper.mjs";
import { workshop } from "./studio.mjs";

const memory = mkdtempSync("/dev/shm/cancha-web-");
const empty = mkdtempSync("/dev/shm/cancha-web-");
after(() => [memory, empty].forEach((folder) => rmSync(folder, { recursive: true, force: true })));

/// A round of a radio, as robot `member` tells it.
const round = (number, member, more = {}) => ({
  member,
  round: number,
  round_length: 0.1,
  slots: 2,
  link: "multicast 239.255.32.200:20032 on lo",
  has_key: true,
  bytes_per_s: 4300,
  budget: 20000,
  members: [
    { member: 1, membership: "running", slot: 0, heard_ago: 0.02, heard: 90, loss: member === 2 ? 0.125 : 0 },
    {
      member: 2,
      membership: member === 1 ? "missing" : "running",
      slot: 1,
      heard_ago: 0.4,
      lost: 3,
      clock_offset: -0.0021,
      lateness: 0.0013,
    },
  ],
  frames: [
    { member: 1, offset: 0.004, bytes: 410, records: 2, in_slot: true },
    { member: 2, offset: number % 4 === 0 ? 0.02 : 0.055, bytes: 400, records: 2, in_slot: number % 4 !== 0 },
  ],
  ...more,
});

const here = workshop("team", {
  prepare: async () => {
    const schema = join(here.folder, "team.toml");
    writeFileSync(
      schema,
      [
        "members = 4",
        record("world", "cancha.teamware.GlobalWS", `area = "shared"\nperiod = 0.1\nlifetime = 1.0\nbytes = 4096`),
        record("landmarks", "cancha.teamware.Landmarks", "bytes = 1024"),
        record("radio", "cancha.RadioState", "bytes = 4096"),
      ].join("\n"),
    );
    for (const member of [1, 2]) rtdb("make", "--schema", schema, "--member", member);
    rtdb("put", "world", JSON.stringify({ cycles: 7, self: { number: 1, role: "striker" } }), "--member", 1);
    rtdb("put", "world", JSON.stringify({ cycles: 8, self: { number: 2, role: "goalkeeper" } }), "--member", 2);
    rtdb("record", join(here.folder, "one.mcap"), "--seconds", 0.05, "--member", 1);
    rtdb("replay", join(here.folder, "one.mcap"), "--member", 2); // as its radio would bring it
    rtdb("put", "landmarks", JSON.stringify({ places: [{ what: "their goal", place: { x: 6 } }] }), "--member", 1);
    rtdb("put", "landmarks", JSON.stringify({ places: [{ what: "their goal", place: { x: 6.5 } }] }), "--member", 2);
    for (let number = 1; number <= 4; ++number)
      rtdb(
        "put",
        "radio",
        JSON.stringify(
          round(
            number,
            1,
            number === 4 ? { trouble: "robot 2 sends in the slot of robot 1", dropped: { garbage: 3 } } : {},
          ),
        ),
        "--member",
        1,
      );
    rtdb("put", "radio", JSON.stringify(round(9, 2)), "--member", 2);
    here.url = (await here.start("studio", "--databases", memory)).url;
  },
});
const record = (name, type, more) => `[[record]]\nname = "${name}"\ntype = "${type}"\n${more}\n`;
const rtdb = (...words) => {
  const done = spawnSync(
    program(),
    ["rtdb", ...words.map(String), "--folder", memory, ...(words[0] === "list" ? [] : ["--team", "demo"])],
    { env: here.environment, encoding: "utf8", timeout: 60_000 },
  );
  assert.equal(done.status, 0, done.stderr);
  return done.stdout;
};
const inPage = (title, options, run) => here.inPage(title, { patience: 60_000, ...options }, run);
const open = async (page, view = "records") => {
  await page.goto(`${here.url}/team?team=demo&view=${view}`);
  await page.waitForFunction(() => window.__team?.polls() > 0);
};
const rows = (page) => page.locator(".records tbody tr");

inPage("shows every value of every robot, sorted and filtered, and keeps up", {}, async (page) => {
  await page.goto(here.url);
  await page.getByRole("link", { name: "Robots", exact: true }).click();
  await says(page.locator(".records tbody"), /world/);
  await counts(rows(page), 7); // world of 1, of 2 at both; landmarks and radio of each
  await says(rows(page).filter({ hasText: "landmarks" }).first(), /1landmarkslocal.*0\.0\/s.* B0cancha/);
  await says(rows(page).filter({ hasText: "world" }).first(), /expired/);
  await says(page.locator(".processes"), /Robot 1: no process.*Robot 2: no process/s);

  await page.getByRole("button", { name: "Size", exact: true }).click();
  await becomes(() => page.getByRole("columnheader", { name: "Size" }).getAttribute("aria-sort"), "descending");
  await eventually(async () => {
    const sizes = (await page.locator(".records tbody td:nth-child(6)").allTextContents()).map(parseFloat);
    assert.deepEqual(
      sizes,
      [...sizes].sort((a, b) => b - a),
    );
  });
  await page.getByLabel("Filter", { exact: true }).fill("radio");
  await counts(rows(page), 2);
  await page.getByLabel("Robot", { exact: true }).first().selectOption("2");
  await counts(rows(page), 1);
  await page.getByLabel("Filter", { exact: true }).fill("nothing of the kind");
  await says(page.locator(".records .note-of"), /No row matches/);

  // what is put now is seen soon
  await page.getByLabel("Filter", { exact: true }).fill("landmarks");
  await says(page.locator(".records tbody td:nth-child(4)"), / s$/);
  rtdb("put", "landmarks", "{}", "--member", 2);
  await says(page.locator(".records tbody td:nth-child(6)"), /^0 B$/);
});

inPage("the page asks nothing while nobody sees it", {}, async (page) => {
  await open(page);
  const polls = () => page.evaluate(() => window.__team.polls());
  await page.evaluate(() => {
    Object.defineProperty(document, "hidden", { configurable: true, get: () => true });
    document.dispatchEvent(new Event("visibilitychange"));
  });
  // what it had asked before may still be answered
  const before = await eventually(async () => {
    const last = await polls();
    await page.waitForTimeout(600 * crowd());
    assert.equal(await polls(), last);
    return last;
  });
  await page.evaluate(() => {
    Object.defineProperty(document, "hidden", { configurable: true, get: () => false });
    document.dispatchEvent(new Event("visibilitychange"));
  });
  await page.waitForFunction((then) => window.__team.polls() > then + 2, before);
});

inPage(
  "shows the copies of a value side by side, with their differences; puts one",
  { refused: /422/ },
  async (page) => {
    await open(page);
    await page.locator(".records button", { hasText: "world" }).first().click();
    await page.waitForURL(/view=side/);
    await says(page.locator(".copies caption"), /world of Robot 1/);
    await says(page.locator(".side-by-side .told").first(), /All robots that have it have the same/);
    await says(page.locator(".copies thead"), /Robot 1.*old.*expired.*Robot 2.*old/s);
    await says(page.locator(".copies tr", { hasText: "self.role" }), /“striker”“striker”/);
    await page.getByLabel("Whose").selectOption("2");
    await says(page.locator(".side-by-side .told").first(), /1 of 2 robots has it/);

    await page.getByLabel("Record", { exact: true }).first().selectOption("landmarks");
    rtdb("put", "landmarks", JSON.stringify({ places: [{ what: "their goal", place: { x: 6.5 } }] }), "--member", 2);
    const place = page.locator(".copies tr.differs", { hasText: "places[0].place.x" });
    await says(place, /6≠ differs: 6\.5/);
    await page.getByLabel("Only differences").check();
    await counts(page.locator(".copies tbody tr"), 1);
    await says(page.locator(".side-by-side .told").first(), /1 field differs/);

    // put the value of robot 1 into robot 2
    await page.getByText("Put a value").click();
    await page.getByLabel("Into the database of").selectOption("2");
    await page.getByLabel("Value as JSON").fill(`{"places": [{"what": "their gaol"}]}`);
    await page.getByRole("button", { name: "Put", exact: true }).click();
    await says(page.locator(".put .told"), /Not put: .*their gaol/);
    await page.getByLabel("Value as JSON").fill(`{"places": [{"what": "their goal", "place": {"x": 6}}]}`);
    await page.getByRole("button", { name: "Put", exact: true }).click();
    await says(page.locator(".put .told"), /Put as number \d+/);
    await says(page.locator(".side-by-side .told").first(), /All robots that have it have the same/);
    assert.match(rtdb("get", "landmarks", "--json", "--member", 2), /"x":6,/);
  },
);

inPage("draws the rounds of the radio as slots, and tells whom it hears", {}, async (page) => {
  await open(page, "radio");
  const picture = page.locator(".rounds svg");
  await page.locator(".rounds .frame").first().waitFor();
  await eventually(async () => {
    assert.match(
      await picture.getAttribute("aria-label"),
      /The last \d rounds.*2 frames in the newest one, 1 out of their slot/,
    );
    const drawn = await page.locator(".rounds text.round").allTextContents();
    assert.equal(drawn[0], "round 4");
    assert.ok(drawn.length >= 3, `rounds before it are in the ring: ${drawn}`);
  });
  await counts(page.locator(".rounds .border"), 3);
  // slots are counted from 1, and say whose they are
  await eventually(async () =>
    assert.deepEqual(await page.locator(".rounds text.slot").allTextContents(), ["slot 1: robot 1", "slot 2: robot 2"]),
  );
  await counts(page.locator(".rounds .frame.wrong"), 1);
  await says(page.locator(".rounds .frame.wrong"), /robot 2: at 20\.0 ms, 400 bytes, 2 records, out of its slot2!/);
  // a frame lies where its time is
  await eventually(async () => {
    const [[one, two, wrong], borders] = await page.locator(".rounds").evaluate((rounds) => {
      const left = (thing) => thing.getBoundingClientRect().x;
      const frames = [".frame", ".frame[data-member='2']:not(.wrong)", ".frame.wrong"].map((which) =>
        left(rounds.querySelector(`${which} rect`)),
      );
      return [frames, [...rounds.querySelectorAll(".border")].map(left)];
    });
    assert.ok(one < wrong && wrong < two);
    assert.ok(two > borders[1] && wrong < borders[1]);
  });

  await says(page.locator(".radio .problem"), /robot 2 sends in the slot of robot 1/);
  await says(page.locator(".radio tr.missing"), /2missing2.*400\.0 ms ago0\.0 %3.*-2\.1 ms1\.3 ms/);
  await says(page.locator(".dropped"), /3 garbage/);
  await says(
    page.locator(".radio .facts"),
    /239\.255\.32\.200.*100\.0 ms, 2 slots.*4300 B\/s of 20000 B\/s.*authenticated/s,
  );
  rtdb("put", "radio", JSON.stringify(round(5, 1)), "--member", 1);
  await says(page.locator(".rounds text.round").first(), /round 5/);
  await page.locator(".radio-of > .field select").selectOption("2");
  await says(page.locator(".rounds text.round").first(), /round 9/);
  await says(page.locator(".radio caption").last(), /as robot 2 hears them/);
});

inPage("draws where each robot believes itself and the ball to be", {}, async (page) => {
  const world = (number, x, y, ball) => ({
    cycles: 9,
    self: { number, role: number === 1 ? "striker" : "goalkeeper" },
    ours: [1, 2].map((one) => ({
      position: one === number ? { x, y } : {},
      orientation: number === 1 ? Math.PI / 2 : 0,
    })),
    ball: { position: ball, see: true },
  });
  rtdb("put", "world", JSON.stringify(world(1, 2, 1, { x: 3, y: -1 })), "--member", 1);
  rtdb("put", "world", JSON.stringify(world(2, -4, 0, { x: 3.5, y: -1 })), "--member", 2);
  await open(page, "pitch");
  const robots = page.locator(".pitch-of .beliefs .belief");
  await counts(robots, 2);
  await says(page.locator("#panel-pitch tbody tr").first(), /Robot 1striker2\.00, 1\.00 m, 90°3\.00, -1\.00 m/);
  await says(page.locator("#panel-pitch tbody tr").last(), /Robot 2goalkeeper-4\.00, 0\.00 m, 0°3\.50, -1\.00 m/);
  assert.match(
    await page.locator(".pitch-of .beliefs svg").getAttribute("aria-label"),
    /2 robots and the ball of each/,
  );
  // ahead is to the right, left is up; the goal of the landmarks is 6 m away
  const [one, two, ball, grass] = await page
    .locator(".pitch-of .beliefs")
    .evaluate((picture) =>
      ["[data-robot='1'] .robot", "[data-robot='2'] .robot", "[data-robot='1'] .ball", ".grass"].map((which) =>
        picture.querySelector(which).getBoundingClientRect().toJSON(),
      ),
    );
  const middle = ({ x, width, y, height }) => [x + width / 2, y + height / 2];
  const metre = grass.width / 12;
  assert.ok(Math.abs(middle(one)[0] - middle(grass)[0] - 2 * metre) < 2);
  assert.ok(Math.abs(middle(one)[1] - middle(grass)[1] + metre) < 2);
  assert.ok(middle(two)[0] < middle(one)[0] && middle(ball)[1] > middle(one)[1]);
  // what is not renewed is shown as old
  await counts(page.locator(".pitch-of .beliefs .belief.stale"), 2);
  await says(page.locator("#panel-pitch tbody"), /expired/);
});

inPage("draws ages and loss over time, and says them in a table", {}, async (page) => {
  await open(page, "plots");
  await says(page.locator(".course").nth(0), /Age of world.*1 at robot 1.*1 at robot 2.*2 at robot 2/s);
  await says(page.locator(".course").nth(1), /Loss of frames.*1 heard by 2.*12\.5 %/s);
  await says(page.locator(".course").nth(0), /logarithmic scale, over the last minute/);
  await page.waitForFunction(() => document.querySelectorAll(".course canvas").length === 2);
  await page.locator(".courses select").selectOption("landmarks");
  await says(page.locator(".course").nth(0), /Age of landmarks.*local at robot 1/s);
});

inPage("a referee begins, whistles and ends; what cannot be done is said", { refused: /422/ }, async (page) => {
  await open(page, "referee");
  await page.getByLabel("League and protocol").selectOption("spl18");
  await page.getByLabel("Port").fill("38380");
  await page.getByRole("button", { name: "Begin" }).click();
  await says(
    page.locator(".told-to"),
    /blue \(1\) 0 : 0 red \(2\).*Initial.*half 1.*10:00 left.*127\.255\.255\.255:38380/s,
  );
  const state = page.locator(".desk .state");
  await page.getByRole("button", { name: "Kick-off, red (2)", exact: true }).click();
  await says(state, /Ready · kick-off of red \(2\)/);
  await page.getByRole("button", { name: "Set", exact: true }).click();
  await says(state, /^Set/);
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await says(state, /Playing.*9:5\d left/);
  await page.getByRole("button", { name: "Goal, blue (1)", exact: true }).click();
  await says(page.locator(".score-of"), /blue \(1\) 1 : 0 red \(2\)/);
  await page.locator("fieldset").getByLabel("Team", { exact: true }).selectOption("second");
  await page.locator("fieldset").getByLabel("Number", { exact: true }).fill("3");
  await page.locator("fieldset").getByLabel("Penalty", { exact: true }).selectOption("pushing");
  await page.getByRole("button", { name: "Penalise" }).click();
  await says(page.locator(".desk .lists"), /red \(2\), 3: pushing, 30 s/);
  await page.locator("fieldset", { hasText: "Clock" }).getByLabel("Seconds").last().fill("90");
  await page.getByRole("button", { name: "Clock", exact: true }).click();
  await says(state, /1:30 left/);
  await page.getByLabel("Order as in a script").fill("release 2 3");
  await page.keyboard.press("Enter");
  await says(page.locator(".desk .lists"), /None\..*release 2 3.*clock 90.*penalty second 3 pushing 30/s);
  await page.getByLabel("Order as in a script").fill("repair first 1");
  await page.keyboard.press("Enter");
  await says(page.locator(".referee > .told"), /Not done: .*spl18 has no 'repair'/);

  // another page sees the same referee
  await page.reload();
  await says(page.locator(".score-of"), /blue \(1\) 1 : 0 red \(2\)/);
  await page.getByRole("button", { name: "End refereeing" }).click();
  await page.getByRole("button", { name: "Begin" }).waitFor();
});

inPage("a RefBox has other words", {}, async (page) => {
  await open(page, "referee");
  await page.getByLabel("League and protocol").selectOption("msl");
  await page.getByLabel("Port").fill("38381");
  await page.getByRole("button", { name: "Begin" }).click();
  await says(page.locator(".told-to"), /cyan \(1\).*magenta \(2\).*Teams connect to 127\.0\.0\.1:38381; 0 are there/s);
  await page.getByRole("button", { name: "Park" }).waitFor();
  await counts(page.getByRole("button", { name: "Penalise" }), 0);
  await page.getByRole("button", { name: "End refereeing" }).click();
  await page.getByRole("button", { name: "Begin" }).waitFor();
});

inPage("without databases it says what to do", {}, async (page) => {
  const bare = await here.start("studio", "--databases", empty);
  await page.goto(`${bare.url}/team`);
  await says(
    page.locator("#panel-records"),
    /No robot of this machine has a database.*\.\/cancha rtdb make --team demo --member 3/s,
  );
  await page.getByRole("tab", { name: "Records" }).focus();
  await page.keyboard.press("ArrowRight");
  await says(page.locator("#panel-pitch"), /rtdb make/);
  await page.waitForURL(/view=pitch/);
});

for (const [colorScheme, viewport] of [
  ["light", { width: 1280, height: 800 }],
  ["dark", { width: 1280, height: 800 }],
  ["light", { width: 390, height: 844 }],
]) {
  inPage(`everybody can use it, ${colorScheme}, ${viewport.width} pixels`, { colorScheme, viewport }, async (page) => {
    await open(page);
    for (const [view, seen] of [
      ["records", /world/],
      ["pitch", /Believes to be at/],
      ["side", /Robot 2/],
      ["radio", /round/],
      ["plots", /Age of/],
      ["referee", /Begin/],
    ]) {
      await page.locator(`#tab-${view}`).click();
      await says(page.locator(`#panel-${view}`), seen);
      await accessible(page, view);
      await fits(page, view);
    }
    await page.getByLabel("Port").fill("38382");
    await page.getByRole("button", { name: "Begin" }).click();
    await says(page.locator(".told-to"), /Initial/);
    await accessible(page, "whistling");
    await fits(page, "whistling");
    await page.getByRole("button", { name: "End refereeing" }).click();
    await page.getByRole("button", { name: "Begin" }).waitFor();
  });
}

inPage("speaks Spanish", { locale: "es-ES" }, async (page) => {
  await open(page);
  await page.getByRole("tab", { name: "Lado a lado" }).waitFor();
  await says(page.locator(".records thead"), /Registro.*Edad.*Perdidos/s);
});
