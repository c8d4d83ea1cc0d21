// Which block of the diagram an input comes from, and what outputs mean.

import type { Word } from "./words";

/// Which block gives an input, by how its name begins; the document's three are always there.
export const SOURCES: [block: Word, names: RegExp][] = [
  ["laserFront", /^(u$|obstacle\.center)/],
  ["laserLeft", /^(v$|obstacle\.left)/],
  ["laserRight", /^(w$|obstacle\.right)/],
  ["depth", /^(free\.|shift\.|near\.)/],
  ["ground", /^step\./],
  ["legs", /^(way\.|home\.|put\.|heading$)/],
  ["clockBlock", /time$/],
  ["other", /./],
];
export const DOCUMENT: Word[] = ["laserFront", "laserLeft", "laserRight"];
/// What the document's outputs S1 S0 mean.
const STEPS: Word[] = ["goStop", "goLeft", "goRight", "goStraight"];

export const sourceOf = (name: string): Word => SOURCES.find(([, names]) => names.test(name))![0];

/// The document's two outputs as one movement; undefined where a chart has others.
export function stepOf(values: Map<string, number>): Word | undefined {
  const [s1, s0] = [values.get("S1"), values.get("S0")];
  return s1 === undefined || s0 === undefined ? undefined : STEPS[2 * Number(s1 > 0) + Number(s0 > 0)];
}
