// The arithmetic behind overlays and plots: no browser, no recording.

import assert from "node:assert/strict";
import test from "node:test";

import { load } from "./helper.mjs";

const {
  advantage,
  ballPath,
  columnTimes,
  decimate,
  follow,
  groundOf,
  kicksIn,
  motionOf,
  parsePath,
  pathsIn,
  reachGrid,
  valueAt,
  wrapped,
  inferno,
  STRIDE,
} = await load("test/modules.ts");

const near = (a, b, by = 1e-6) => assert.ok(Math.abs(a - b) <= by, `${a} is not ${b}`);
const ground = { right: 1.1, top: 0.9, goal: 0.2, corner: 0.07, radius: 0.02, slowing: 0.2, bounce: 0.6 };

test("the ground is that of the league, or of the slab where none is known", () => {
  const league = {
    length: 2.2,
    width: 1.8,
    goal_width: 0.4,
    corner_side: 0.07,
    ball_radius: 0.02,
    ball_slowing: 0.2,
    wall_bounce: 0.6,
  };
  assert.deepEqual(groundOf(league, { x: 3, y: 3 }), ground);
  const slab = groundOf(undefined, { x: 2, y: 1 });
  assert.deepEqual([slab.right, slab.top, slab.goal, slab.bounce], [1, 0.5, 0, 0]);
});

test("a rolling ball stops where even slowing says", () => {
  const end = ballPath(-0.5, 0, 0.5, 0, ground).at(-1);
  near(end.x, -0.5 + (0.5 * 0.5) / (2 * 0.2), 0.01);
  near(end.y, 0);
  assert.equal(ballPath(0, 0, 0.01, 0, ground).length, 1);
});

test("a ball comes back from a wall slower, and stops at one that does not bounce", () => {
  const there = ballPath(0.3, 0.8, 0, 1, ground, 1);
  assert.ok(Math.max(...there.map(({ y }) => y)) <= 0.88 + 1e-9);
  const fastBack = Math.max(...there.slice(1).map(({ y }, i) => (there[i].y - y) * 120));
  near(fastBack, 0.6 * Math.sqrt(1 - 2 * 0.2 * 0.08), 0.02);
  const dull = ballPath(0.3, 0.8, 0, 1, { ...ground, bounce: 0 }, 1).at(-1);
  near(dull.y, 0.88);
});

test("a shot ends in the goal, a miss comes back, and the corner turns the ball", () => {
  assert.ok(ballPath(0.8, 0, 2, 0, ground).at(-1).x > 1.1);
  assert.ok(ballPath(0.8, 0.5, 2, 0, ground).every(({ x }) => x <= 1.08 + 1e-9));
  // straight into a 45° piece: what was along x goes along -y
  const turned = ballPath(0.9, 0.86, 2, 0, ground, 0.3);
  assert.ok(turned.at(-1).y < 0.8);
});

test("the ground belongs to who is nearer, and to who runs there", () => {
  const runners = [
    { x: -0.5, y: 0, vx: 0, vy: 0, team: 0 },
    { x: 0.5, y: 0, vx: 0, vy: 0, team: 1 },
  ];
  near(advantage(runners, 0, 0.3), 0);
  near(advantage(runners, -0.5, 0), 1);
  runners[0].vx = 1;
  assert.ok(advantage(runners, 0.05, 0) > 0, "the runner reaches the middle first");
  const out = new Float32Array(200);
  runners[0].vx = 0;
  near(reachGrid(runners, { x: 2, y: 1 }, 20, 10, out), 0.5);
  assert.ok(out[0] > 0 && out[19] < 0);
  assert.equal(advantage([runners[0]], 0, 0), 1);
  assert.equal(advantage([], 0, 0), 0);
});

/// Frames of one ball (body 0) and one robot (body 1) at 60 a second.
function frames(places, robot) {
  const poses = places.map(([x, y]) => {
    const pose = new Float32Array(2 * STRIDE);
    pose.set([x, y, 0, 0, 0, 0, 1], 0);
    pose.set([...robot, 0, 0, 0, 0, 1], STRIDE);
    return pose;
  });
  return { times: Float64Array.from(places, (_, i) => i / 60), poses };
}

test("speed is that of the last frames, and none across a jump", () => {
  const { vx, vy } = motionOf(
    frames(
      [
        [0, 0],
        [0.01, 0],
        [0.02, 0],
        [0.03, 0],
      ],
      [1, 1],
    ),
    0,
  );
  near(vx, 0.6, 1e-4);
  near(vy, 0);
  const jumped = motionOf(
    frames(
      [
        [0, 0],
        [0.9, 0],
        [0.91, 0],
      ],
      [1, 1],
    ),
    0,
  );
  near(jumped.vx, 0.6, 1e-3);
  assert.equal(motionOf(frames([[0, 0]], [1, 1]), 0).vx, 0);
  assert.equal(motionOf(frames([], [1, 1]), 0), undefined);
  near(wrapped(3 * Math.PI + 0.1), -Math.PI + 0.1, 1e-9);
});

test("a kick is a strong change beside a robot; a wall, a jump and a push are none", () => {
  const rolling = Array.from({ length: 10 }, (_, i) => [0.005 * i, 0]);
  const kicked = [...rolling, ...Array.from({ length: 6 }, (_, i) => [0.045 - 0.02 * (i + 1), 0])];
  const found = kicksIn(frames(kicked, [0.08, 0]), 0, [1]);
  assert.equal(found.length, 1);
  near(found[0].vx, -1.2, 1e-3);
  assert.equal(kicksIn(frames(kicked, [0.5, 0.5]), 0, [1]).length, 0, "nobody was near");
  assert.equal(
    kicksIn(
      frames(
        [
          [0, 0],
          [0, 0],
          [0.8, 0],
          [0.8, 0],
        ],
        [0.02, 0],
      ),
      0,
      [1],
    ).length,
    0,
    "it was put there",
  );
  assert.equal(kicksIn(frames(rolling, [0.05, 0]), 0, [1]).length, 0);
});

test("numbers in messages are named by paths, and found again", () => {
  const message = {
    score: { blue: 2, yellow: 1 },
    left: { seconds: 3, nanos: 5e8 },
    period: "FIRST_HALF",
    list: [1, 2],
    none: null,
    yes: true,
  };
  const paths = pathsIn("/match/state", message);
  assert.deepEqual(paths, [
    "/match/state.score.blue",
    "/match/state.score.yellow",
    "/match/state.left",
    "/match/state.list[0]",
    "/match/state.list[1]",
    "/match/state.yes",
  ]);
  const values = paths.map((path) => follow(message, parsePath(path).steps));
  assert.deepEqual(values, [2, 1, 3.5, 1, 2, 1]);
  assert.deepEqual(parsePath("/match/commands.left[3]"), { topic: "/match/commands", steps: ["left", 3] });
  assert.equal(follow(message, ["none", "x"]), undefined);
  assert.equal(follow(message, ["period"]), undefined);
});

test("decimation keeps every peak and holds the last value", () => {
  const times = Array.from({ length: 100_000 }, (_, i) => i / 100);
  const values = times.map((at) => Math.sin(at / 50));
  values[54_321] = 9;
  values[54_322] = -9;
  const out = decimate({ times, values }, 0, 1000, 500);
  assert.equal(out.length, 1000);
  assert.equal(Math.max(...out), 9);
  assert.equal(Math.min(...out), -9);
  assert.equal(out.indexOf(9) + 1, out.indexOf(-9), "in their order");
  const sparse = { times: [10, 20], values: [1, 2] };
  // columns end at 10, 15, 20 and 25: the first value lies in the first, and nothing is held beyond the last
  assert.deepEqual(decimate(sparse, 5, 25, 4), [1, 1, 1, 1, 2, 2, 2, 2]);
  assert.deepEqual(decimate(sparse, 5, 45, 4), [1, 1, 2, 2, null, null, null, null]);
  assert.deepEqual(decimate(sparse, 0, 10, 2), [null, null, 1, 1]);
  assert.equal(columnTimes(0, 10, 5).length, 10);
  assert.equal(valueAt(sparse, 15), 1);
  assert.equal(valueAt(sparse, 5), undefined);
});

test("the colours of the heat map go from dark to light", () => {
  const light = [0, 0.25, 0.5, 0.75, 1].map((v) => inferno(v).reduce((a, b, i) => a + b * [0.21, 0.72, 0.07][i], 0));
  assert.deepEqual(
    [...light].sort((a, b) => a - b),
    light,
  );
});
