// Where pictures come from: a simulated robot, a moment of a recording, a file of the user's, a device of the studio's machine.

import { recordings } from "../../data/api";
import type { CameraShot, EyesView } from "../../data/types/api";
import { h } from "../../ui/dom";
import { askPatiently } from "./patience";
import { s } from "./strings";

const DEGREES = 180 / Math.PI;
const MOST_WIDTH = 1280; // pixels; larger pictures are made smaller

const KINDS = ["simulated", "recording", "file", "device"] as const;
type Kind = (typeof KINDS)[number];

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
  private readonly parts: Record<Kind, HTMLElement>;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private turn = 0;

  /// `taken` hears of each picture, `failed` of what did not work.
  constructor(
    private readonly taken: (shot: CameraShot) => void,
    private readonly failed: (why: string) => void,
  ) {
    const label = (text: Parameters<typeof s>[0], field: HTMLElement) => h("label", {}, h("span", {}, s(text)), field);
    this.parts = {
      simulated: h("div", { class: "fields" }, label("seed", this.seed)),
      recording: h("div", { class: "fields" }, this.file, label("robot", this.robot), label("at", this.at)),
      file: h("div", { class: "fields" }, label("pictureFile", this.picture)),
      device: h("div", { class: "fields" }, label("device", this.device)),
    };
    const form = h(
      "form",
      { class: "source" },
      this.kind,
      ...Object.values(this.parts),
      h("button", { type: "submit", class: "primary" }, s("take")),
      h("label", { class: "check" }, this.live, h("span", {}, s("live"))),
    );
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      void this.take();
    });
    this.kind.addEventListener("change", () => this.chosen());
    this.picture.addEventListener("change", () => void this.take());
    this.live.addEventListener("change", () => this.live.checked && void this.take());
    this.element = form;
    this.chosen();
  }

  async begin(query: URLSearchParams): Promise<void> {
    const listed = await recordings().catch(() => []);
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
  }

  /// Takes one picture, and the next where it is to go on. Who asks twice gets the last one, whichever comes first.
  private async take(): Promise<void> {
    clearTimeout(this.timer);
    const turn = ++this.turn;
    try {
      const shot = await this.shoot(this.kind.value as Kind);
      if (turn !== this.turn) return;
      if (shot) this.taken(shot);
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

  private async shoot(kind: Kind): Promise<CameraShot | undefined> {
    if (kind === "simulated") return askPatiently(`/api/camera/shot?seed=${encodeURIComponent(this.seed.value)}`);
    if (kind === "device") return askPatiently(`/api/camera/device?number=${encodeURIComponent(this.device.value)}`);
    const plain = { model: "bioloid", height: 0.36, tilt: 15, pan: 0, robot: { x: 0, y: 0, heading: 0 }, ball: null };
    if (kind === "file") {
      const [file] = this.picture.files ?? [];
      return file && { ...plain, picture: await fromFile(file) };
    }
    if (!this.file.value) throw new Error(s("noRecording"));
    const asked = `robot=${encodeURIComponent(this.robot.value)}&at=${encodeURIComponent(this.at.value)}`;
    const view = await askPatiently<EyesView>(`/api/recordings/${encodeURIComponent(this.file.value)}/eyes?${asked}`);
    if (!view.picture) throw new Error(s("noCamera"));
    return {
      ...plain,
      picture: view.picture,
      height: view.camera_height ?? plain.height,
      tilt: (view.camera_tilt ?? 0) * DEGREES,
      pan: (view.camera_pan ?? 0) * DEGREES,
      robot: view.robot,
      ball: view.ball,
    };
  }
}
