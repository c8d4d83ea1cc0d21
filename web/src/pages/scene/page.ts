// The page of scenes: puts boxes up, asks the program whether the rules allow it, saves and plays.

import { ask, choices, Refusal, startMatch, watchAddress } from "../../data/api";
import { request } from "../../data/connection";
import type { SavedFile, SceneDraft, SceneGround, SceneView } from "../../data/types/api";
import { h, iconButton, write } from "../../ui/dom";
import { keep, kept } from "../../ui/keep";
import { pageHead } from "../../ui/trouble";
import { Ground } from "./ground";
import { s } from "./strings";

interface Kept {
  draft: SceneDraft;
  etag: string;
  known: string;
}

export class ScenePage {
  private readonly ground: Ground;
  private readonly unsaved = h("span", { class: "quiet unsaved" });
  private readonly open = h("select", { "aria-label": s("open") });
  private readonly seed = h("input", { inputmode: "numeric", size: 6, value: "1", "aria-label": s("seed") });
  private readonly name = h("input", { autocomplete: "off", maxlength: 40, title: s("nameHint") });
  private readonly title = h("input", { autocomplete: "off", maxlength: 80 });
  private readonly judge = h(
    "select",
    {},
    h("option", { value: "program" }, s("program")),
    h("option", { value: "person" }, s("person")),
  );
  private readonly verdict = h("div", { class: "verdict", role: "status" });
  private readonly said = h("p", { class: "said", role: "alert" });
  private readonly ofBox: HTMLButtonElement[];
  private readonly save = h("button", { type: "button", onclick: () => void this.trying(() => this.put()) }, s("save"));
  private readonly play = h(
    "button",
    { type: "button", class: "primary", onclick: () => void this.trying(() => this.start()) },
    s("play"),
  );
  private faulty = new Set<number>();
  private etag = "";
  private known = ""; // the scene as it was opened or saved
  private asking = false;
  private again = false;

  constructor(
    private readonly place: HTMLElement,
    private readonly field: SceneGround,
  ) {
    this.ground = new Ground(field, { moved: () => this.changed(), chosen: () => this.draw() });
    this.ofBox = [
      h("button", { type: "button", onclick: () => this.ground.turn(1) }, `↶ ${s("turnLeft")}`),
      h("button", { type: "button", onclick: () => this.ground.turn(-1) }, `↷ ${s("turnRight")}`),
      h("button", { type: "button", onclick: () => this.ground.remove() }, s("remove")),
    ];
    for (const input of [this.name, this.title]) input.addEventListener("input", () => this.draw());
    this.open.addEventListener("change", () => void this.trying(() => this.fetch(`name=${this.open.value}`)));
  }

  async begin(query: URLSearchParams): Promise<void> {
    this.lay();
    const before = kept<Kept>("scene");
    keep("scene", (): Kept => ({ draft: this.draft, etag: this.etag, known: this.known }));
    if (before) {
      this.take({ scene: before.draft, faults: [], etag: before.etag });
      this.known = before.known;
      this.changed();
    } else if (query.get("seed")) await this.fetch(`seed=${encodeURIComponent(query.get("seed")!)}`);
    else await this.fetch(`name=${encodeURIComponent(query.get("name") ?? this.field.scenes[0] ?? "")}`);
    Object.assign(window, { __scene: { draft: () => this.draft, asking: () => this.asking } }); // for tests
  }

  private lay(): void {
    const field = (text: string, input: HTMLElement) => h("label", { class: "field" }, h("span", {}, text), input);
    this.listScenes();
    this.place.replaceChildren(
      pageHead(h("h1", {}, s("title"))),
      h(
        "main",
        { class: "scenes" },
        h("div", { class: "scene-field" }, this.ground.element, h("p", { class: "quiet" }, s("hint"))),
        h(
          "div",
          { class: "scene-side" },
          h(
            "div",
            { class: "row" },
            field(s("open"), this.open),
            field(s("seed"), this.seed),
            iconButton("dice", s("random"), () => void this.trying(() => this.random())),
          ),
          h(
            "div",
            { class: "row" },
            h("button", { type: "button", onclick: () => this.ground.add() }, `+ ${s("add")}`),
            ...this.ofBox,
          ),
          this.verdict,
          h("div", { class: "row" }, field(s("name"), this.name), field(s("caption"), this.title)),
          h("div", { class: "row" }, this.save, this.unsaved, this.play, field(s("judge"), this.judge)),
          this.said,
        ),
      ),
    );
  }

  private listScenes(): void {
    this.open.replaceChildren(
      h("option", { value: "", disabled: true }, s("fresh")),
      ...this.field.scenes.map((name) => h("option", { value: name }, name)),
    );
  }

  private get draft(): SceneDraft {
    return { name: this.name.value.trim(), title: this.title.value.trim(), boxes: this.ground.boxes };
  }
  private get isNew(): boolean {
    return JSON.stringify(this.draft) !== this.known;
  }

  private async fetch(query: string): Promise<void> {
    this.take(await ask<SceneView>(`/api/scene?${query}`));
  }
  /// The next one by the seed; its number goes on, so that each press is another.
  private async random(): Promise<void> {
    const seed = this.seed.value.trim();
    if (!/^\d{1,15}$/.test(seed)) throw new Refusal(s("badSeed"));
    await this.fetch(`seed=${seed}`);
    this.name.value = `random_${seed}`;
    this.seed.value = String(Number(seed) + 1);
    this.draw();
  }

  private take(view: SceneView): void {
    this.ground.boxes = view.scene.boxes;
    this.ground.chosen = -1;
    this.name.value = view.scene.name;
    this.title.value = view.scene.title;
    this.etag = view.etag;
    this.known = view.etag ? JSON.stringify(this.draft) : "";
    this.judged(view);
  }

  private changed(): void {
    this.draw();
    void this.check();
  }

  /// One question at a time; what changed meanwhile is asked next.
  private async check(): Promise<void> {
    if (this.asking) return void (this.again = true);
    this.asking = true;
    try {
      do {
        this.again = false;
        this.judged(await ask<SceneView>("/api/scene/check", this.draft));
      } while (this.again);
    } catch (error) {
      write(this.said, (error as Error).message);
    } finally {
      this.asking = false;
    }
  }

  private judged({ faults }: SceneView): void {
    this.faulty = new Set(faults.flatMap(({ boxes }) => boxes));
    const count = this.ground.boxes.length;
    const legal = faults.length === 0;
    this.verdict.classList.toggle("legal", legal && count > 0);
    this.verdict.classList.toggle("illegal", !legal);
    this.verdict.replaceChildren(
      h("strong", {}, legal ? s(count > 0 ? "legal" : "empty", { count }) : s("illegal")),
      ...(legal ? [] : [h("ul", {}, ...faults.map(({ text }) => h("li", {}, text)))]),
    );
    for (const button of [this.save, this.play]) button.disabled = !legal || count === 0;
    this.draw();
  }

  private draw(): void {
    this.ground.draw(this.faulty);
    const none = this.ground.boxes[this.ground.chosen] === undefined;
    for (const button of this.ofBox) button.disabled = none;
    write(this.unsaved, this.isNew ? s("unsaved") : "");
    this.open.value = this.isNew ? "" : this.name.value;
  }

  /// Does something, and shows the server's sentence where it would not.
  private async trying(work: () => Promise<void>): Promise<void> {
    write(this.said, "");
    try {
      await work();
    } catch (error) {
      write(this.said, (error as Error).message);
    }
  }

  private async put(): Promise<void> {
    const { draft } = this;
    // only what was opened here is replaced
    const same = this.known !== "" && (JSON.parse(this.known) as SceneDraft).name === draft.name;
    const headers = { "Content-Type": "application/json", ...(same && { "If-Match": this.etag }) };
    const answer = await request("/api/scene", { method: "PUT", headers, body: JSON.stringify(draft) });
    if (!answer.ok) throw new Refusal((await answer.text()).trim() || String(answer.status));
    this.etag = ((await answer.json()) as SavedFile).etag;
    this.known = JSON.stringify(draft);
    if (!this.field.scenes.includes(draft.name)) this.field.scenes.push(draft.name);
    this.field.scenes.sort();
    this.listScenes();
    this.draw();
    write(this.said, s("saved", { name: draft.name }));
  }

  private async start(): Promise<void> {
    if (this.isNew) await this.put();
    const { league } = this.field;
    const offer = (await choices()).offers.find((one) => one.league === league);
    const { blue = "", yellow = "" } = offer ?? {};
    const match = await startMatch({ league, blue, yellow, scene: this.draft.name, judge: this.judge.value });
    location.assign(watchAddress(match.name));
  }
}
