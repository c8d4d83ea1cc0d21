// The live matches that run this behaviour: which there are, and whether they took a saved change over.

import { matches, startMatch, watchAddress } from "../../data/api";
import type { ListedBehaviour, LiveStatus } from "../../data/types/api";
import { h } from "../../ui/dom";
import { e } from "./strings";

const LOOK_MS = 1500;
const QUICK_MS = 120;
const REFUSED_AFTER_MS = 600; // a refusal that was there before may be the old one
const GIVE_UP_MS = 4000;

/// Files as the editor names them, wherever content lies.
const told = (problem: string) => problem.replace(/\S*\/behaviours\//g, "");
const short = (name: string) => name.replace(/\.mcap$/, "");

export class LiveFollower {
  readonly element = h("div", { class: "playing" });
  private running: LiveStatus[] = [];
  private shown = "";

  constructor(private readonly behaviour: ListedBehaviour) {
    void this.look();
    setInterval(() => {
      if (!document.hidden) void this.look();
    }, LOOK_MS);
  }

  /// What this behaviour has in a match: the version of its program.
  private version(match: LiveStatus): number {
    return match.program_versions[match.behaviours.indexOf(this.behaviour.name)] ?? -1;
  }

  async look(): Promise<LiveStatus[]> {
    const all = await matches().catch(() => []);
    this.running = all.filter(
      (match) =>
        (match.phase === "playing" || match.phase === "preparing") && match.behaviours.includes(this.behaviour.name),
    );
    this.show();
    return this.running;
  }

  /// What to wait for: call it before saving.
  async before(): Promise<Map<string, number>> {
    return new Map((await this.look()).map((match) => [match.name, this.version(match)]));
  }

  /// What became of a saved change, a sentence for each match.
  async outcome(before: ReadonlyMap<string, number>, tell: (text: string, bad: boolean) => void): Promise<void> {
    const start = performance.now();
    const open = new Set(before.keys());
    while (open.size > 0) {
      await new Promise((done) => setTimeout(done, QUICK_MS));
      const passed = performance.now() - start;
      const now = new Map((await this.look()).map((match) => [match.name, match]));
      for (const name of [...open]) {
        const match = now.get(name);
        const taken = match && this.version(match) > before.get(name)! && !match.behaviour_problem;
        const refused = match && match.behaviour_problem !== "" && passed > REFUSED_AFTER_MS;
        if (taken) tell(e("taken", { match: short(name), version: this.version(match) }), false);
        else if (refused) tell(e("refusedBy", { match: short(name), why: told(match.behaviour_problem) }), true);
        else if (match && passed > GIVE_UP_MS) tell(e("untouched", { match: short(name) }), false);
        else if (match) continue;
        open.delete(name);
      }
    }
  }

  async play(): Promise<string> {
    const match = await startMatch({ blue: this.behaviour.team, yellow: "chase" });
    await this.look();
    return e("started", { match: short(match.name) });
  }

  private show(): void {
    const text = this.running
      .map((match) => `${match.name} ${this.version(match)} ${match.behaviour_problem !== ""}`)
      .join("|");
    if (text === this.shown) return;
    this.shown = text;
    this.element.replaceChildren(
      ...this.running.map((match) =>
        h(
          "a",
          {
            class: match.behaviour_problem ? "chip-link bad" : "chip-link",
            href: watchAddress(match.name),
            target: "_blank",
            rel: "noopener",
            title: told(match.behaviour_problem) || undefined,
          },
          `${e("watch")}: ${short(match.name)}`,
          h("span", { class: "quiet" }, ` v${this.version(match)}`),
        ),
      ),
    );
  }
}
