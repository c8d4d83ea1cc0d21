// The camera page in the browser, with the real program: pictures, colours, proposals, how a camera sits.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import test from "node:test";

import { faults } from "./geometry.mjs";
import { accessible, becomes, eventually, holds, load, program, root, says } from "./helper.mjs";
import { workshop } from "./studio.mjs";

const here = workshop("camera", {
  copies: true,
  studio: true,
  prepare: ({ folder, environment }) => {
    const file = join(folder, "recordings", "seen.mcap");
    const words = ["play", "kidsize", "--senses", "camera", "--record-images", "--minutes", "0.1", "--headless"];
    const made = spawnSync(program(), [...words, "--record", file], {
      cwd: folder,
      env: environment,
      encoding: "utf8",
    });
    return made.status === 0 ? "" : `no recording was made: ${made.stderr}`;
  },
});
const told = (page, what) => page.evaluate((name) => window.__camera?.[name](), what);

async function open(page, query = "") {
  await page.goto(`${here.url}/camera${query}`);
  await page.waitForFunction(() => window.__camera?.shot() && window.__camera.things());
}

test("ranges grow by colours, through red too, and empty ones begin with the first", async () => {
  const { contains, grown, hsvOf, isEmpty } = await load("src/pages/camera/model.ts");
  const empty = {
    name: "x",
    id: 0,
    hue_low: 0,
    hue_high: 0,
    saturation_low: 255,
    saturation_high: 0,
    value_low: 255,
    value_high: 0,
  };
  assert.ok(isEmpty(empty));
  const [red, pink, orange] = [hsvOf(200, 10, 10), hsvOf(200, 10, 40), hsvOf(200, 60, 10)];
  assert.deepEqual(red, { hue: 0, saturation: 242, value: 200 });
  assert.deepEqual(hsvOf(10, 10, 10), { hue: 0, saturation: 0, value: 10 });
  const range = grown(grown(empty, [red]), [pink, orange]);
  for (const colour of [red, pink, orange]) assert.ok(contains(range, colour));
  assert.ok(range.hue_low > range.hue_high, "it runs through red");
  assert.ok(!contains(range, hsvOf(10, 200, 10)));
  assert.ok(!contains(grown(range, [hsvOf(10, 200, 10)], true), red), "begun anew");
});

here.inPage("a simulated picture is sorted by the ranges, as the server does", {}, async (page) => {
  await open(page);
  await eventually(async () => {
    const [page_, server] = [await told(page, "counts"), await told(page, "pixels")];
    assert.deepEqual(
      server.map((count, i) => page_[i] ?? 0),
      server,
    );
  });
  assert.ok((await told(page, "things")).length > 0, "something is recognised");
  await says(page.locator(".ranges"), /ball\d+ pixels?.*field\d+ pixels/s);
  await eventually(async () =>
    assert.match(await page.locator(".bars").getAttribute("aria-label"), /No range has \d+ % of the pixels/),
  );
  await accessible(page, "camera page");
});

here.inPage("clicks and keys grow the chosen range, and undo takes it back", {}, async (page) => {
  await open(page);
  const before = await told(page, "ranges");
  await page.locator(".ranges label", { hasText: "line" }).click();
  const canvas = page.locator("canvas.sampler");
  const box = await canvas.boundingBox();
  await page.mouse.click(box.x + box.width / 2, box.y + box.height * 0.9);
  await holds(async () => JSON.stringify(await told(page, "ranges")) !== JSON.stringify(before), "it grew");
  const grown = await told(page, "ranges");
  await canvas.focus();
  await page.keyboard.press("Shift+ArrowUp");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Shift+Enter"); // begins anew
  await holds(async () => JSON.stringify(await told(page, "ranges")) !== JSON.stringify(grown), "by keys, too");
  await page.keyboard.press("z");
  await becomes(() => told(page, "ranges"), grown);
  await page.getByRole("button", { name: "Undo" }).click();
  await becomes(() => told(page, "ranges"), before);
  assert.ok(await page.getByRole("button", { name: "Undo" }).isDisabled());
});

here.inPage("doubtful ranges are told: the document's own field runs backwards", {}, async (page) => {
  await open(page);
  await page.getByLabel("File of colours").selectOption("futbotVision.conf");
  await says(page.locator(".doubts"), /'field': the least value .* so that no pixel has this colour/);
  await page.getByLabel("File of colours").selectOption("kidsize.toml");
  await becomes(() => page.locator(".doubts li").count(), 0);
  await page.getByLabel("Hue: most").fill("40"); // the ball's, over yellow
  await page.keyboard.press("Tab");
  await says(page.locator(".doubts"), /'ball' and 'yellow_goal' overlap/);
});

here.inPage("colours are saved in both forms, and what was there is kept", {}, async (page) => {
  await open(page);
  const file = (name) => join(here.folder, "content/vision", name);
  const before = readFileSync(file("kidsize.toml"), "utf8");
  await page.getByLabel("Value: least").fill("50");
  await page.getByLabel("Save as").fill("kidsize.toml");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await says(page.locator(".camera .status"), /kidsize\.toml is saved/);
  assert.match(readFileSync(file("kidsize.toml"), "utf8"), /value = \[50, 255\]/);
  assert.equal(readFileSync(file("kidsize.toml.before"), "utf8"), before);
  await page.getByLabel("Save as").fill("mine.conf");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await says(page.locator(".camera .status"), /mine\.conf is saved/);
  assert.match(readFileSync(file("mine.conf"), "utf8"), /region ball \{\n {2}id=0\n {2}hsiMin=\{7,150,50\}/);
});

here.inPage("a name that is none is refused", { refused: /400/ }, async (page) => {
  await open(page);
  await page.getByLabel("Save as").fill("../elsewhere.toml");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await says(page.locator(".camera .status.bad"), /letters, digits/);
  assert.ok(!existsSync(join(here.folder, "content/elsewhere.toml")));
});

here.inPage("ranges are proposed, and lines tell how the camera sits, which is saved for a robot", {}, async (page) => {
  await open(page);
  const shown = () => page.evaluate(() => window.__camera.shot().picture.rgb);
  for (let seed = 1; seed <= 6; ++seed) {
    const before = await shown();
    await page.getByLabel("Seed").fill(String(seed));
    await page.getByRole("button", { name: "Take a picture" }).click();
    if (seed > 1) await holds(async () => (await shown()) !== before);
    await page.getByRole("button", { name: "Keep this picture" }).click();
  }
  await says(page.getByText("6 pictures kept"), /6/);
  await page.getByRole("button", { name: "Tilt and height from lines" }).click();
  await says(page.locator(".found"), /Tilt -?0\.\d\d° ± .* points lie/);
  await page.getByLabel("Robot", { exact: true }).last().fill("r7");
  await page.getByRole("button", { name: "Save for this robot" }).click();
  await says(page.locator(".camera .status"), /mounts\/r7\.toml is saved/);
  assert.match(
    readFileSync(join(here.folder, "content/vision/mounts/r7.toml"), "utf8"),
    /^title = "Camera of r7"\ntilt = /,
  );
  await page.getByRole("button", { name: "Propose ranges" }).click();
  await says(page.locator(".camera .status"), /\d ranges from 6 pictures/);
  await eventually(async () =>
    assert.ok(
      (await told(page, "ranges")).some(({ name }) => name === "blue_team"),
      "others stay",
    ),
  );
});

here.inPage("a picture of one's own", {}, async (page) => {
  await open(page);
  await page.getByLabel("Where the picture comes from").selectOption("file");
  await page.getByLabel("Picture file").last().setInputFiles(join(here.folder, "content/vision/kidsize.toml"));
  await says(page.locator(".camera .status.bad"), /./);
  await page.getByLabel("Picture file").last().setInputFiles(join(root, "docs/pictures/camera.png"));
  await becomes(async () => (await told(page, "shot")).picture.recorded, true);
  // whoever has it says whose pitch, robot and ball it shows
  await page.evaluate(() => {
    const real = window.fetch;
    window.fetch = (path, how) => {
      if (String(path).endsWith("/api/camera/look")) window.__asked = JSON.parse(how.body);
      return real(path, how);
    };
  });
  await page.getByLabel("League", { exact: true }).selectOption("spl");
  await page.getByLabel("Robot model", { exact: true }).selectOption("nao");
  await page.getByLabel("White ball").check();
  await holds(() => page.evaluate(() => window.__asked?.white_ball === true), "it is asked for");
  const asked = await page.evaluate(() => [
    window.__asked.league,
    window.__asked.shot.model,
    window.__asked.shot.mount,
  ]);
  assert.deepEqual(asked, ["spl", "nao", "r1"], "a real camera has the lens that was measured");
});

const shown = (page) => page.evaluate(() => window.__camera.shot().picture.rgb);

here.inPage(
  "a recording's own pictures are looked at, with the camera where it was then",
  { refused: /503/ },
  async (page) => {
    await open(page);
    await page.getByLabel("Where the picture comes from").selectOption("recording");
    await page.getByLabel("Recording", { exact: true }).selectOption("seen.mcap");
    await page.getByLabel("Robot", { exact: true }).first().fill("blue:1");
    await page.getByLabel("Second").fill("3");
    const simulated = await shown(page);
    await page.getByRole("button", { name: "Take a picture" }).click();
    await holds(async () => (await shown(page)) !== simulated, "another picture");
    const shot = await told(page, "shot");
    assert.equal(shot.picture.recorded, true, "not drawn anew");
    assert.equal(await page.getByLabel("Team", { exact: true }).inputValue(), "blue", "by the robot's own eyes");
    assert.ok(await page.getByLabel("League", { exact: true }).isDisabled(), "the recording knows");
    assert.ok(shot.picture.time > 2.5 && shot.picture.time <= 3, `of that moment: ${shot.picture.time}`);
    assert.ok(shot.height > 0.25 && shot.height < 0.5, `as high as its head: ${shot.height}`);
    await eventually(async () => {
      const [page_, server] = [await told(page, "counts"), await told(page, "pixels")];
      assert.ok(server[1] > 1000, "much of it is field");
      assert.deepEqual(
        server.map((count, i) => page_[i] ?? 0),
        server,
      );
    });
    // it goes on by itself, until it is told to stop
    const first = await shown(page);
    await page.getByLabel("Go on").check();
    await holds(async () => (await shown(page)) !== first, "the next moment");
    await holds(async () => Number(await page.getByLabel("Second").inputValue()) > 3.3);
    await page.getByLabel("Go on").uncheck();
  },
);

here.inPage("a link leads to a moment of a recording", { refused: /503/ }, async (page) => {
  await open(page, "?file=seen.mcap&robot=yellow:2&at=2");
  await becomes(() => page.getByLabel("Where the picture comes from").inputValue(), "recording");
  await becomes(() => page.getByLabel("Robot", { exact: true }).first().inputValue(), "yellow:2");
  assert.ok((await told(page, "shot")).picture.recorded);
});

here.inPage("a moment or a robot that a recording has not is told", { refused: /4\d\d/ }, async (page) => {
  await open(page);
  await page.getByLabel("Where the picture comes from").selectOption("recording");
  await page.getByLabel("Robot", { exact: true }).first().fill("green:1");
  await page.getByRole("button", { name: "Take a picture" }).click();
  await says(page.locator(".camera .status.bad"), /\w+ \w+/);
});

here.inPage("a device that is not there is told in a sentence", { refused: /404/ }, async (page) => {
  await open(page);
  await page.getByLabel("Where the picture comes from").selectOption("device");
  await page.getByLabel("Device", { exact: true }).last().fill("9");
  const before = await shown(page);
  await page.getByLabel("Go on").click();
  await says(page.locator(".camera .status.bad"), /video9: cannot be opened.*the machine that runs the studio/i);
  assert.ok(!(await page.getByLabel("Go on").isChecked()), "it does not ask again and again");
  assert.equal(await shown(page), before, "the last picture stays");
});

// no camera hangs here: its answers are played back
here.inPage("pictures of a device go on until it is unplugged", { refused: /404|504/ }, async (page) => {
  await open(page);
  let asked = 0;
  await page.route("**/api/camera/device?number=0", async (route) => {
    asked += 1;
    if (asked > 3)
      return route.fulfill({ status: 504, contentType: "text/plain", body: "The camera gives no picture." });
    const answer = await route.fetch({ url: `${here.url}/api/camera/shot?seed=${40 + asked}` });
    const shot = await answer.json();
    shot.picture.recorded = true;
    return route.fulfill({ json: shot });
  });
  await page.getByLabel("Where the picture comes from").selectOption("device");
  const before = await shown(page);
  await page.getByLabel("Go on").check();
  await holds(async () => (await shown(page)) !== before, "its picture");
  await says(page.locator(".camera .status.bad"), /The camera gives no picture\./);
  assert.equal(asked, 4);
  assert.ok(!(await page.getByLabel("Go on").isChecked()));
  assert.equal((await told(page, "shot")).picture.recorded, true);
});

here.inPage("all of it fits on a phone", { viewport: { width: 390, height: 844 }, hasTouch: true }, async (page) => {
  await open(page);
  await eventually(async () => assert.deepEqual(await faults(page, 40), []), 8000);
});
