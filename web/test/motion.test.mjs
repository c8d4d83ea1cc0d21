// The motion page in a real browser, with the real program on a copy of content.

import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { accessible, becomes, counts, eventually, fits, heldBack, says } from "./helper.mjs";
import { workshop } from "./studio.mjs";

const here = workshop("motion", { copies: true, studio: true });
const inPage = (title, options, run) => here.inPage(title, { patience: 60_000, ...options }, run);
const disk = (name) => join(here.folder, "content/motions/bioloid", `${name}.toml`);
const read = (name) => readFileSync(disk(name), "utf8");

const open = async (page, name = "stand") => {
  await page.goto(`${here.url}/motion?robot=bioloid&name=${name}`);
  await page.waitForFunction(() => window.__motion);
};
const motion = (page) => page.evaluate(() => window.__motion.motion());
const angle = async (page, joint, pose = 0) =>
  (await motion(page)).poses[pose].angles.find((one) => one.joint === joint)?.degrees;
const place = (page, link) => page.evaluate((name) => window.__motion.place(name), link);
const poses = (page) => page.locator(".poses button b").allTextContents();
const status = (page) => page.locator(".strip .said");
const saved = async (page) => {
  await page.keyboard.press("Control+s");
  await says(status(page), /^Saved\.$/);
};

inPage("lists the robot's motions, shows one, and goes from one to the next", {}, async (page) => {
  await page.goto(here.url);
  await page.getByRole("link", { name: "Motions" }).click();
  await page.waitForFunction(() => window.__motion);
  for (const name of ["ceabot_forward", "get_up_front", "stand"])
    await page.locator(".tree button", { hasText: name }).waitFor();
  await page.locator(".tree button", { hasText: "get_up_front" }).click();
  await says(page.locator(".poses"), /arms_out.*crouch.*rise/s);
  await page.waitForURL(/name=get_up_front/);
  await becomes(() => page.getByLabel("Title").inputValue(), "Get up from the front");
  await becomes(() => page.getByLabel("Begins").inputValue(), "front");
  await counts(page.locator(".joint"), 20);
});

inPage(
  "a slider changes the pose and the robot, by mouse, keys and typed number; undo takes it back",
  {},
  async (page) => {
    await open(page);
    const knee = page.getByRole("slider", { name: "right knee" });
    const before = await place(page, "head");
    await becomes(() => knee.inputValue(), "80");
    await knee.focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Shift+ArrowLeft");
    await becomes(() => angle(page, "right_knee"), 80.9);
    await page.keyboard.press("PageUp");
    await becomes(() => angle(page, "right_knee"), 90.9);
    await eventually(async () => assert.notDeepEqual(await place(page, "head"), before));
    const number = page.getByLabel("right knee, degrees");
    await number.fill("40.5");
    await number.press("Tab");
    await becomes(() => angle(page, "right_knee"), 40.5);
    await number.fill("300");
    await number.press("Tab");
    await says(status(page), /right knee goes from 0° to 126°/);
    await becomes(() => angle(page, "right_knee"), 126);
    await page.locator(".motion-stage canvas").focus();
    await page.keyboard.press("Control+z");
    await becomes(() => angle(page, "right_knee"), 40.5);
    for (let i = 0; i < 9 && (await angle(page, "right_knee")) !== 80; ++i) await page.keyboard.press("Control+z"); // steps of a slider are one where they are quick
    await becomes(() => angle(page, "right_knee"), 80);
    await counts(page.locator("h1", { hasText: "unsaved" }), 0, "all is as it was");
    await becomes(() => place(page, "head"), before);
    await page.getByRole("button", { name: "Redo" }).click();
    await eventually(async () => assert.notEqual(await angle(page, "right_knee"), 80));

    // a joint that is no longer named stays where it was before: where the robot stands
    await page.getByRole("button", { name: "right elbow: leave it where it is" }).click();
    await becomes(() => angle(page, "right_elbow"), undefined);
  },
);

inPage("poses are added, duplicated, moved, renamed, timed and deleted", {}, async (page) => {
  await open(page);
  await page.getByRole("button", { name: "Add pose" }).click();
  await becomes(() => poses(page), ["stand", "pose_2"]);
  await page.getByLabel("Name", { exact: true }).fill("wave");
  await page.keyboard.press("Tab");
  await becomes(() => poses(page), ["stand", "wave"]);
  await page.getByRole("slider", { name: "right shoulder pitch" }).fill("-90");
  await page.getByLabel("Pause, seconds").fill("0.5");
  await page.keyboard.press("Tab");
  await page.getByLabel("Gets there").selectOption("speed");
  await page.getByLabel("% of the top speed").fill("50");
  await page.keyboard.press("Tab");
  await page.getByLabel("Stands safely here").check();
  const wave = async () =>
    (({ speed, time, pause, equilibrium }) => [speed, time, pause, equilibrium])((await motion(page)).poses[1]);
  await becomes(wave, [0.5, 0, 0.5, true]);
  await page.getByRole("button", { name: "Duplicate" }).click();
  await becomes(() => poses(page), ["stand", "wave", "wave_3"]);
  await page.getByRole("button", { name: "Earlier" }).click();
  await becomes(() => poses(page), ["stand", "wave_3", "wave"]);
  await page.locator(".poses button", { hasText: "wave_3" }).focus();
  await page.keyboard.press("Alt+ArrowLeft");
  await becomes(() => poses(page), ["wave_3", "stand", "wave"]);
  await page.keyboard.press("ArrowRight");
  await becomes(() => page.evaluate(() => window.__motion.chosen()), 1);
  await page.locator(".poses button", { hasText: "wave_3" }).click();
  await page.getByRole("button", { name: "Delete" }).click();
  await becomes(() => poses(page), ["stand", "wave"]);
  await page.getByLabel("Name", { exact: true }).fill("wave");
  await page.keyboard.press("Tab");
  await says(status(page), /a name that no other pose has/);
  await becomes(() => poses(page), ["stand", "wave"]);
});

inPage("what somebody types while an answer is awaited stays", {}, async (page) => {
  await open(page);
  const answer = await heldBack(page, /\/api\/motion\/check$/);
  for (const joint of ["left ankle pitch", "right ankle pitch"])
    await page.getByRole("slider", { name: joint }).fill("0");
  await page.getByLabel("Name", { exact: true }).fill("lean");
  await answer();
  await page.locator(".poses .faults").waitFor();
  await becomes(() => page.getByLabel("Name", { exact: true }).inputValue(), "lean");
  await page.keyboard.press("Tab");
  await becomes(() => poses(page), ["lean"]);
});

inPage("scrubbing shows the way between two poses, and a pose can be made of it", {}, async (page) => {
  await open(page, "get_up_front");
  await page.waitForFunction(() => window.__motion.motion().poses.length === 6);
  const line = page.getByRole("slider", { name: "Moment" });
  await line.fill("0.45");
  await becomes(() => page.evaluate(() => window.__motion.chosen()), 1);
  const between = await place(page, "left_forearm");
  await page.getByRole("button", { name: "Add pose" }).click();
  await becomes(async () => (await poses(page)).length, 7);
  await becomes(async () => (await poses(page)).slice(0, 3), ["arms_out", "pose_7", "arms_under"]);
  const { poses: all } = await motion(page);
  assert.ok(Math.abs(all[1].time + all[2].time - 0.259) < 0.2, `${all[1].time} ${all[2].time}`);
  await eventually(async () =>
    (await place(page, "left_forearm")).forEach((x, i) => assert.ok(Math.abs(x - between[i]) < 0.002)),
  );

  await page.getByRole("button", { name: "Preview" }).click();
  await page.waitForFunction(() => window.__motion.playing());
  await page.waitForFunction(() => !window.__motion.playing() && window.__motion.moment() > 1.5);
});

inPage("left and right: a pose and a motion are mirrored, one side is copied", {}, async (page) => {
  await open(page);
  await page.getByRole("slider", { name: "right shoulder roll" }).fill("-60");
  await page.getByRole("button", { name: "Mirror pose" }).click();
  await becomes(
    async () => [await angle(page, "right_shoulder_roll"), await angle(page, "left_shoulder_roll")],
    [-22, 60],
  );
  await page.getByRole("button", { name: "Left side to right" }).click();
  await becomes(
    async () => [await angle(page, "right_shoulder_roll"), await angle(page, "left_shoulder_roll")],
    [-60, 60],
  );

  await page.getByRole("slider", { name: "left hip yaw" }).fill("20");
  await page.getByRole("button", { name: "Mirror motion" }).click();
  await says(status(page), /mirror image now/);
  await becomes(async () => [await angle(page, "right_hip_yaw"), await angle(page, "left_hip_yaw")], [-20, 0]);
});

inPage("a motion plays in the simulator, and what came of it is told in words", {}, async (page) => {
  await open(page);
  await page.getByRole("button", { name: "Play in simulation" }).click();
  await says(page.locator(".verdict"), /It stands after 1(\.\d+)? s/, 60_000);
  await says(page.locator(".outcome"), /No servo was at its limit.*slow enough.*The trunk moved/s);
  await counts(page.locator(".outcome tbody tr"), 20);
  await becomes(() => page.evaluate(() => window.__motion.shown()), "simulation");
  await page.waitForFunction(() => window.__motion.moment() > 0.1);
  await page.getByRole("button", { name: "Back to the poses" }).click();
  await becomes(() => page.evaluate(() => window.__motion.shown()), "poses");

  // leaning ahead it falls; the trunk of the simulation moves
  for (const joint of ["left ankle pitch", "right ankle pitch"])
    await page.getByRole("slider", { name: joint }).fill("40");
  await page.getByLabel("Seconds", { exact: true }).fill("0.2");
  await page.getByLabel("A random body").check();
  await page.getByLabel("Seed").fill("3");
  await page.getByRole("button", { name: "Play in simulation" }).click();
  await says(page.locator(".verdict"), /It fell/, 60_000);
  await page.getByRole("slider", { name: "Moment" }).fill("0");
  const high = (await page.evaluate(() => window.__motion.trunk()))[2];
  await page.getByRole("slider", { name: "Moment" }).fill("1.2");
  await eventually(async () => assert.ok((await page.evaluate(() => window.__motion.trunk()))[2] < high - 0.05));
});

inPage("mistakes are found at their pose, and lead there", {}, async (page) => {
  await open(page);
  await page.getByRole("button", { name: "Check" }).click();
  await says(page.locator(".findings"), /Nothing to complain about/);
  for (const joint of ["left ankle pitch", "right ankle pitch"])
    await page.getByRole("slider", { name: joint }).fill("0");
  await says(page.locator(".findings"), /balance.*stand: the centre of mass is \d+ mm outside/s);
  await page.locator(".poses .faults").waitFor();
  await page.getByRole("tab", { name: "Text" }).click();
  await page.getByLabel("Text of stand.toml").fill(read("stand").replace("right_knee = 80", "right_knee = 170"));
  await page.getByRole("tab", { name: /Problems \(\d\)/ }).click();
  await page.locator(".findings button", { hasText: "out of its range" }).click();
  await becomes(() => page.evaluate(() => document.activeElement.getAttribute("aria-label")), "right knee");
});

inPage(
  "a motion is made, changed and saved; bad names and other people's changes are refused",
  { refused: /400|409/ },
  async (page) => {
    await open(page);
    await page.getByRole("button", { name: "New" }).click();
    const name = page.getByRole("dialog").getByLabel("Name");
    for (const bad of ["../evil", "Big"]) {
      await name.fill(bad);
      await page.getByRole("button", { name: "Create" }).click();
      await says(page.getByRole("dialog").getByRole("alert"), /begins with a small letter/);
    }
    await name.fill("stand");
    await page.getByRole("button", { name: "Create" }).click();
    await says(page.getByRole("dialog").getByRole("alert"), /There is a motion 'stand' already/);
    await name.fill("hello");
    await page.getByRole("button", { name: "Create" }).click();
    await page.waitForURL(/name=hello/);
    await page.locator(".tree [aria-current]", { hasText: "hello" }).waitFor();
    assert.match(read("hello"), /name = "start"/);

    await page.getByLabel("Title").fill("Say hello");
    await page.getByRole("slider", { name: "head pan" }).fill("25");
    await page.locator("h1", { hasText: "unsaved" }).waitFor();
    await saved(page);
    assert.match(read("hello"), /title = "Say hello"\n[^]*head_pan = 25\n/);
    await counts(page.locator("h1", { hasText: "unsaved" }), 0);

    writeFileSync(disk("hello"), read("hello").replace("Say hello", "Say good-bye"));
    await page.getByRole("slider", { name: "head pan" }).fill("30");
    await page.keyboard.press("Control+s");
    await page.getByRole("alert").filter({ hasText: "changed by somebody else" }).waitFor();
    assert.match(read("hello"), /Say good-bye/);
    await page.getByRole("button", { name: "Save mine over it" }).click();
    await says(status(page), /^Saved\.$/);
    assert.match(read("hello"), /head_pan = 30\n/);
  },
);

inPage("changes that were not saved are not lost by going elsewhere", {}, async (page) => {
  await open(page);
  await page.getByRole("slider", { name: "head tilt" }).fill("10");
  await page.locator(".tree button", { hasText: "get_up_front" }).click();
  await page.getByRole("button", { name: "Stay" }).click();
  await becomes(() => angle(page, "head_tilt"), 10);
  let asked = 0;
  page.on("dialog", (dialog) => {
    ++asked;
    void dialog.accept();
  });
  await page.locator(".tree button", { hasText: "get_up_front" }).click();
  await page.getByRole("button", { name: "Leave without saving" }).click();
  await says(page.locator(".poses"), /arms_out/);
  await page.getByRole("slider", { name: "head tilt" }).fill("12");
  await page.goto(here.url);
  await becomes(() => asked, 1);
});

inPage("a bad file is shown with its faults at their place, and mended there", {}, async (page) => {
  writeFileSync(
    disk("bad"),
    `title = "Bad"  # why\nrobot = "bioloid"\n\n[[pose]]\nname = "a"\ntime = 1\nangles = { right_nee = 3 }\n`,
  );
  await open(page, "bad");
  await page.locator(".tree button", { hasText: /bad.*has faults/ }).waitFor();
  const fault = page.locator(".text-faults button");
  await says(fault, /line 7.*right_nee.*right_knee/s);
  await fault.click();
  const text = page.getByLabel("Text of bad.toml");
  await eventually(async () =>
    assert.match(
      await text.evaluate((area) => area.value.slice(area.selectionStart, area.selectionEnd)),
      /^angles = .*right_nee/,
    ),
  );
  await page.keyboard.press("Control+s");
  await says(status(page), /has faults; mend them first/);
  await text.fill(read("bad").replace("right_nee", "right_knee"));
  await says(page.locator(".poses"), /a/);
  await becomes(() => angle(page, "right_knee"), 3);
  await saved(page);
  assert.match(read("bad"), /# why\n[^]*right_knee/, "remarks stay where the text was changed");

  // a text that cannot be read is kept until somebody undoes it
  await text.fill("title = ");
  await says(fault, /line 1/);
  await page.getByRole("slider", { name: "right knee" }).fill("20");
  await says(status(page), /has faults; mend them first/);
  await becomes(() => text.inputValue(), "title = ");
  await becomes(() => angle(page, "right_knee"), 3);
  await page.getByRole("button", { name: "Undo" }).click();
  await becomes(() => text.inputValue(), read("bad"));
  await counts(fault, 0);
  await counts(page.locator("h1", { hasText: "unsaved" }), 0);
});

for (const [colorScheme, viewport] of [
  ["light", { width: 1280, height: 800 }],
  ["dark", { width: 1280, height: 800 }],
  ["light", { width: 390, height: 844 }],
]) {
  inPage(`everybody can use it, ${colorScheme}, ${viewport.width} pixels`, { colorScheme, viewport }, async (page) => {
    await open(page, "get_up_front");
    await says(page.locator(".poses"), /rise/);
    await accessible(page, "poses");
    await page.getByRole("button", { name: "Play in simulation" }).click();
    await says(page.locator(".outcome"), /Servos were at their limit of 1\.32 N m: \w+/, 60_000);
    await accessible(page, "outcome");
    await page.getByRole("tab", { name: "Problems" }).click();
    await accessible(page, "problems");
    await page.getByRole("tab", { name: "Text" }).click();
    await accessible(page, "text");
    await page.getByRole("button", { name: "New" }).click();
    await accessible(page, "new");
    await fits(page);
  });
}

inPage("speaks Spanish", { locale: "es-ES" }, async (page) => {
  await open(page);
  await page.getByRole("button", { name: "Reflejar pose" }).waitFor();
  await says(page.locator(".joints h2"), /Articulaciones de «stand»/);
});
