// The clock of the playback: plays, stops, turns round, steps and jumps, and waits where the data has not come yet.

import { nextSpeed } from "./clock";
import type { Recording } from "./recording";

const QUIET_MS = 250; // after the last jump: who drags along the timeline waits for nothing else

/// What a player needs of its data.
export type Playable = Pick<Recording, "start" | "end" | "ready" | "prefetch" | "stepped" | "statisticsReady"> & {
  moment(time: number): unknown; // undefined = not here yet
  rate?: number; // live: seconds of the match for each second of ours; absent = it does not grow
};

const LAG = 0.12; // s behind the newest frame, so that there is always one to go to
const EDGE = 0.3; // s from the end that count as its end

export class Player {
  time: number;
  speed = 1;
  direction: 1 | -1 = 1;
  playing = false;
  waiting = false;
  following = false; // live: shows what happens now
  held = false; // live: the match waits
  instead: (() => boolean) | undefined; // live: what "play" does where there is nothing to play; true = done
  private last = 0;
  private wanted: number | undefined;
  private busy: Promise<void> | undefined;
  private later: ReturnType<typeof setTimeout> | undefined;
  private fetched: number | undefined; // live: the moment that was fetched again

  constructor(
    private readonly recording: Playable,
    private readonly changed: () => void,
    private readonly failed: (error: unknown) => void,
  ) {
    this.time = recording.start;
  }

  /// Something moves.
  get moves(): boolean {
    return this.playing && !(this.following && this.held);
  }
  get isLive(): boolean {
    return this.recording.rate !== undefined;
  }
  /// Live: the end is now.
  get atEdge(): boolean {
    return (
      this.isLive && (this.following || this.recording.end - this.time < EDGE * Math.max(1, this.recording.rate ?? 1))
    );
  }
  /// Live: goes to what happens now, and stays there.
  follow(): void {
    const { end, rate = 1 } = this.recording;
    if (Math.abs(end - this.time) > Math.max(1, rate)) this.time = end;
    this.following = true;
    this.playing = true;
    this.direction = 1;
    this.changed();
  }

  play(direction: 1 | -1 = 1): void {
    if (direction > 0 && this.atEdge) return this.follow();
    this.following = false;
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
    this.following = false;
    this.changed();
  }
  toggle(): void {
    if (this.instead?.()) return;
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
    if (this.isLive && time >= this.recording.end && !this.following) {
      this.follow();
      return Promise.resolve();
    }
    this.following = false;
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
    this.following = false;
    await this.seek(await this.recording.stepped(this.wanted ?? this.time, by));
  }

  /// Called for each picture; true where time went on.
  tick(now: number): boolean {
    const passed = this.last ? Math.min(0.25, (now - this.last) / 1000) : 0;
    this.last = now;
    if (this.wanted !== undefined) return false;
    if (!this.playing) return this.fetchAgain();
    if (this.following) return this.keepUp(passed);
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
    if (to === end && this.direction > 0 && this.isLive) this.follow();
    else if (to === (this.direction > 0 ? end : start)) this.pause();
    return passed > 0;
  }

  /// Live: what stands in its place until it is in the file gives way to it, once for each moment.
  private fetchAgain(): boolean {
    if (!this.isLive || this.fetched === this.time || this.recording.moment(this.time)) return false;
    this.fetched = this.time;
    void this.recording.ready(this.time).then(this.changed, this.failed);
    return false;
  }

  /// Time goes as the match does, a little behind its newest frame; small differences are made up for softly.
  private keepUp(passed: number): boolean {
    const { end, rate = 0 } = this.recording;
    const target = end - Math.min(LAG, LAG * rate * 2);
    const off = target - this.time;
    const before = this.time;
    if (Math.abs(off) > 1.5 * Math.max(1, rate)) this.time = target;
    else this.time = Math.min(end, Math.max(this.time, this.time + rate * passed + off * Math.min(1, passed * 4)));
    return this.time !== before;
  }
}
