// Brings a series of any length onto the columns of a plot. Each column keeps the least and the greatest value that lie
// in it, in their order, so that no peak is lost; a column without a value goes on with the one before.

import { lastAtOrBefore } from "../../data/poses";

export interface Series {
  times: number[];
  values: number[];
}

/// The moments of the points: two for each column.
export function columnTimes(from: number, to: number, columns: number): number[] {
  return Array.from({ length: 2 * columns }, (_, k) => from + ((k + 0.5) / (2 * columns)) * (to - from));
}

/// The values at those moments; null before the first one.
export function decimate({ times, values }: Series, from: number, to: number, columns: number): (number | null)[] {
  const out: (number | null)[] = [];
  let i = lastAtOrBefore(times, from);
  let held: number | null = i >= 0 ? values[i]! : null;
  ++i;
  for (let column = 0; column < columns; ++column) {
    const end = from + ((column + 1) / columns) * (to - from);
    let [low, high] = [-1, -1];
    for (; i < times.length && times[i]! <= end; ++i) {
      if (Number.isNaN(values[i]!)) continue;
      if (low < 0 || values[i]! < values[low]!) low = i;
      if (high < 0 || values[i]! > values[high]!) high = i;
    }
    if (low < 0) {
      // nothing was measured: the last value holds, but not beyond the end
      const over = end - (to - from) / columns > (times.at(-1) ?? -Infinity);
      out.push(over ? null : held, over ? null : held);
      continue;
    }
    const [first, second] = low <= high ? [low, high] : [high, low];
    out.push(values[first]!, values[second]!);
    held = values[i - 1]!;
  }
  return out;
}

/// The value that held at a moment.
export function valueAt({ times, values }: Series, time: number): number | undefined {
  const i = lastAtOrBefore(times, time + 1e-9);
  return i >= 0 ? values[i] : undefined;
}
