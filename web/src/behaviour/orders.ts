// What a debugger asks of a live match: breakpoints and watches of both teams, which this page remembers, and symbols.

import { order } from "../api";
import type { LiveSession } from "../live/session";
import type { Breakpoint } from "../types/api";

const TEAMS = ["blue", "yellow"] as const;
type Kept = { breakpoints: Breakpoint[]; watches: string[] };

export class Orders {
  /// The match's own sentence about why it would not; empty = it did.
  refusal = "";
  private readonly kept: [Kept, Kept];
  private readonly key: string;

  constructor(private readonly session: LiveSession, private readonly changed: () => void) {
    this.key = `cancha.debugger.${session.name}.${session.status.run}`; // another run knows nothing of them
    this.kept = this.recall();
  }

  get isOpen(): boolean {
    return !this.session.isOver;
  }
  breakpoints(team: 0 | 1): readonly Breakpoint[] {
    return this.kept[team].breakpoints;
  }
  watches(team: 0 | 1): readonly string[] {
    return this.kept[team].watches;
  }

  /// Sets a breakpoint, or takes it away where it is.
  toggle(team: 0 | 1, option: string, state: string): void {
    const all = this.kept[team].breakpoints;
    const others = all.filter((one) => one.option !== option || one.state !== state);
    this.setBreakpoints(team, others.length < all.length ? others : [...all, { option, state, from: "", condition: "", robot: -1 }]);
  }
  setBreakpoints(team: 0 | 1, breakpoints: Breakpoint[]): void {
    void this.try(team, { breakpoints }, () => order(this.session.name, { do: "breakpoints", team: TEAMS[team], breakpoints }));
  }
  setWatches(team: 0 | 1, watches: string[]): void {
    void this.try(team, { watches }, () => order(this.session.name, { do: "watches", team: TEAMS[team], watches }));
  }
  setSymbol(robot: string, symbol: string, value: number): void {
    void this.try(0, {}, () => order(this.session.name, { do: "symbol", body: robot, symbol, value }));
  }

  /// Keeps what the match has accepted.
  private async try(team: 0 | 1, wanted: Partial<Kept>, ask: () => Promise<unknown>): Promise<void> {
    try {
      await ask();
      this.refusal = "";
      Object.assign(this.kept[team], wanted);
      this.remember();
    } catch (error) {
      this.refusal = (error as Error).message;
    }
    this.changed();
  }

  private recall(): [Kept, Kept] {
    const none = (): Kept => ({ breakpoints: [], watches: [] });
    try {
      return (JSON.parse(sessionStorage.getItem(this.key) ?? "null") as [Kept, Kept] | null) ?? [none(), none()];
    } catch {
      return [none(), none()]; // storage may be forbidden
    }
  }
  private remember(): void {
    try {
      sessionStorage.setItem(this.key, JSON.stringify(this.kept));
    } catch {
      // then it is forgotten
    }
  }
}
