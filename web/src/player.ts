// The clock of the playback: plays, stops, turns round, steps and jumps, and waits where the data has not come yet.

import { nextSpeed } from "./clock";
import type { Recording } from "./recording";

const QUIET_MS = 250; // after the last jump: who drags along the timeline waits for nothing else

/// What a player needs of its data.
export type Playable = Pick<Recording, "start" | "end" | "ready" | "prefetch" | "stepped" | "statisticsReady"> & {
  moment(time: number): unknown; // undefined = not here yet
};

export class Player {
  time: number;
  speed = 1;
  direction: 1 | -1 = 1;
  playing = false;
  waiting = false;
  private last = 0;
  private wanted: number | undefined;
  private busy: Promise<void> | undefined;
  private later: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly recording: Playable,
    private readonly changed: () => void,
    private readonly failed: (error: unknown) => void,
  ) {
    this.time = recording.start;
  }

  play(direction: 1 | -1 = 1): void {
    // from the end it begins again, as every player does
    if (direction > 0 && this.time >= this.recording.end) this.seek(this.recording.start);
    if (direction < 0 && this.time <= this.recording.start) this.seek(this.recording.end);
    this.direction = direction;
    this.playing = true;
    this.last = 0;
    this.changed();
  }
  pause(): void {
    this.playing = false;
    this.changed();
  }
  toggle(): void {
    if (this.playing) this.pause();
    else this.play(1);
  }
  /// J and L: play that way; again doubles the speed.
  shuttle(direction: 1 | -1): void {
    if (this.playing && this.direction === direction) this.setSpeed(nextSpeed(this.speed, 1));
    else {
      this.speed = Math.max(1, this.playing ? 1 : this.speed);
      this.play(direction);
    }
  }
  setSpeed(speed: number): void {
    this.speed = speed;
    this.changed();
  }

  /// Goes to a moment; while one jump is under way only the newest wish is kept.
  seek(time: number): Promise<void> {
    this.wanted = Math.min(this.recording.end, Math.max(this.recording.start, time));
    this.busy ??= this.jump().finally(() => (this.busy = undefined));
    return this.busy;
  }
  private async jump(): Promise<void> {
    while (this.wanted !== undefined) {
      const time = this.wanted;
      try {
        await this.recording.ready(time);
      } catch (error) {
        this.wanted = undefined;
        this.failed(error);
        return;
      }
      if (this.wanted === time) this.wanted = undefined;
      this.time = time; // also on the way: scrubbing shows what has come
      this.changed();
    }
    clearTimeout(this.later);
    this.later = setTimeout(() => void this.around(), QUIET_MS);
  }

  /// What a moment can do without, fetched when the jumping is over: statistics, what comes next, and the seconds before,
  /// of which trails are made.
  private async around(): Promise<void> {
    const { recording, time, direction } = this;
    void recording.statisticsReady(time).then(this.changed, () => undefined);
    await recording.prefetch(time, 2, direction);
    if (await recording.prefetch(time, 3, -direction)) this.changed();
  }

  async step(by: 1 | -1): Promise<void> {
    this.playing = false;
    await this.seek(await this.recording.stepped(this.wanted ?? this.time, by));
  }

  /// Called for each picture; true where time went on.
  tick(now: number): boolean {
    const passed = this.last ? Math.min(0.25, (now - this.last) / 1000) : 0;
    this.last = now;
    if (!this.playing || this.wanted !== undefined) return false;
    const { start, end } = this.recording;
    const to = Math.min(end, Math.max(start, this.time + passed * this.speed * this.direction));
    void this.recording.prefetch(to, Math.ceil(2 + this.speed * 2), this.direction);
    if (!this.recording.moment(to)) {
      if (!this.waiting) {
        this.waiting = true;
        this.changed();
        void this.recording.ready(to).then(() => ((this.waiting = false), this.changed()), this.failed);
      }
      return false;
    }
    this.waiting = false;
    const statistics = Math.floor(to / 10) !== Math.floor(this.time / 10);
    this.time = to;
    if (statistics) void this.recording.statisticsReady(to).catch(() => undefined);
    if (to === (this.direction > 0 ? end : start)) this.pause();
    return passed > 0;
  }
}
