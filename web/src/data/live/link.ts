// The line to a live match: what it tells, what it is asked for, and another try where the line breaks.

import { McapStreamReader, type McapTypes } from "@mcap/core";

import { liveMatch } from "../api";
import { doubt, onReturn } from "../connection";
import type { LiveCommand, LiveStatus } from "../types/api";

const FIRST_PAUSE = 300; // ms before another try; doubled each time
const LONGEST_PAUSE = 4000;

export type Wish = Pick<LiveCommand, "do"> & Partial<LiveCommand>;

export interface Listener {
  opened(): void; // the stream begins anew
  record(record: McapTypes.TypedMcapRecord): void;
  status(status: LiveStatus): void;
  lost(): void; // the line broke; it is tried again
  gone(): void; // nobody plays this match any more
  moved(name: string): void; // it was begun anew under this name
  refused(why: string): void;
  named(you: string): void; // how other viewers are shown this one
}

export class LiveLink {
  private socket: WebSocket | undefined;
  private pause = FIRST_PAUSE;
  private over = false;
  private trying = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly name: string,
    private readonly listener: Listener,
  ) {
    this.open();
    // who hears of the server's return need not wait
    onReturn(() => {
      if (this.over || this.timer === undefined || this.socket?.readyState !== WebSocket.CLOSED) return;
      clearTimeout(this.timer);
      void this.again();
    });
  }

  send(wish: Wish): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(wish));
  }

  private open(): void {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${scheme}//${location.host}/api/matches/${encodeURIComponent(this.name)}/live`);
    const reader = new McapStreamReader();
    this.socket = socket;
    socket.binaryType = "arraybuffer";
    socket.onopen = () => {
      this.pause = FIRST_PAUSE;
      this.listener.opened();
    };
    socket.onmessage = ({ data }: MessageEvent<string | ArrayBuffer>) => {
      if (typeof data === "string") return this.hear(JSON.parse(data) as Told);
      reader.append(new Uint8Array(data));
      for (let record; (record = reader.nextRecord());) this.listener.record(record);
    };
    socket.onclose = () => {
      if (this.over) return;
      this.listener.lost();
      doubt();
      this.later();
    };
  }

  private hear(told: Told): void {
    if ("you" in told) this.listener.named(told.you);
    else if ("error" in told) this.listener.refused(told.error);
    else if ("next" in told) this.listener.moved(told.next);
    else this.listener.status(told);
  }

  /// A server that was started anew does not know the match; one that is not there may come back.
  private async again(): Promise<void> {
    if (this.trying) return;
    this.trying = true;
    try {
      await this.tryAgain();
    } finally {
      this.trying = false;
    }
  }
  private async tryAgain(): Promise<void> {
    const alive = await fetch("/api/version").then(
      (answer) => answer.ok,
      () => false,
    );
    if (alive && !(await liveMatch(this.name))) {
      this.over = true;
      this.listener.gone();
    } else if (alive) this.open();
    else this.later();
  }

  private later(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.again(), this.pause);
    this.pause = Math.min(LONGEST_PAUSE, this.pause * 2);
  }
}

type Told = LiveStatus | { you: string } | { error: string } | { next: string };
