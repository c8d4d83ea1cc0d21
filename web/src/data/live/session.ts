// A live match in the page: the line to it, its growing recording, its status.

import { liveMatch, watchAddress } from "../api";
import { RangeFile } from "../range";
import type { LiveStatus } from "../types/api";
import { LiveLink, type Wish } from "./link";
import { LiveRecording } from "./live_recording";

export class LiveSession {
  you = ""; // how other viewers are shown this one
  lost = false; // the line broke, and is tried again
  /// Called when status or recording changed.
  changed: () => void = () => undefined;
  /// Called with a sentence for people.
  said: (what: string) => void = () => undefined;
  private readonly link: LiveLink;

  private constructor(
    readonly name: string,
    readonly recording: LiveRecording,
    public status: LiveStatus,
  ) {
    this.link = new LiveLink(name, {
      opened: () => {
        this.lost = false;
        recording.restart();
        this.changed();
      },
      record: (record) => {
        recording.take(record);
        this.changed();
      },
      status: (now) => {
        if (now.run !== this.status.run) return location.reload(); // another match under the same name
        this.status = now;
        if (this.isOver) recording.finish();
        this.changed();
      },
      lost: () => {
        this.lost = !this.isOver;
        this.changed();
      },
      gone: () => this.isOver || location.reload(), // what was recorded is still there
      moved: (next) => location.assign(watchAddress(next)),
      refused: (why) => this.said(why),
      named: (you) => {
        this.you = you;
        this.changed();
      },
    });
  }

  /// The live match behind a recording's name; undefined where nobody plays it now.
  static async find(name: string, progress: (status: LiveStatus) => void): Promise<LiveSession | undefined> {
    const status = await liveMatch(name);
    if (!status || (status.phase !== "playing" && status.phase !== "preparing")) return undefined;
    const file = await RangeFile.open(`/recordings/${encodeURIComponent(name)}`, true);
    const session = new LiveSession(name, new LiveRecording(file), status);
    await new Promise<void>((ready) => {
      session.changed = () => {
        progress(session.status);
        if (session.recording.isOpen && session.status.phase !== "preparing") ready();
      };
    });
    return session;
  }

  get isOver(): boolean {
    return this.status.phase !== "playing" && this.status.phase !== "preparing";
  }

  send(wish: Wish): void {
    this.link.send(wish);
  }
}
