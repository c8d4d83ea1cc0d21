// Where pictures come from: a simulated robot, a moment of a recording, a file of the user's, a device of the studio's machine; and with
// whose eyes they are looked at, on whose pitch.

import { ask, choices, recordings } from "../../data/api";
import type { CameraLook, CameraShot, EyesView, ListedRobot } from "../../data/types/api";
import { h } from "../../ui/dom";
import { askPatiently } from "./patience";
import { s } from "./strings";

const DEGREES = 180 / Math.PI;
const MOST_WIDTH = 1280; // pixels; larger pictures are made smaller

const KINDS = ["simulated", "recording", "file", "device"] as const;
type Kind = (typeof KINDS)[number];

type Eyes = Pick<EyesView, "league" | "model" | "camera" | "white_ball"> & Pick<CameraLook, "team">;
/// A picture, and what its source knows of who took it; nothing: the user says.
interface Taken {
  shot: CameraShot;
  eyes: Eyes | undefined;
}
const SIMULATED: Eyes = { league: "kidsize", model: "bioloid", camera: "", white_ball: false, team: "yellow" };
const NEW_NAME = /^[a-z][a-z0-9_]{0,39}$/; // of a robot, as the server takes it

/// Chooses what may not be offered.
function choose(select: HTMLSelectElement, value: string): void {
  if (![...select.options].some((option) => option.value === value)) select.append(h("option", { value }, value));
  select.value = value;
}
/// Offers other things; what was chosen stays.
function offer(select: HTMLSelectElement, values: string[]): void {
  const { value } = select;
  select.replaceChildren(...values.map((one) => h("option", { value: one }, one)));
  choose(select, value);
}

/// Bytes as the server wants them.
function base64(bytes: Uint8Array): string {
  let text = "";
  for (let i = 0; i < bytes.length; i += 0x8000) text += String.fromCharCode(...bytes.subarray(i, i + 0x8000));
  return btoa(text);
}

/// The picture of a file, with an even width.
async function fromFile(file: File): Promise<CameraShot["picture"]> {
  const bitmap = await createImageBitmap(file);
  const width = 2 * Math.floor(Math.min(bitmap.width, MOST_WIDTH) / 2);
  const height = Math.round((bitmap.height * width) / bitmap.width);
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext("2d", { willReadFrequently: true })!;
  pen.drawImage(bitmap, 0, 0, width, height);
  const { data } = pen.getImageData(0, 0, width, height);
  const rgb = new Uint8Array(3 * width * height);
  for (let i = 0, k = 0; i < data.length; i += 4) {
    rgb[k++] = data[i]!;
    rgb[k++] = data[i + 1]!;
    rgb[k++] = data[i + 2]!;
  }
  return { time: 0, recorded: true, width, height, rgb: base64(rgb) };
}

export class Sources {
  readonly element: HTMLElement;
  private readonly kind = h(
    "select",
    { "aria-label": s("source") },
    ...KINDS.map((kind) => h("option", { value: kind }, s(kind === "file" ? "pictureFile" : kind))),
  );
  private readonly seed = h("input", { type: "number", value: 1, min: 0, step: 1 });
  private readonly file = h("select", { "aria-label": s("recording") });
  private readonly robot = h("input", { type: "text", value: "blue:1", size: 8 });
  private readonly at = h("input", { type: "number", value: 5, min: 0, step: 0.1 });
  private readonly picture = h("input", { type: "file", accept: "image/*" });
  private readonly device = h("input", { type: "number", value: 0, min: 0, max: 9, step: 1 });
  private readonly live = h("input", { type: "checkbox" });
  private readonly leagues = h("select", { "aria-label": s("league") }, h("option", {}, "kidsize"));
  private readonly models = h("select", { "aria-label": s("model") }, h("option", {}, "bioloid"));
  private readonly teams = h(
    "select",
    { "aria-label": s("team") },
    h("option", { value: "yellow" }, s("yellow")),
    h("option", { value: "blue" }, s("blue")),
  );
  private readonly white = h("input", { type: "checkbox" });
  private readonly eyes: HTMLElement;
  private camera = ""; // of the model; empty: the first
  private own = false; // the picture is the user's, by a real camera
  private told = ""; // whose white ball was taken over
  private readonly parts: Record<Kind, HTMLElement>;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private turn = 0;

  /// `taken` hears of each picture, `changed` where other eyes are to look at it, `failed` of what did not work.
  constructor(
    private readonly taken: (shot: CameraShot) => void,
    private readonly changed: () => void,
    private readonly failed: (why: string) => void,
  ) {
    const label = (text: Parameters<typeof s>[0], field: HTMLElement) => h("label", {}, h("span", {}, s(text)), field);
    this.parts = {
      simulated: h("div", { class: "fields" }, label("seed", this.seed)),
      recording: h("div", { class: "fields" }, this.file, label("robot", this.robot), label("at", this.at)),
      file: h("div", { class: "fields" }, label("pictureFile", this.picture)),
      device: h("div", { class: "fields" }, label("device", this.device)),
    };
    this.eyes = h(
      "div",
      { class: "fields" },
      label("league", this.leagues),
      label("model", this.models),
      label("team", this.teams),
      h("label", { class: "check" }, this.white, h("span", {}, s("whiteBall"))),
    );
    const form = h(
      "form",
      { class: "source" },
      this.kind,
      ...Object.values(this.parts),
      h("button", { type: "submit", class: "primary" }, s("take")),
      h("label", { class: "check" }, this.live, h("span", {}, s("live"))),
      this.eyes,
    );
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      void this.take();
    });
    this.kind.addEventListener("change", () => this.chosen());
    this.picture.addEventListener("change", () => void this.take());
    this.live.addEventListener("change", () => this.live.checked && void this.take());
    this.models.addEventListener("change", () => (this.camera = ""));
    const eyes: HTMLElement[] = [this.leagues, this.models, this.teams, this.white];
    for (const field of eyes) field.addEventListener("change", () => this.changed());
    this.element = form;
    this.chosen();
  }

  async begin(query: URLSearchParams): Promise<void> {
    const [listed, offered, robots] = await Promise.all([
      recordings().catch(() => []),
      choices().catch(() => undefined),
      ask<ListedRobot[]>("/api/robots").catch(() => []),
    ]);
    const football = offered?.offers?.filter(({ humanoid, contest }) => humanoid && !contest) ?? [];
    if (football.length > 0)
      offer(
        this.leagues,
        football.map(({ league }) => league),
      );
    if (robots.length > 0)
      offer(
        this.models,
        robots.map(({ name }) => name),
      );
    this.file.replaceChildren(...listed.map(({ name }) => h("option", { value: name }, name)));
    const file = query.get("file");
    if (file) {
      this.kind.value = "recording";
      this.file.value = file;
      this.robot.value = query.get("robot") ?? "blue:1";
      this.at.value = query.get("at") ?? "5";
      this.chosen();
    }
    await this.take();
  }

  private chosen(): void {
    for (const kind of KINDS) this.parts[kind].hidden = kind !== this.kind.value;
    this.live.parentElement!.hidden = this.kind.value === "file";
    this.eyes.hidden = this.kind.value === "simulated";
    for (const select of [this.leagues, this.models, this.teams]) select.disabled = this.kind.value === "recording";
  }

  /// Whose pitch it is.
  get league(): string {
    return this.leagues.value;
  }
  /// Whose eyes look, and for which ball.
  get look(): Pick<CameraLook, "team" | "white_ball"> {
    return { team: this.teams.value as CameraLook["team"], white_ball: this.white.checked };
  }
  /// The camera that took the picture; a real one has the lens that was measured for the robot of this name.
  lens(robot: string): Pick<CameraShot, "model" | "camera" | "mount"> {
    const mount = this.own && NEW_NAME.test(robot) ? robot : "";
    return { model: this.models.value, camera: this.camera, mount };
  }

  /// Takes over what a source knows; a white ball once, so that the user may say otherwise.
  private know(eyes: Eyes | undefined): void {
    this.own = !eyes;
    this.camera = eyes?.camera ?? "";
    if (!eyes) return;
    choose(this.leagues, eyes.league);
    choose(this.models, eyes.model);
    this.teams.value = eyes.team;
    const whose = [this.kind.value, this.file.value, this.robot.value].join(" ");
    if (whose !== this.told) this.white.checked = eyes.white_ball;
    this.told = whose;
  }

  /// Takes one picture, and the next where it is to go on. Who asks twice gets the last one, whichever comes first.
  private async take(): Promise<void> {
    clearTimeout(this.timer);
    const turn = ++this.turn;
    try {
      const taken = await this.shoot(this.kind.value as Kind);
      if (turn !== this.turn) return;
      if (taken) {
        this.know(taken.eyes);
        this.taken(taken.shot);
      }
    } catch (error) {
      if (turn !== this.turn) return;
      this.live.checked = false;
      this.failed((error as Error).message);
    }
    if (!this.live.checked || this.kind.value === "file") return;
    // the next seed, the next moment
    if (this.kind.value === "simulated") this.seed.value = String(Number(this.seed.value) + 1);
    if (this.kind.value === "recording") this.at.value = (Number(this.at.value) + 0.2).toFixed(1);
    this.timer = setTimeout(() => void this.take(), 200);
  }

  private async shoot(kind: Kind): Promise<Taken | undefined> {
    const take = (path: string) => askPatiently<CameraShot>(`/api/camera/${path}`);
    if (kind === "simulated")
      return { shot: await take(`shot?seed=${encodeURIComponent(this.seed.value)}`), eyes: SIMULATED };
    if (kind === "device")
      return { shot: await take(`device?number=${encodeURIComponent(this.device.value)}`), eyes: undefined };
    const plain = { ...this.lens(""), height: 0.36, tilt: 15, pan: 0, robot: { x: 0, y: 0, heading: 0 }, ball: null };
    if (kind === "file") {
      const [file] = this.picture.files ?? [];
      return file && { shot: { ...plain, picture: await fromFile(file) }, eyes: undefined };
    }
    if (!this.file.value) throw new Error(s("noRecording"));
    const asked = `robot=${encodeURIComponent(this.robot.value)}&at=${encodeURIComponent(this.at.value)}`;
    const view = await askPatiently<EyesView>(`/api/recordings/${encodeURIComponent(this.file.value)}/eyes?${asked}`);
    if (!view.picture) throw new Error(s("noCamera"));
    return {
      eyes: { ...view, team: this.robot.value.startsWith("blue") ? "blue" : "yellow" },
      shot: {
        ...plain,
        model: view.model,
        camera: view.camera,
        picture: view.picture,
        height: view.camera_height ?? plain.height,
        tilt: (view.camera_tilt ?? 0) * DEGREES,
        pan: (view.camera_pan ?? 0) * DEGREES,
        robot: view.robot,
        ball: view.ball,
      },
    };
  }
}
