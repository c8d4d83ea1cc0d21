// Robots with joints: packing and bending between frames, what players believe, and a whole recording, without a browser.

import assert from "node:assert/strict";
import test, { after, before } from "node:test";

import { serve } from "../serve.mjs";
import { folder, humanoidRecording, load } from "./helper.mjs";

const {
  anglesBetween,
  believed,
  bend,
  conditionName,
  conditionOf,
  felt,
  lean,
  lies,
  onField,
  packAngles,
  penaltyName,
  poseOnField,
  Recording,
  robotNamed,
  robotOf,
  SeriesStore,
  Tail,
  unitOf,
  useLanguage,
} = await load("test/modules.ts");

/// cancha.JointFrame on the wire: packed, as the program writes it, or one by one.
function wire(angles, packed = true) {
  const bytes = [];
  const float = (angle) => new Uint8Array(Float32Array.of(angle).buffer);
  if (packed) bytes.push(0x0a, 4 * angles.length, ...angles.flatMap((angle) => [...float(angle)]));
  else for (const angle of angles) bytes.push(0x0d, ...float(angle));
  return Uint8Array.from([...bytes, 0x10, 7]); // a field that is not known yet
}

test("angles are read from the wire, packed or not", () => {
  for (const packed of [true, false]) assert.deepEqual([...packAngles(wire([0.5, -1.25, 3], packed))], [0.5, -1.25, 3]);
  assert.equal(packAngles(new Uint8Array(0)).length, 0);
  assert.throws(() => packAngles(wire([1, 2]).subarray(0, 7)), /ends|longer/);
});

test("joints bend evenly between two frames, each robot by its own angles", () => {
  const [a, b] = [Float32Array.of(0, 1, 2, 3), Float32Array.of(1, 1, 4, -3)];
  const out = new Float64Array(2);
  assert.ok(anglesBetween(a, b, 0, 0.25, out));
  assert.deepEqual([...out], [0.25, 1]);
  assert.ok(anglesBetween(a, b, 2, 0.5, out));
  assert.deepEqual([...out], [3, 0]);
  assert.ok(anglesBetween(a, b, 2, 0, out), "a robot that was carried away");
  assert.deepEqual([...out], [2, 3]);
});

test("a frame without angles has those of its neighbour, and too few angles are none", () => {
  const out = new Float64Array(2);
  assert.ok(anglesBetween(undefined, Float32Array.of(5, 6), 0, 0.5, out));
  assert.deepEqual([...out], [5, 6]);
  assert.ok(anglesBetween(Float32Array.of(7, 8), undefined, 0, 0.5, out));
  assert.deepEqual([...out], [7, 8]);
  assert.equal(anglesBetween(undefined, undefined, 0, 0.5, out), false);
  assert.equal(anglesBetween(Float32Array.of(1, 2, 3), undefined, 2, 0.5, out), false);
});

test("the tail of a live match keeps angles with their frames, and what each player tells", () => {
  const tail = new Tail();
  for (const time of [0, 0.5, 1, 1.5]) {
    tail.addFrame(time, Float32Array.of(time));
    if (time !== 0.5) tail.addAngles(time, Float32Array.of(10 * time)); // some are late
    for (const robot of [0, 1]) tail.addMessage("/players/frames", time, robot, false);
  }
  tail.addAngles(0.5, Float32Array.of(99)); // too late
  const piece = tail.cut(1);
  assert.deepEqual(
    [0, 1].map((i) => piece.bends[i]?.[0]),
    [0, undefined],
  );
  assert.deepEqual(
    [0, 1].map((i) => tail.bends[i]?.[0]),
    [10, 15],
  );
  assert.deepEqual([piece.of("/players/frames").length, tail.of("/players/frames").length], [4, 4]);
});

test("the robot of a recording is said as the server says it", () => {
  const { links, shapes, soles } = robotOf({
    name: "x",
    title: "",
    servo: "",
    free_speed: 0,
    joints: [],
    links: [
      {
        name: "trunk",
        parent: -1,
        position: null,
        rotation: null,
        joint: -1,
        ratio: 1,
        bias: 0,
        axis: null,
        anchor: null,
      },
    ],
    shapes: [{ name: "", link: 0, kind: "CAPSULE", size: null, position: null, rotation: null, rgba: [] }],
    soles: [{ link: 0, position: null, rotation: null, length: 1, width: 1 }],
  });
  assert.deepEqual(links[0].rotation, { x: 0, y: 0, z: 0, w: 1 });
  assert.equal(shapes[0].kind, "capsule");
  assert.deepEqual(soles[0].position, { x: 0, y: 0, z: 0 });
});

test("beliefs of both teams are put on the field, and opponents that nobody read have no number", () => {
  assert.deepEqual(onField("YELLOW", { x: 1, y: 2 }), { x: 1, y: 2 });
  assert.deepEqual(onField("BLUE", { x: 1, y: 2 }), { x: -1, y: -2 });
  assert.ok(Math.abs(poseOnField("BLUE", { x: 0, y: 0, heading: 1 }).heading - (1 - Math.PI)) < 1e-9);
  const at = (seconds) => ({ seconds, nanos: 0 });
  const beliefs = {
    time: at(9),
    pose: { pose: { x: -4, y: 0, heading: 0 }, spread: 0.1, fixed: at(2) },
    ball: { position: { x: 1, y: 1 }, spread: 0.2, seen: at(8) },
    mates: [{ number: 1, pose: { x: 0, y: 0, heading: 0 }, spread: 0.3, known: at(9) }],
    opponents: [
      { number: -1, position: { x: 2, y: 0 }, spread: 0.4, seen: at(9) },
      { number: 2, position: null, spread: 0.4, seen: null },
    ],
  };
  const found = believed({ robot: { team: "BLUE", number: 0 }, beliefs });
  assert.deepEqual(
    found.map(({ body }) => body),
    ["blue 0", "ball", "blue 1", "yellow", "yellow 2"],
  );
  assert.deepEqual(
    found.map(({ x }) => Math.abs(x)),
    [4, 1, 0, 2, 0],
  );
  assert.deepEqual([found[0].x, found[1].x, found[0].age, found[1].age], [4, -1, 7, 1]);
  assert.deepEqual(believed({ robot: { team: "BLUE", number: 0 }, beliefs: null }), []);
});

test("a robot lies when its trunk does, whichever way it fell", () => {
  const [half, lean] = [Math.SQRT1_2, Math.sin(0.3)];
  for (const [x, y, down] of [
    [0, 0, false],
    [half, 0, true],
    [0, -half, true],
    [lean, 0, false],
    [1, 0, true],
  ])
    assert.equal(lies({ x, y }), down, `${x} ${y}`);
  assert.equal(robotNamed({ team: "YELLOW", number: 2 }), "yellow 2");
  assert.equal(robotNamed(null), "");
});

test("who is taken out, gets up or lies has one condition, with a word in both languages", () => {
  assert.deepEqual(
    [
      [true, true, true],
      [false, true, true],
      [false, true, false],
      [false, false, true],
      [false, false, false],
    ].map((facts) => conditionOf(...facts)),
    ["penalised", "rises", "rises", "lies", "plays"],
  );
  assert.deepEqual(["plays", "lies", "rises", "penalised"].map(conditionName), [
    "",
    "fallen",
    "getting up",
    "taken out",
  ]);
  useLanguage("es");
  assert.deepEqual(["lies", "rises", "penalised"].map(conditionName), ["caído", "levantándose", "sancionado"]);
  useLanguage("en");
});

test("joints, lean and what the inertial sensor felt are numbers of each robot", () => {
  const [half, quarter] = [Math.sin(Math.PI / 12), Math.cos(Math.PI / 12)]; // 30°
  const pose = [0, 0, 0, 0, 0, 0, 1, 1, 2, 0.3, 0, half, 0, quarter];
  assert.ok(Math.abs(lean(pose, 1, "pitch") - 30) < 1e-6, "forward");
  assert.ok(Math.abs(lean(pose, 1, "roll")) < 1e-6);
  assert.ok(Math.abs(lean([0, 0, 0, half, 0, 0, quarter], 0, "roll") - 30) < 1e-6, "to the right");
  const angles = Float32Array.of(0, 0, 0.5, -1);
  assert.ok(Math.abs(bend(angles, 1, ["hip", "knee"], "knee") + 180 / Math.PI) < 1e-6);
  assert.ok(Number.isNaN(bend(undefined, 1, ["hip", "knee"], "knee")));
  const imu = { gyro: { x: 0, y: Math.PI, z: 0 }, accelerometer: { x: 0, y: 0, z: 9.81 } };
  const ticks = { players: [{ robot: { team: "BLUE", number: 1 }, readings: { imu } }] };
  assert.ok(Math.abs(felt(ticks, "blue 1", "gyro_y") - 180) < 1e-9);
  assert.equal(felt(ticks, "blue 1", "push_z"), 9.81);
  assert.ok(Number.isNaN(felt(ticks, "yellow 1", "push_z")));
  assert.deepEqual(["blue 0.speed", "blue 0.knee", "blue 0.gyro_x", "blue 0.push_z"].map(unitOf), [
    "m/s",
    "°",
    "°/s",
    "m/s²",
  ]);
});

test("penalties have words in both languages", () => {
  assert.equal(penaltyName("PUSHING"), "pushing");
  assert.equal(penaltyName("PENALTY_LEAVING_FIELD"), "left the field");
  assert.equal(penaltyName("SOMETHING_NEW"), "something new");
  useLanguage("es");
  assert.equal(penaltyName("PUSHING"), "empujar");
  useLanguage("en");
});

let server;
let match;
before(async () => {
  if (!humanoidRecording()) return;
  server = await serve(folder);
  match = await Recording.open(`${server.url}/recordings/humanoid.mcap`);
});
after(() => server?.stop());

test("every moment of a recording has the angles of all robots, and what is large is not read", async (t) => {
  if (!match) return t.skip("there is no recording");
  const robot = await match.robot();
  assert.ok(robot.links.length > 15 && robot.shapes.every(({ kind }) => /^(box|sphere|capsule|cylinder)$/.test(kind)));
  for (const time of [0, 3.21, 12.5, match.end]) {
    await match.ready(time);
    const { a, bends } = match.moment(time);
    assert.equal((bends.a ?? bends.b).length, 6 * robot.joints.length, `at ${time}`);
    assert.ok(a.length >= 7 * 7);
  }
  const chunk = await match.load(match.chunkAt(12.5));
  assert.ok(chunk.of("/players/frames").length > 0);
  assert.deepEqual([chunk.of("/players/ticks"), chunk.of("/joints")], [[], []]);
});

test("joint angles, lean and the inertial sensor of a recording can be drawn", async (t) => {
  if (!match) return t.skip("there is no recording");
  const store = new SeriesStore(match, ["ball", "blue 0", "blue 1", "blue 2", "yellow 0", "yellow 1", "yellow 2"]);
  const names = await store.names();
  const wanted = ["yellow 1.left_knee", "yellow 1.pitch", "yellow 1.gyro_y", "yellow 1.push_z"];
  for (const name of wanted) assert.ok(names.includes(name), name);
  assert.ok(!names.some((name) => name.startsWith("/joints") || name.startsWith("ball.left")));
  await store.load(wanted, () => undefined);
  const [knee, pitch, gyro, push] = wanted.map((name) => store.get(name));
  const range = ({ values }) => {
    const known = values.filter((value) => !Number.isNaN(value)); // a frame may be without its angles
    assert.ok(known.length > 0.9 * values.length, `${known.length} of ${values.length}`);
    return Math.max(...known) - Math.min(...known);
  };
  assert.ok(range(knee) > 5 && range(knee) < 200, `it walks: ${range(knee)}°`);
  assert.ok(range(pitch) > 0.5, `${range(pitch)}°`);
  assert.ok(gyro.values.length > knee.values.length, "felt in every tick, more often than there are frames");
  const mean = push.values.reduce((sum, value) => sum + value, 0) / push.values.length;
  assert.ok(mean > 6 && mean < 11, `gravity: ${mean}`);
});

test("a ball of which only the direction was seen is drawn as a ray from where the robot believes to be", async () => {
  const { ballDirection } = await load("src/scene/humanoid/minds.ts");
  const frame = (team, beliefs) => ({ robot: { team, number: 2 }, beliefs });
  const pose = { pose: { x: 1, y: 2, heading: 0.5 } };
  assert.equal(ballDirection(frame("YELLOW", { pose })), undefined, "recordings of before have none");
  assert.equal(ballDirection(frame("YELLOW", { pose: null, ball_angle: { angle: 0.2 } })), undefined, "it is lost");
  const yellow = ballDirection(frame("YELLOW", { pose, ball_angle: { angle: 0.2 } }));
  assert.deepEqual([yellow.x, yellow.y], [1, 2]);
  assert.ok(Math.abs(yellow.heading - 0.7) < 1e-9);
  const blue = ballDirection(frame("BLUE", { pose, ball_angle: { angle: 0.2 } }));
  assert.deepEqual([blue.x, blue.y], [-1, -2], "blue's frame is turned by half a turn");
  assert.ok(Math.abs(Math.abs(blue.heading - 0.7) - Math.PI) < 1e-9);
});
