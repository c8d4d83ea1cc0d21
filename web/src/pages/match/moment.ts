// The moment in the address: #t=83.4. It follows the time that stands still, is gone to when it changes, and can be copied.

import { h, iconButton, write } from "../../ui/dom";
import { t } from "../../ui/strings";

const STILL_MS = 250; // who drags along the timeline writes nothing
const SAID_MS = 4000;

/// The moment that an address names, in seconds; undefined where it names none.
export function momentIn(hash: string): number | undefined {
  const found = /[#&]t=(\d+(?:\.\d+)?)(?:&|$)/.exec(hash);
  return found ? Number(found[1]) : undefined;
}
/// "83.4" for 83.4: thousandths are finer than any frame.
export const secondsText = (time: number): string => String(Math.round(time * 1000) / 1000);

/// What of a player decides whether its moment is worth writing down.
interface Clock {
  readonly time: number;
  readonly moves: boolean;
  readonly following: boolean;
}

export class MomentLink {
  readonly elements: HTMLElement[];
  private readonly note = h("span", { class: "quiet saving", role: "status" });
  private timer: ReturnType<typeof setTimeout> | undefined;
  private seen = NaN;

  constructor(
    private readonly clock: Clock,
    private readonly start: number,
    go: (time: number) => void,
  ) {
    this.elements = [this.note, iconButton("link", t("moment"), () => void this.copy(), { "data-act": "moment" })];
    addEventListener("hashchange", () => {
      const time = momentIn(location.hash);
      if (time !== undefined && secondsText(time) !== secondsText(this.clock.time)) go(time);
    });
  }

  /// Called whenever the page shows a moment.
  update(): void {
    const { time, moves, following } = this.clock;
    const now = following ? -1 : moves ? NaN : time; // what happens now needs no name; what moves has none
    if (Object.is(now, this.seen)) return;
    this.seen = now;
    clearTimeout(this.timer);
    if (Number.isNaN(now)) return;
    this.timer = setTimeout(() => this.write(following ? undefined : time), STILL_MS);
  }

  private write(time: number | undefined): void {
    const named = momentIn(location.hash);
    if (time === named || (time !== undefined && named !== undefined && secondsText(time) === secondsText(named)))
      return;
    if (named === undefined && time === this.start) return; // the address means that already
    this.put(time);
  }

  private put(time: number | undefined): void {
    const hash = time === undefined ? "" : `#t=${secondsText(time)}`;
    history.replaceState(history.state, "", `${location.pathname}${location.search}${hash}`);
  }

  private async copy(): Promise<void> {
    this.put(this.clock.time);
    const done = await copied(location.href);
    write(this.note, done ? t("momentCopied") : location.href);
    setTimeout(() => write(this.note, ""), SAID_MS);
  }
}

/// True where the text is in the clipboard now. Pages that come over plain HTTP from elsewhere may not use the modern way.
async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const field = h("textarea", { class: "sr", "aria-hidden": "true" });
    field.value = text;
    document.body.append(field);
    field.select();
    const done = document.execCommand("copy");
    field.remove();
    return done;
  }
}
