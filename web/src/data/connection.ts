// Whether the server answers. Where it does not, every page says so across its top, tries again with growing pauses, and goes
// on by itself once there is an answer. Events of the window connect the bundles, each of which has a copy of this file.

import { h, write } from "../ui/dom";
import { t } from "../ui/strings";

const [DOUBT, ANSWERS] = ["cancha-doubt", "cancha-answers"];
const EVERY_MS = 5000; // between two looks while all is well
const PATIENCE_MS = 8000;
const FIRST_PAUSE_MS = 1000; // before another try; doubled each time
const LONGEST_PAUSE_MS = 15_000;
const GLAD_MS = 3000;

/// Something could not be fetched, or a line broke: is the server still there?
export function doubt(): void {
  dispatchEvent(new Event(DOUBT));
}
/// fetch(), which also has a look at the server where nothing comes.
export async function request(path: string, how?: RequestInit): Promise<Response> {
  try {
    return await fetch(path, how);
  } catch (error) {
    doubt();
    throw error;
  }
}
/// Waits until the server answers; asks it at once.
export function answers(): Promise<void> {
  return new Promise((done) => {
    addEventListener(ANSWERS, () => done(), { once: true });
    doubt();
  });
}
/// Hears of the server's first answer after it had been silent.
export function onReturn(listener: () => void): void {
  addEventListener(ANSWERS, (event) => (event as CustomEvent<boolean>).detail && listener());
}

const alive = () =>
  fetch("/api/version", { cache: "no-store", signal: AbortSignal.timeout(PATIENCE_MS) }).then(
    () => true,
    () => false,
  );

/// The watch over the connection, once for the page.
export class Connection {
  private readonly words = h("span", { role: "alert" });
  private readonly wait = h("span", { class: "wait-for", "aria-hidden": "true" });
  private readonly now = h("button", { type: "button", onclick: () => void this.look() }, t("c_now"));
  private readonly banner = h("div", { class: "connection", popover: "manual" }, this.words, this.wait, this.now);
  private lost = false;
  private pause = FIRST_PAUSE_MS;
  private due = 0; // when it is tried again
  private looking: Promise<void> | undefined;

  start(): void {
    document.body.append(this.banner);
    addEventListener(DOUBT, () => void this.look());
    addEventListener("online", () => void this.look());
    document.addEventListener("visibilitychange", () => !document.hidden && void this.look());
    setInterval(() => {
      if (this.lost) this.count();
      else if (!document.hidden && performance.now() > this.due) void this.look();
    }, 500);
    this.due = performance.now() + EVERY_MS;
  }

  /// One question at a time.
  private look(): Promise<void> {
    this.looking ??= this.ask().finally(() => (this.looking = undefined));
    return this.looking;
  }

  private async ask(): Promise<void> {
    const there = await alive();
    const before = this.lost;
    this.lost = !there;
    this.due = performance.now() + (there ? EVERY_MS : this.pause);
    if (there) {
      this.pause = FIRST_PAUSE_MS;
      if (before) this.welcome();
      dispatchEvent(new CustomEvent(ANSWERS, { detail: before }));
    } else {
      this.pause = Math.min(LONGEST_PAUSE_MS, this.pause * 2);
      this.tell(t("c_lost"), "lost");
      this.count();
    }
  }

  private count(): void {
    const left = Math.ceil((this.due - performance.now()) / 1000);
    write(this.wait, left > 0 ? t("c_again", { count: left }) : "…");
    if (left <= 0) void this.look();
  }

  private welcome(): void {
    // a page that could not even begin begins anew
    if (document.querySelector("main.trouble [role=alert]")) return location.reload();
    this.tell(t("c_back"), "back");
    setTimeout(() => this.lost || this.banner.hidePopover(), GLAD_MS);
  }

  private tell(text: string, state: "lost" | "back"): void {
    this.banner.dataset["state"] = state;
    this.now.hidden = this.wait.hidden = state === "back";
    write(this.words, text);
    this.banner.showPopover();
  }
}
