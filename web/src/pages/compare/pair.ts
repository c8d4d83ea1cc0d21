// Two recordings on one clock: seconds since the start of each. The longer one sets the end; the shorter one then stands
// still at its own.

import type { Playable } from "../../data/player";
import type { Recording } from "../../data/recording";

export class Pair implements Playable {
  readonly start = 0;
  readonly end: number;

  constructor(private readonly both: readonly [Recording, Recording]) {
    this.end = Math.max(...both.map((one) => one.end - one.start));
  }

  /// The same moment on the clock of one of them.
  of(one: Recording, time: number): number {
    return Math.min(one.end, one.start + time);
  }

  async ready(time: number): Promise<void> {
    await Promise.all(this.both.map((one) => one.ready(this.of(one, time))));
  }
  async statisticsReady(time: number): Promise<void> {
    await Promise.all(this.both.map((one) => one.statisticsReady(this.of(one, time))));
  }
  async prefetch(time: number, chunks: number, direction: number): Promise<boolean> {
    const came = await Promise.all(this.both.map((one) => one.prefetch(this.of(one, time), chunks, direction)));
    return came.some(Boolean);
  }
  moment(time: number): unknown {
    return this.both.every((one) => one.moment(this.of(one, time))) ? this : undefined;
  }
  /// The nearest next frame of either.
  async stepped(time: number, by: 1 | -1): Promise<number> {
    const times = await Promise.all(
      this.both.map(async (one) => (await one.stepped(this.of(one, time), by)) - one.start),
    );
    const further = times.filter((at) => (at - time) * by > 1e-9);
    if (further.length === 0) return by > 0 ? this.end : this.start;
    return by > 0 ? Math.min(...further) : Math.max(...further);
  }
}
