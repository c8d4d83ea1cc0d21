// The camera page: a picture, the colours in it, what is recognised by them, and how the camera sits.

import { ask } from "../../data/api";
import { request } from "../../data/connection";
import type { CameraMountView, CameraSeen, CameraShot, ColourFileView, SavedFile } from "../../data/types/api";
import { h, write } from "../../ui/dom";
import { pageHead } from "../../ui/trouble";
import { Draft, grown } from "./model";
import { askPatiently } from "./patience";
import { Pictures } from "./pictures";
import { Ranges } from "./ranges";
import { Sources } from "./sources";
import { s } from "./strings";

const LOOK_MS = 120; // after a change, before the server is asked
const MOST_KEPT = 6;

export class CameraPage {
  private readonly draft = new Draft(() => this.changed());
  private readonly ranges = new Ranges(this.draft);
  private readonly pictures = new Pictures((colours, anew) => {
    const { range, chosen } = this.ranges;
    if (range) this.draft.change(chosen, grown(range, colours, anew));
  });
  private readonly sources = new Sources(
    (shot) => this.show(shot),
    () => this.lookSoon(),
    (why) => this.say(why, true),
  );
  private readonly status = h("p", { class: "status", role: "status" });
  private readonly files = h("select", { "aria-label": s("file") });
  private readonly name = h("input", { type: "text", size: 18, "aria-label": s("saveAs") });
  private readonly numbers = new Map<string, HTMLInputElement>();
  private readonly keeping = h("span", { class: "quiet" });
  private readonly robot = h("input", { type: "text", value: "r1", size: 10, "aria-label": s("robotName") });
  private readonly found = h("p", { class: "found", role: "status" });
  private readonly saveMount: HTMLButtonElement;
  private kept: CameraShot[] = [];
  private shot: CameraShot | undefined;
  private mount: CameraMountView | undefined;
  private etags = new Map<string, string>();
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly place: HTMLElement) {
    this.saveMount = h(
      "button",
      { type: "button", disabled: true, onclick: () => void this.keepMount() },
      s("saveMount"),
    );
    this.robot.addEventListener("change", () => this.lookSoon());
  }

  async begin(query: URLSearchParams): Promise<void> {
    this.place.replaceChildren(
      pageHead(h("h1", {}, s("title"))),
      h(
        "main",
        { class: "camera" },
        this.sources.element,
        this.status,
        this.pictures.element,
        h("div", { class: "camera-side" }, this.ranges.element, this.fileSection(), this.mountSection()),
      ),
    );
    addEventListener("keydown", (event) => {
      const target = event.target as HTMLElement;
      const typing = target.matches("input:not([type=radio]):not([type=checkbox]), select, textarea");
      if (event.key.toLowerCase() === "z" && !typing && !event.altKey) {
        event.preventDefault();
        this.draft.undo();
      }
    });
    const names = await ask<string[]>("/api/camera/colours");
    this.files.replaceChildren(...names.map((name) => h("option", { value: name }, name)));
    this.files.value = names.includes("kidsize.toml") ? "kidsize.toml" : (names[0] ?? "");
    await this.open();
    await this.sources.begin(query);
    // for tests and for the curious
    Object.assign(window, {
      __camera: {
        ranges: () => this.draft.ranges,
        counts: () => this.pictures.counts,
        shot: () => this.shot,
        things: () => this.seen?.things,
        pixels: () => this.seen?.pixels,
        mount: () => this.mount,
      },
    });
  }
  private seen: CameraSeen | undefined;

  private say(text: string, bad = false): void {
    write(this.status, text);
    this.status.classList.toggle("bad", bad);
  }

  private show(shot: CameraShot): void {
    this.say("");
    this.shot = shot;
    const { height, tilt, pan, robot, ball } = shot;
    const values: Record<string, number | undefined> = {
      height,
      tilt,
      pan,
      x: robot.x,
      y: robot.y,
      heading: (robot.heading * 180) / Math.PI,
      ballX: ball?.x,
      ballY: ball?.y,
    };
    for (const [name, value] of Object.entries(values))
      this.numbers.get(name)!.value = value === undefined ? "" : String(Math.round(value * 1000) / 1000);
    this.pictures.show(shot);
    this.pictures.sort(this.draft.ranges);
    this.lookSoon();
  }

  /// The ranges are others now.
  private changed(): void {
    this.ranges.update();
    this.pictures.sort(this.draft.ranges);
    this.ranges.tell(this.pictures.counts, []);
    this.lookSoon();
  }

  private lookSoon(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.look(), LOOK_MS);
  }

  private async look(): Promise<void> {
    const shot = this.placed();
    if (!shot) return;
    try {
      const { ranges } = this.draft;
      const { league, look } = this.sources;
      this.seen = await askPatiently<CameraSeen>("/api/camera/look", { league, shot, ranges, ...look });
      if (ranges !== this.draft.ranges) return;
      this.pictures.tell(this.seen);
      this.ranges.tell(this.pictures.counts, this.seen.doubts);
    } catch (error) {
      this.say((error as Error).message, true);
    }
  }

  /// The picture with what the fields say about where it was taken, and by which camera.
  private placed(): CameraShot | undefined {
    if (!this.shot) return undefined;
    const value = (name: string) => Number(this.numbers.get(name)!.value);
    const ball = this.numbers.get("ballX")!.value !== "" && this.numbers.get("ballY")!.value !== "";
    return {
      ...this.shot,
      ...this.sources.lens(this.robot.value.trim()),
      height: value("height"),
      tilt: value("tilt"),
      pan: value("pan"),
      robot: { x: value("x"), y: value("y"), heading: (value("heading") * Math.PI) / 180 },
      ball: ball ? { x: value("ballX"), y: value("ballY") } : null,
    };
  }

  private fileSection(): HTMLElement {
    this.files.addEventListener("change", () => void this.open());
    const save = h(
      "form",
      { class: "fields" },
      this.name,
      h("button", { type: "submit", class: "primary" }, s("save")),
    );
    save.addEventListener("submit", (event) => {
      event.preventDefault();
      void this.save(this.name.value.trim());
    });
    return h(
      "section",
      { "aria-labelledby": "camera-files" },
      h("h2", { id: "camera-files" }, s("files")),
      h("div", { class: "fields" }, this.files),
      save,
      h("p", { class: "quiet" }, s("saveHint")),
    );
  }

  private async open(): Promise<void> {
    const name = this.files.value;
    if (!name) return;
    try {
      const file = await ask<ColourFileView>(`/api/camera/colours?name=${encodeURIComponent(name)}`);
      this.etags.set(name, file.etag);
      this.name.value = name;
      this.draft.open(file.ranges);
      this.ranges.tell(this.pictures.counts, file.doubts);
    } catch (error) {
      this.say((error as Error).message, true);
    }
  }

  private async save(name: string): Promise<void> {
    const etag = this.etags.get(name);
    const answer = await request("/api/camera/colours", {
      method: "PUT",
      headers: { "Content-Type": "application/json", ...(etag && { "If-Match": etag }) },
      body: JSON.stringify({ name, ranges: this.draft.ranges }),
    });
    if (!answer.ok) return this.say((await answer.text()).trim(), true);
    this.etags.set(name, ((await answer.json()) as SavedFile).etag);
    if (![...this.files.options].some((option) => option.value === name))
      this.files.append(h("option", { value: name }, name));
    this.files.value = name;
    this.say(s("saved", { name }));
  }

  private mountSection(): HTMLElement {
    const field = (name: "height" | "tilt" | "pan" | "x" | "y" | "heading" | "ballX" | "ballY") => {
      const input = h("input", { type: "number", step: "any" });
      input.addEventListener("change", () => this.lookSoon());
      this.numbers.set(name, input);
      return h("label", {}, h("span", {}, s(name)), input);
    };
    const button = (text: "keep" | "propose" | "lines", run: () => void) =>
      h("button", { type: "button", onclick: run }, s(text));
    return h(
      "section",
      { "aria-labelledby": "camera-place" },
      h("h2", { id: "camera-place" }, s("placeTitle")),
      h("p", { class: "quiet" }, s("placeHint")),
      h(
        "div",
        { class: "fields numbers" },
        field("height"),
        field("tilt"),
        field("pan"),
        field("x"),
        field("y"),
        field("heading"),
        field("ballX"),
        field("ballY"),
      ),
      h(
        "div",
        { class: "fields" },
        button("keep", () => this.keep()),
        this.keeping,
      ),
      h(
        "div",
        { class: "fields" },
        button("propose", () => void this.propose()),
        button("lines", () => void this.fromLines()),
      ),
      this.found,
      h("div", { class: "fields" }, this.robot, this.saveMount),
    );
  }

  private keep(): void {
    const shot = this.placed();
    if (!shot) return;
    this.kept = [...this.kept, shot].slice(-MOST_KEPT);
    write(this.keeping, s("keptCount", { count: this.kept.length }));
  }

  /// What was kept, or what is shown.
  private get shots(): CameraShot[] {
    const shown = this.placed();
    return this.kept.length > 0 ? this.kept : shown ? [shown] : [];
  }

  private async propose(): Promise<void> {
    try {
      const { ranges } = await askPatiently<ColourFileView>("/api/camera/propose", {
        league: this.sources.league,
        shots: this.shots,
        ranges: [],
      });
      // what nobody can propose stays as it is
      const names = new Set(ranges.map(({ name }) => name));
      const others = this.draft.ranges.filter(({ name }) => !names.has(name));
      this.draft.put([...ranges, ...others].map((range, id) => ({ ...range, id })));
      this.say(s("proposed", { count: ranges.length, pictures: this.shots.length }));
    } catch (error) {
      this.say((error as Error).message, true);
    }
  }

  private async fromLines(): Promise<void> {
    try {
      const { ranges } = this.draft;
      this.mount = await askPatiently<CameraMountView>("/api/camera/mount", {
        league: this.sources.league,
        shots: this.shots,
        ranges,
      });
      const { tilt, height, tilt_spread, height_spread, off, points } = this.mount;
      write(
        this.found,
        s("foundMount", {
          tilt: tilt.toFixed(2),
          tiltSpread: tilt_spread.toFixed(2),
          height: (100 * height).toFixed(1),
          heightSpread: (100 * height_spread).toFixed(1),
          points,
          off: (100 * off).toFixed(1),
        }),
      );
      this.saveMount.disabled = false;
      this.say("");
    } catch (error) {
      this.say((error as Error).message, true);
    }
  }

  private async keepMount(): Promise<void> {
    if (!this.mount) return;
    const { tilt, height } = this.mount;
    const answer = await request("/api/camera/mount", {
      method: "PUT",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ robot: this.robot.value.trim(), tilt, height }),
    });
    const said = (await answer.text()).trim();
    if (!answer.ok) return this.say(said, true);
    this.say(s("saved", { name: (JSON.parse(said) as SavedFile).path }));
  }
}
