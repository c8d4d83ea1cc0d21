// The parts of the page that need no browser.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import test from "node:test";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

import { McapIndexedReader } from "@mcap/core";

import { buildPage } from "../build.mjs";
import { load, recording } from "./helper.mjs";

const here = fileURLToPath(new URL(".", import.meta.url));
const dist = (name) => readFileSync(join(here, "../dist", name));
const { clock, timeAt, shareOf, nextSpeed, tickStep, markOf, eventAt } = await load("src/data/clock.ts");
const { between, Bodies, pack, lastAtOrBefore, jumps } = await load("src/data/poses.ts");
const { protobufDecoder } = await load("src/data/protobuf.ts");
const { unpack, eachMessage } = await load("src/data/chunk.ts");

test("times are written as people write them", () => {
  assert.equal(clock(0), "00:00");
  assert.equal(clock(83.27, true), "01:23.2");
  assert.equal(clock(3605), "1:00:05");
  assert.equal(clock(-1), "00:00");
  assert.equal(clock(0.3, true), "00:00.3");
});

test("places on the bar are moments, and back", () => {
  assert.equal(timeAt(150, 100, 200, 0, 240), 60);
  assert.equal(timeAt(0, 100, 200, 0, 240), 0);
  assert.equal(timeAt(900, 100, 200, 0, 240), 240);
  assert.equal(shareOf(60, 0, 240), 0.25);
  assert.equal(shareOf(5, 3, 3), 0);
  assert.ok(3600 / tickStep(3600, 10) <= 10);
});

test("speeds go up and down the list and stop at its ends", () => {
  assert.equal(nextSpeed(1, 1), 2);
  assert.equal(nextSpeed(1, -1), 0.5);
  assert.equal(nextSpeed(64, 1), 64);
  assert.equal(nextSpeed(0.1, -1), 0.1);
});

test("events are marked by kind and found by time", () => {
  const events = [
    { time: 1, kind: "SHOT" },
    { time: 2, kind: "GOAL" },
    { time: 2, kind: "PLACE_KICK" },
  ];
  assert.deepEqual(events.map(markOf), [undefined, "goal", "restart"]);
  assert.deepEqual(
    ["THROW_IN", "CORNER_KICK", "DROPPED_BALL", "PENALISED", "FALL", "RETURNED", "READY", "SET"].map((kind) =>
      markOf({ time: 0, kind }),
    ),
    ["restart", "restart", "restart", "foul", undefined, undefined, undefined, undefined],
  );
  assert.equal(eventAt(events, 0.5), -1);
  assert.equal(eventAt(events, 2), 2);
});

const frame = (x, angle) => ({
  transforms: [
    {
      child_frame_id: "ball",
      translation: { x, y: 0, z: 0 },
      rotation: { x: 0, y: 0, z: Math.sin(angle / 2), w: Math.cos(angle / 2) },
    },
  ],
});

test("a body moves evenly between two frames and turns the short way", () => {
  const bodies = new Bodies();
  const [a, b] = [pack(frame(0, 3), bodies), pack(frame(0.1, -3), bodies)];
  const out = new Float64Array(7);
  assert.ok(between(a, b, bodies.find("ball"), 0.5, out));
  assert.ok(Math.abs(out[0] - 0.05) < 1e-6);
  const angle = 2 * Math.atan2(out[5], out[6]);
  assert.ok(Math.abs(Math.abs(angle) - Math.PI) < 1e-5, `through the back, not the front: ${angle}`);
  assert.ok(!between(a, b, bodies.find("nobody"), 0.5, out));
});

test("a body that was put somewhere else does not fly there", () => {
  const bodies = new Bodies();
  const [a, b] = [pack(frame(0, 0), bodies), pack(frame(0.31, 0), bodies)];
  const out = new Float64Array(7);
  assert.ok(jumps(a, b, 0));
  between(a, b, 0, 0.9, out);
  assert.equal(out[0], 0);
});

test("the frame before a moment is found", () => {
  assert.equal(lastAtOrBefore([1, 2, 3], 0.9), -1);
  assert.equal(lastAtOrBefore([1, 2, 3], 2), 1);
  assert.equal(lastAtOrBefore([1, 2, 3], 9), 2);
});

test("cut-off messages are refused", () => {
  assert.throws(() => protobufDecoder(new Uint8Array([0x0a, 0x7f, 1]), "a.B"));
  assert.throws(() => protobufDecoder(new Uint8Array(0), "a.B"), /does not describe/);
});

test("every message is decoded as protobufjs decodes it", async (t) => {
  const path = recording("demo.mcap", 4);
  if (!path) return t.skip("there is no recording and the program is not built");
  const bytes = readFileSync(path);
  const readable = {
    size: async () => BigInt(bytes.length),
    read: async (at, n) => new Uint8Array(bytes.subarray(Number(at), Number(at + n))),
  };
  const reader = await McapIndexedReader.Initialize({ readable });
  const decoders = new Map();
  for (const { id, topic, schemaId } of reader.channelsById.values()) {
    const schema = reader.schemasById.get(schemaId);
    decoders.set(id, { topic, decode: protobufDecoder(schema.data, schema.name) });
  }
  const last = {};
  let count = 0;
  for (const { chunkStartOffset, chunkLength } of reader.chunkIndexes) {
    const records = unpack(
      new Uint8Array(bytes.subarray(Number(chunkStartOffset), Number(chunkStartOffset + chunkLength))),
    );
    eachMessage(
      records,
      () => true,
      (id, _, data) => {
        const { topic, decode } = decoders.get(id);
        last[topic] = decode(data);
        ++count;
      },
    );
  }
  assert.equal(count, Number(reader.statistics.messageCount));
  const other = join(here, "../../tests/mcap_node");
  if (!existsSync(join(other, "node_modules")))
    return t.diagnostic("tests/mcap_node has no node_modules: compared nothing");
  const told = JSON.parse(spawnSync("node", ["read_mcap.mjs", path, "--last"], { cwd: other, maxBuffer: 1e8 }).stdout);
  for (const [topic, { last: expected }] of Object.entries(told.topics))
    assert.deepEqual(JSON.parse(JSON.stringify(last[topic] ?? null)), expected ?? null, topic);
  return undefined;
});

test("the built page is what the sources give, and small", async () => {
  const fresh = mkdtempSync(join(tmpdir(), "cancha-dist-"));
  await buildPage(fresh);
  const names = readdirSync(fresh).sort();
  assert.deepEqual(readdirSync(join(here, "../dist")).sort(), names, "dist/ has other files: npm run build");
  for (const name of names)
    assert.ok(readFileSync(join(fresh, name)).equals(dist(name)), `dist/${name} is old: npm run build`);
  const packed = ["index.html", "app.js", "app.css"].reduce(
    (sum, name) => sum + gzipSync(dist(name), { level: 9 }).length,
    0,
  );
  console.log(`first load: ${packed} bytes gzip`);
  assert.ok(packed < 250_000, `${packed} bytes`);
});

test("three.js is in one bundle, which gives the others what they take of it", () => {
  const scripts = readdirSync(join(here, "../dist")).filter((name) => name.endsWith(".js"));
  const texts = new Map(scripts.map((name) => [name, dist(name).toString()]));
  assert.deepEqual(
    scripts.filter((name) => texts.get(name).includes("THREE.WebGLRenderer:")),
    ["app.js"],
  );
  const given = new Set(
    [...texts.get("app.js").matchAll(/export\{([^}]*)\}/g)].flatMap(([, list]) =>
      list.split(",").map((one) => one.split(" as ").at(-1)),
    ),
  );
  const taken = [...texts.get("motion.js").matchAll(/import\{([^}]*)\}from"\/app\.js"/g)].flatMap(([, list]) =>
    list.split(",").map((one) => one.split(" as ")[0]),
  );
  assert.ok(taken.includes("Vector3"), "the motion page takes three.js from the app");
  assert.deepEqual(
    taken.filter((name) => !given.has(name)),
    [],
  );
});

test("nothing comes from elsewhere", () => {
  for (const name of ["index.html", "app.css"]) {
    const hosts =
      dist(name)
        .toString()
        .match(/https?:\/\/[\w.]+/g) ?? [];
    assert.deepEqual(
      hosts.filter((host) => !host.includes("w3.org")),
      [],
    );
  }
  assert.ok(!readFileSync(join(here, "../package-lock.json"), "utf8").includes('"resolved"'));
});
