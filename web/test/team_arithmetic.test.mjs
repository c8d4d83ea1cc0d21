// What the team page shows, without any page: values side by side, rounds of the radio, courses.

import assert from "node:assert/strict";
import test from "node:test";

import { load } from "./helper.mjs";

const copy = (robot, value, number = 1) => ({ robot, value: { number, value }, past: [], trouble: "" });

test("values are compared field by field with what their owner has", async () => {
  const { flattened, sideBySide } = await load("src/pages/team/model.ts");
  assert.deepEqual(
    [...flattened({ a: { b: [1, { c: "x" }], d: [] }, e: true })],
    [
      ["a.b[0]", "1"],
      ["a.b[1].c", "“x”"],
      ["a.d", "[]"],
      ["e", "true"],
    ],
  );
  const fields = sideBySide([copy(1, { x: 1, y: 2 }), copy(2, { x: 1, y: 3 }), copy(3, null, 0)], 2);
  assert.deepEqual(
    fields.map(({ path, differs, cells }) => [path, differs, cells.map((cell) => cell.differs)]),
    [
      ["x", false, [false, false, false]],
      ["y", true, [true, false, false]],
    ],
  );
  const longer = sideBySide([copy(1, { list: [1] }), copy(2, { list: [1, 2] })], 1);
  assert.deepEqual(
    longer.map(({ path, differs }) => [path, differs]),
    [
      ["list[0]", false],
      ["list[1]", true],
    ],
  );
});

test("rounds come in their order, each once; a radio that begins again begins anew", async () => {
  const { Rounds, Courses, sorted, filtered } = await load("src/pages/team/model.ts");
  const rounds = new Rounds();
  rounds.take([{ round: 3 }, { round: 5 }]);
  rounds.take([{ round: 4 }, { round: 5 }]);
  assert.deepEqual(
    rounds.all.map(({ round: number }) => number),
    [3, 4, 5],
  );
  rounds.take(Array.from({ length: 20 }, (_, i) => ({ round: 2000 + i })));
  assert.equal(rounds.all.length, Rounds.most);
  rounds.take([{ round: 1 }]);
  assert.deepEqual(
    rounds.all.map(({ round: number }) => number),
    [1],
  );

  const courses = new Courses();
  for (let time = 0; time < 200; ++time) courses.add(time, "a", time);
  assert.ok(courses.series.get("a").times.length <= Courses.seconds + 2);
  courses.clean(400);
  assert.equal(courses.series.size, 0);

  const all = [
    { record: "world", owner: "10", robot: 1, age: 2, origin: "x" },
    { record: "world", owner: "9", robot: 2, age: 1, origin: "y" },
  ];
  assert.deepEqual(
    sorted(all, "owner", false).map(({ owner }) => owner),
    ["9", "10"],
  );
  assert.deepEqual(
    sorted(all, "age", true).map(({ age }) => age),
    [2, 1],
  );
  assert.deepEqual(
    filtered(all, "WORLD y").map(({ robot }) => robot),
    [2],
  );
  assert.equal(filtered(all, "", 1).length, 1);
});

test("balls that robots believe to be at one place are one, with the numbers of all of them", async () => {
  const { sharedBalls } = await load("src/pages/team/model.ts");
  const belief = (robot, ball) => ({ robot, ball });
  const all = [
    belief(1, { x: 2, y: 1 }),
    belief(2, undefined),
    belief(3, { x: 2.1, y: 1.1 }),
    belief(4, { x: -1, y: 0 }),
  ];
  assert.deepEqual(sharedBalls(all, 0.4), [
    { ball: { x: 2, y: 1 }, robots: [1, 3] },
    { ball: { x: -1, y: 0 }, robots: [4] },
  ]);
  assert.equal(sharedBalls(all, 0.1).length, 3);
});
