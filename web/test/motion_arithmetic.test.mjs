// Motions without any page: when poses are reached, mirror images, the way back.

import assert from "node:assert/strict";
import test from "node:test";

import { load } from "./helper.mjs";

const robot = {
  free_speed: 300,
  joints: [
    ["right_hip", 1, -1],
    ["left_hip", 0, -1],
    ["right_knee", 3, 1],
    ["left_knee", 2, 1],
    ["head", 4, -1],
  ].map(([name, mirror, mirror_sign]) => ({ name, id: 1, least: -90, most: 90, mirror, mirror_sign, standing: 0 })),
};
const pose = (name, angles, more = {}) => ({
  name,
  time: 1,
  speed: 0,
  pause: 0,
  equilibrium: false,
  mirror_of: "",
  angles: Object.entries(angles).map(([joint, degrees]) => ({ joint, degrees })),
  ...more,
});

test("joints stay where no pose names them, arrive together, and no faster than they can", async () => {
  const { postureAt, postures, stretches } = await load("src/pages/motion/model.ts");
  const all = [
    pose("a", { right_hip: 30 }),
    pose("b", { left_knee: 60 }, { time: 0.1, pause: 0.5 }),
    pose("c", { head: 30 }, { time: 0, speed: 0.5 }),
  ];
  assert.deepEqual(postures(robot, all).at(-1), [30, 0, 0, 60, 30]);
  assert.deepEqual(
    stretches(robot, all).map(({ begin, arrival, end }) => [begin, arrival, end].map((x) => Math.round(x * 100) / 100)),
    [
      [0, 1, 1],
      [1, 1.2, 1.7],
      [1.7, 1.9, 1.9],
    ],
  );
  assert.deepEqual(postureAt(robot, all, 1.1).posture.map(Math.round), [30, 0, 0, 30, 0]);
  assert.equal(postureAt(robot, all, 1.5).pose, 1, "it waits there");
  assert.equal(postureAt(robot, all, 9).pose, 2);
});

test("a pose is mirrored, and one side is copied to the other", async () => {
  const { copiedFrom, freshName, History, loosened, mirrored, renamed } = await load("src/pages/motion/model.ts");
  const one = pose("a", { right_hip: 30, left_knee: 10 });
  assert.deepEqual(mirrored(robot, one, [30, 0, 0, 10, 5]).angles, [
    { joint: "right_hip", degrees: 0 },
    { joint: "left_hip", degrees: -30 },
    { joint: "right_knee", degrees: 10 },
    { joint: "left_knee", degrees: 0 },
    { joint: "head", degrees: -5 },
  ]);
  assert.deepEqual(copiedFrom(robot, "right", one, [30, 0, 20, 10, 5]).angles, [
    { joint: "right_hip", degrees: 30 },
    { joint: "left_hip", degrees: -30 },
    { joint: "right_knee", degrees: 20 },
    { joint: "left_knee", degrees: 20 },
  ]);
  const pair = [one, pose("b", {}, { mirror_of: "a" })];
  assert.equal(renamed(pair, 0, "z")[1].mirror_of, "z");
  assert.equal(loosened(pair, 0)[1].mirror_of, "");
  assert.equal(freshName([pose("pose_2", {})]), "pose_3");
  const history = new History(0);
  history.change(1, "x", 0);
  history.change(2, "x", 10);
  history.change(3, "x", 2000);
  assert.ok(history.undo() && history.now === 2 && history.undo() && history.now === 0 && !history.undo());
  assert.ok(history.redo() && history.now === 2);
});
