// Trying a motion in the simulator: the bar that asks for it, the verdict over the picture, and what came of it in words.

import { h } from "../../ui/dom";
import { simulateMotion } from "./api";
import { outcome, sentences } from "./outcome";
import type { Playback } from "./playback";
import { m } from "./strings";
import { TrialBar } from "./trial_bar";
import type { Work } from "./work";

interface Hands {
  chosen(): number;
  showOutcome(): void;
  say(text: string, bad?: boolean): void;
}

export class Simulation {
  readonly verdict = h("p", { class: "verdict", role: "status", hidden: true });
  readonly result = h("div", { class: "result" });
  private readonly bar = new TrialBar(
    () => void this.run(),
    () => this.leave(),
  );

  constructor(
    private readonly work: Work,
    private readonly playback: Playback,
    private readonly hands: Hands,
  ) {
    this.forget();
  }

  get element(): HTMLElement {
    return this.bar.element;
  }

  /// Another motion is here, which was not tried.
  take(name: string): void {
    this.leave();
    this.forget();
    const back = name.includes("back") && name.includes("up");
    this.bar.suggest(name.includes("front") ? "front" : back ? "back" : "upright");
  }
  private forget(): void {
    this.result.replaceChildren(h("p", { class: "quiet" }, m("noOutcome")));
  }

  private async run(): Promise<void> {
    const { work, playback, hands } = this;
    if (work.broken.length > 0) return hands.say(m("mend"), true);
    playback.halt();
    this.bar.busy(true);
    const simulated = work.now;
    try {
      const run = await simulateMotion({ motion: work.draft, ...this.bar.wish });
      if (simulated !== work.now) return;
      playback.run = run;
      playback.moment = 0;
      this.bar.showing(true);
      this.verdict.textContent = sentences(run)
        .slice(0, run.ended ? 1 : 2)
        .join(" ");
      this.verdict.className = run.stands && !run.fell ? "verdict good" : "verdict poor";
      this.verdict.hidden = false;
      this.result.replaceChildren(outcome(run));
      hands.showOutcome();
      playback.play();
    } catch (error) {
      hands.say(m("simulateFailed", { why: (error as Error).message }), true);
    } finally {
      this.bar.busy(false);
    }
  }

  /// The poses are seen again.
  leave(): void {
    const { playback } = this;
    if (!playback.run) return;
    playback.halt();
    playback.run = undefined;
    this.verdict.hidden = true;
    this.bar.showing(false);
    playback.jump(this.hands.chosen());
  }
}
