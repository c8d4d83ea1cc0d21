// The arithmetic of live matches: no browser, no program.

import assert from "node:assert/strict";
import test from "node:test";

import { load } from "./helper.mjs";

const { legs, Player, Tail, wanted, wheels } = await load("test/modules.ts");

test("wheels turn as they are wished, and never faster than they can", () => {
  assert.deepEqual(wheels(1, 0, 125), [125, 125]);
  assert.deepEqual(wheels(-1, 0, 125), [-125, -125]);
  const [left, right] = wheels(0, 1, 100);
  assert.ok(left < 0 && right > 0 && left === -right, "to the left");
  assert.ok(wheels(5, 5, 100).every((wheel) => Math.abs(wheel) <= 100));
  assert.deepEqual(wheels(0, 0, 100).map(Math.abs), [0, 0]);
});

test("legs walk, turn, step aside and kick as keys, buttons and sticks say", () => {
  assert.deepEqual(wanted(["ahead", "left"]), { ahead: 1, turn: 1, aside: 0, motion: "" });
  assert.deepEqual(wanted(["ahead", "back", "asideRight"]), { ahead: 0, turn: 0, aside: -1, motion: "" });
  assert.equal(wanted(["kickRight"]).motion, "kick_right");
  const pad = { axes: [0.05, -1, 0.5], buttons: Array.from({ length: 6 }, (_, i) => ({ pressed: i === 4 })) };
  const { ahead, aside, motion } = wanted([], pad);
  assert.deepEqual([ahead, aside, motion], [1, -0.5, "kick_left"]);
  assert.deepEqual(
    wanted([], { axes: [0.05, 0.05, 0.05] }),
    { ahead: 0, turn: 0, aside: 0, motion: "" },
    "sticks at rest",
  );
  assert.deepEqual(legs({ ahead: 2, turn: -3, aside: 0.5, motion: "" }), {
    ahead: 1,
    turn: -1,
    aside: 0.5,
    motion: "",
  });
});

test("the tail gives off what is in the file, and keeps the rest", () => {
  const tail = new Tail();
  for (const time of [0, 0.5, 1, 1.5]) tail.addFrame(time, Float32Array.of(time));
  tail.addMessage("/match/state", 0.2, "a");
  tail.addMessage("/match/state", 1.2, "b");
  const piece = tail.cut(1);
  assert.deepEqual(
    [piece.times, tail.times],
    [
      [0, 0.5],
      [1, 1.5],
    ],
  );
  assert.deepEqual(
    [piece.of("/match/state").map(({ value }) => value), tail.of("/match/state").map(({ value }) => value)],
    [["a"], ["b"]],
  );
  assert.deepEqual(tail.of("/nothing"), []);
});

test("a body that is moved while time stands still is where it was put last", () => {
  const tail = new Tail();
  tail.addFrame(1, Float32Array.of(1));
  tail.addFrame(1, Float32Array.of(2));
  tail.addFrame(0.5, Float32Array.of(3)); // late news
  assert.deepEqual([tail.times, tail.poses[0][0]], [[1], 2]);
});

test("the tail does not grow for ever", () => {
  const tail = new Tail();
  for (let i = 0; i < 20_000; ++i) tail.addFrame(i / 60, new Float32Array(1));
  assert.ok(tail.times.length <= 4001, String(tail.times.length));
});

/// A live match of so many seconds that goes on at its rate.
const match = (end, rate) => ({
  start: 0,
  end,
  rate,
  ready: async () => undefined,
  prefetch: async () => false,
  stepped: async (time) => time,
  statisticsReady: async () => undefined,
  moment: () => ({}),
});

test("who follows stays a little behind the match, smoothly", () => {
  const live = match(10, 1);
  const player = new Player(
    live,
    () => undefined,
    () => undefined,
  );
  player.follow();
  assert.equal(player.time, 10, "far away: at once");
  let last = player.time;
  for (let i = 1; i <= 300; ++i) {
    live.end += 1 / 60;
    player.tick(i * 16.667);
    assert.ok(player.time >= last && player.time <= live.end, "never back, never ahead");
    last = player.time;
  }
  assert.ok(live.end - player.time < 0.2 && live.end - player.time > 0.02, String(live.end - player.time));
});

test("looking back stops following; going to the end follows again", async () => {
  const live = match(10, 1);
  const player = new Player(
    live,
    () => undefined,
    () => undefined,
  );
  player.follow();
  await player.seek(3);
  assert.deepEqual([player.following, player.time], [false, 3]);
  await player.seek(10);
  assert.equal(player.following, true);
  player.pause();
  assert.equal(player.following, false);
  clearTimeout(player.later);
});

test("where the match waits, play lets it go on", () => {
  const player = new Player(
    match(10, 0),
    () => undefined,
    () => undefined,
  );
  let asked = 0;
  player.instead = () => ++asked > 0;
  player.toggle();
  assert.deepEqual([asked, player.playing], [1, false]);
});

test("a moment that is in the file only now takes the place of what was shown for it", async () => {
  let here = true;
  const asked = [];
  const ready = (time) => Promise.resolve(asked.push(time));
  const live = { ...match(9, 1), ready, moment: () => (here ? {} : undefined) };
  let drawn = 0;
  const player = new Player(live, () => ++drawn, assert.fail);
  player.pause();
  await player.seek(1);
  player.tick(1);
  assert.deepEqual(asked, [1], "it was there");

  here = false; // its chunk was told, and is not fetched
  const before = drawn;
  player.tick(2);
  player.tick(3);
  await Promise.resolve();
  assert.deepEqual(asked, [1, 1], "fetched once more");
  assert.ok(drawn > before);
  clearTimeout(player.later);
});
