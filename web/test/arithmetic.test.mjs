// The arithmetic behind overlays and plots: no browser, no recording.

import assert from "node:assert/strict";
import test from "node:test";

import { load } from "./helper.mjs";

const {
  advantage,
  Bodies,
  columnTimes,
  decimate,
  follow,
  groundOf,
  kicksIn,
  motionOf,
  neighbours,
  parsePath,
  pastVelocities,
  pathAhead,
  pathsIn,
  reachGrid,
  valueAt,
  velocitiesIn,
  velocityBetween,
  velocityOf,
  wrapped,
  inferno,
  STRIDE,
} = await load("test/modules.ts");

const near = (a, b, by = 1e-6) => assert.ok(Math.abs(a - b) <= by, `${a} is not ${b}`);

test("the ground is that of the league, or of the slab where none is known", () => {
  const league = { length: 2.2, width: 1.8, goal_width: 0.4 };
  assert.deepEqual(groundOf(league, { x: 3, y: 3 }), { right: 1.1, top: 0.9, goal: 0.2 });
  assert.deepEqual(groundOf(undefined, { x: 2, y: 1 }), { right: 1, top: 0.5, goal: 0 });
});

test("of a predicted path is drawn what lies ahead of the ball, in even steps round its corners", () => {
  const path = { x: [0, 1, 1], y: [0, 0, 0.5] };
  const whole = pathAhead(path, { x: 0, y: 0 }, 0.125);
  assert.equal(whole.length, 13);
  near(whole[3].x, 0.375);
  near(whole[10].y, 0.25);
  assert.deepEqual(whole.at(-1), { x: 1, y: 0.5 });

  const rest = pathAhead(path, { x: 0.95, y: 0.004 }, 0.125);
  assert.deepEqual(rest[0], { x: 0.95, y: 0.004 }, "it begins at the ball");
  near(rest[1].x, 1);
  near(rest[1].y, 0.075, 0.001);
  assert.deepEqual(rest.at(-1), { x: 1, y: 0.5 });
  assert.equal(pathAhead(path, { x: 1, y: 0.4 }, 0.125).length, 2, "round the corner already");
  assert.deepEqual(pathAhead({ x: [], y: [] }, { x: 0, y: 0 }, 0.1), [], "it lies still");
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

/// A recording of ball and one robot that knows these frames, and the velocities where it is not an old one.
function recorded({ times, poses }, velocities = []) {
  const bodies = new Bodies();
  bodies.number("ball");
  bodies.number("blue 0");
  return {
    bodies,
    past: () => ({ times, poses }),
    pastMessages: () => velocities.map((value, i) => ({ time: times[i], value })),
    latest: (topic) => (topic === "/velocities" ? velocities.at(-1) : undefined),
  };
}

test("velocities are those recorded, of robots in the order of the teams", () => {
  const message = { ball: { x: 1, y: -2, spin_z: 3 }, x: [1, 2, 3, 4], y: [5, 6, 7, 8], turn_rate: [9, 10, 11, 12] };
  assert.deepEqual(velocityOf(message, "ball"), { vx: 1, vy: -2, turn: 3 });
  assert.deepEqual(velocityOf(message, "blue 1"), { vx: 2, vy: 6, turn: 10 });
  assert.deepEqual(velocityOf(message, "yellow 1"), { vx: 4, vy: 8, turn: 12 });

  const still = frames(
    [
      [0.2, 0.3],
      [0.2, 0.3],
    ],
    [1, 1],
  );
  const told = { ...message, x: [7, 0], y: [0, 0], turn_rate: [0.5, 0] };
  const { x, vx, vy } = motionOf(recorded(still, [told, told]), "ball", 1);
  near(x, 0.2);
  assert.deepEqual([vx, vy], [1, -2], "whatever the places say");
  assert.deepEqual(motionOf(recorded(still, [told, told]), "blue 0", 1).turn, 0.5);
  assert.equal(motionOf(recorded(still, [told]), "yellow 3", 1), undefined, "there is no such robot");
});

test("in an old recording speed is that of the last frames, and none across a jump", () => {
  const motion = (places) => motionOf(recorded(frames(places, [1, 1])), "ball", 1);
  const { vx, vy } = motion([
    [0, 0],
    [0.01, 0],
    [0.02, 0],
    [0.03, 0],
  ]);
  near(vx, 0.6, 1e-4);
  near(vy, 0);
  const jumped = motion([
    [0, 0],
    [0.9, 0],
    [0.91, 0],
  ]);
  near(jumped.vx, 0.6, 1e-3);
  assert.equal(motion([[0, 0]]).vx, 0);
  assert.equal(motion([]), undefined);
  near(wrapped(3 * Math.PI + 0.1), -Math.PI + 0.1, 1e-9);
});

test("plots of an old recording take speeds from the frames around", async () => {
  const all = frames(
    Array.from({ length: 20 }, (_, i) => [0.01 * i + (i >= 10 ? 1 : 0), 0]),
    [1, 1],
  );
  const found = [];
  for await (const { time, before, after } of neighbours([all]))
    found.push([time, velocityBetween(before, after, 0).vx]);
  near(found[8][0], 5 / 60);
  near(found[8][1], 0.6, 1e-3);
  assert.ok(Number.isNaN(found[12][1]), "it was put there");
  near(found.at(-1)[1], 0.6, 1e-3);
});

/// The kicks that velocities tell; those of an old recording where none are given.
const kicks = (all, velocities) => kicksIn(all, pastVelocities(recorded(all, velocities), "ball", 1, 3), 0, [1]);

test("a kick is a strong change beside a robot; a wall, a jump and a push are none", () => {
  const rolling = Array.from({ length: 10 }, (_, i) => [0.005 * i, 0]);
  const kicked = [...rolling, ...Array.from({ length: 6 }, (_, i) => [0.045 - 0.02 * (i + 1), 0])];
  const speeds = kicked.map((_, i) => ({ ball: { x: i < 10 ? 0.3 : -1.25, y: 0 }, x: [0], y: [0], turn_rate: [0] }));
  for (const [velocities, vx] of [
    [speeds, -1.25],
    [[], -1.2],
  ]) {
    const found = kicks(frames(kicked, [0.08, 0]), velocities);
    assert.equal(found.length, 1);
    near(found[0].vx, vx, 1e-3);
    near(found[0].time, 9 / 60);
    assert.equal(kicks(frames(kicked, [0.5, 0.5]), velocities).length, 0, "nobody was near");
  }
  const put = [
    [0, 0],
    [0, 0],
    [0.8, 0],
    [0.8, 0],
  ];
  assert.equal(kicks(frames(put, [0.02, 0])).length, 0, "it was put there");
  assert.equal(kicks(frames(put, [0.02, 0]), speeds.slice(8, 12)).length, 0, "it was put there");
  assert.equal(kicks(frames(rolling, [0.05, 0])).length, 0);
  assert.equal(velocitiesIn(frames(rolling, [0.05, 0]), 0).length, 9);
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
