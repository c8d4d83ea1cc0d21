// What a debugger asks of a live match. Breakpoints, watches and changed symbols belong to the match: every viewer sees and
// changes the same ones.

import { order } from "../../../data/api";
import type { LiveSession } from "../../../data/live/session";
import type { Breakpoint, ChangedSymbol, LiveCommand } from "../../../data/types/api";

const TEAMS = ["blue", "yellow"] as const;

export class Orders {
  /// The match's own sentence about why it would not; empty = it did.
  refusal = "";

  constructor(
    private readonly session: LiveSession,
    private readonly changed: () => void,
  ) {}

  get isOpen(): boolean {
    return !this.session.isOver;
  }
  breakpoints(team: 0 | 1): readonly Breakpoint[] {
    return this.session.status.debugging[team]?.breakpoints ?? [];
  }
  watches(team: 0 | 1): readonly string[] {
    return this.session.status.debugging[team]?.watches ?? [];
  }
  /// Symbols of a team's robots that viewers have changed, newest first.
  changedSymbols(team: 0 | 1): readonly ChangedSymbol[] {
    return this.session.status.symbols.filter(({ body }) => body.startsWith(TEAMS[team])).reverse();
  }
  /// A viewer's name, or "" for this one.
  nameOf(viewer: string): string {
    return viewer === this.session.you ? "" : viewer;
  }

  /// Sets a breakpoint, or takes it away where it is.
  toggle(team: 0 | 1, option: string, state: string): void {
    const all = this.breakpoints(team);
    const others = all.filter((one) => one.option !== option || one.state !== state);
    this.setBreakpoints(
      team,
      others.length < all.length ? others : [...all, { option, state, from: "", condition: "", robot: -1 }],
    );
  }
  setBreakpoints(team: 0 | 1, breakpoints: Breakpoint[]): void {
    void this.try({ do: "breakpoints", team: TEAMS[team], breakpoints });
  }
  setWatches(team: 0 | 1, watches: string[]): void {
    void this.try({ do: "watches", team: TEAMS[team], watches });
  }
  setSymbol(robot: string, symbol: string, value: number): void {
    void this.try({ do: "symbol", body: robot, symbol, value });
  }

  private async try(wish: Pick<LiveCommand, "do"> & Partial<LiveCommand>): Promise<void> {
    try {
      await order(this.session.name, { ...wish, by: this.session.you });
      this.refusal = "";
    } catch (error) {
      this.refusal = (error as Error).message;
    }
    this.changed();
  }
}
