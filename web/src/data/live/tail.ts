// The newest seconds of a live match, as they were told: what is not yet in the file.

import type { Piece, Timed } from "../decoded";
import { lastAtOrBefore } from "../poses";

const MOST_FRAMES = 4000; // more are not kept, whatever comes

export class Tail implements Piece {
  times: number[] = [];
  poses: Float32Array[] = [];
  bends: (Float32Array | undefined)[] = []; // of these frames
  private lists = new Map<string, Timed<unknown>[]>();

  /// The last moment; undefined where there is none.
  get end(): number | undefined {
    return this.times.at(-1);
  }

  addFrame(time: number, pose: Float32Array): void {
    // somebody moved a body while time stood still
    if (time === this.end) {
      this.poses[this.poses.length - 1] = pose;
      return;
    }
    if (time < (this.end ?? 0)) return;
    this.times.push(time);
    this.poses.push(pose);
    if (this.times.length > MOST_FRAMES) this.cut(this.times[MOST_FRAMES / 2]!);
  }

  /// The angles of a frame, which are told after it.
  addAngles(time: number, angles: Float32Array): void {
    if (time === this.end) this.bends[this.times.length - 1] = angles;
  }

  /// `alone`: there is one message of this topic at a time, and the last one counts.
  addMessage(topic: string, time: number, value: unknown, alone = true): void {
    const list = this.lists.get(topic) ?? [];
    this.lists.set(topic, list);
    if (alone && list.at(-1)?.time === time) list.pop();
    list.push({ time, value });
  }

  of<T>(topic: string): Timed<T>[] {
    return (this.lists.get(topic) ?? []) as Timed<T>[];
  }

  /// Takes off everything before a moment; gives it as a piece of its own.
  cut(time: number): Piece {
    const from = lastAtOrBefore(this.times, time - 1e-6) + 1;
    const old = new Map([...this.lists].map(([topic, list]) => [topic, list.filter((entry) => entry.time < time)]));
    const piece = {
      times: this.times.slice(0, from),
      poses: this.poses.slice(0, from),
      bends: this.bends.slice(0, from),
      of: <T>(topic: string) => (old.get(topic) ?? []) as Timed<T>[],
    };
    this.times = this.times.slice(from);
    this.poses = this.poses.slice(from);
    this.bends = this.bends.slice(from);
    for (const [topic, list] of this.lists)
      this.lists.set(
        topic,
        list.filter((entry) => entry.time >= time),
      );
    return piece;
  }
}
