// Going through a recording: the frames, the messages of a range of time, and what is known at a moment.

import assert from "node:assert/strict";
import test, { after, before } from "node:test";

import { serve } from "../serve.mjs";
import { folder, load, recording } from "./helper.mjs";

const { Recording, pack, packTransforms, Bodies } = await load("test/modules.ts");
let server;
let match;

before(async () => {
  if (!recording("demo.mcap", 4)) return;
  server = await serve(folder);
  match = await Recording.open(`${server.url}/recordings/demo.mcap`);
});
after(() => server?.stop());

const here = (name, run) => test(name, async (t) => (match ? run(t) : t.skip("there is no recording")));

here("a scan gives the messages of its topics and its time, in order", async () => {
  const found = [];
  for await (const message of match.scan(["/match/state", "/match/commands"], 20, 23)) found.push(message);

  assert.deepEqual([...new Set(found.map((message) => message.topic))].sort(), ["/match/commands", "/match/state"]);
  assert.ok(found.every(({ time }) => time >= 20 && time <= 23));
  assert.ok(found.length > 190 && found.length < 215, `${found.length} messages in three seconds`);
  assert.equal(found.find(({ topic }) => topic === "/match/commands").value.left.length, 10);
});

here("a recording holds its league", async () => {
  const { name, players, has_walls, length, robot_side } = await match.league();

  assert.deepEqual([name, players, has_walls, length, robot_side], ["simurosot", 5, true, 2.2, 0.075]);
});

here("a scan that is left early reads little", async () => {
  const before = match.file.requests;
  for await (const { value } of match.scan(["/match/commands"])) {
    assert.equal(value.left.length, 10);
    break;
  }
  assert.equal(match.file.requests, before + 1);
});

here("all frames come once", async () => {
  let count = 0;
  let last = -1;
  for await (const { times } of match.frames()) {
    for (const time of times) {
      assert.ok(time > last);
      last = time;
      ++count;
    }
  }
  assert.equal(count, 14401);
});

here("frames read from the wire are those of the general decoder", async () => {
  const bodies = new Bodies();
  const frames = (await match.frames(5, 5).next()).value;
  let i = 0;
  for await (const { value } of match.scan(["/tf"], frames.times[0], frames.times.at(-1))) {
    assert.deepEqual(pack(value, bodies), frames.poses[i++]);
  }
  assert.equal(i, frames.times.length);
  assert.equal(packTransforms(new Uint8Array(0), bodies).length, 77);
});

here("the past is what is here, and the latest message is the last one before", async () => {
  await match.ready(30.5);
  const { times, poses } = match.past(30.5, 0.25);
  assert.equal(times.length, poses.length);
  assert.ok(times.length >= 15 && times.length <= 16, `${times.length} frames in a quarter of a second`);
  assert.ok(times[0] >= 30.25 && times.at(-1) <= 30.5);
  assert.equal(match.latest("/match/commands", 30.5).left.length, 10);
  assert.equal(match.latest("/nobody/knows", 30.5), undefined);
  await match.fetchLatest("/match/statistics", 30.5);
  assert.ok(match.latest("/match/statistics", 30.5).blue.possession > 0);
});
