// The lights that robots show, on their bodies: the chest tells where the game stands, the eyes what the behaviour likes. In a live
// match the button in the chest can be pressed.

import {
  BufferGeometry,
  CircleGeometry,
  Color,
  Group,
  Mesh,
  MeshBasicMaterial,
  type Object3D,
  Raycaster,
  Vector3,
} from "three";

import type { LiveSession } from "../../../data/live/session";
import type { Intents } from "../../../data/messages";
import type { Lights as Shown } from "../../../data/types/recorded";
import type { Overlay } from "../../../scene/overlays/overlay";
import { h, write } from "../../../ui/dom";
import { listen, shortcut } from "../../../ui/keyboard";
import type { Key } from "../../../ui/strings";
import type { MatchView } from "../../match/match_view";
import { say, type Word } from "./words";

const COLOURS: Record<string, number> = {
  blue: 0x2f7bff,
  yellow: 0xffd21f,
  green: 0x1fdc4a,
  red: 0xff2a1f,
  white: 0xffffff,
};
/// Where lights are: the link, how far to the left (m), how high in the room that the link takes (share), how large (m).
const PLACES = {
  chest: { link: "trunk", left: 0, high: 0.71, radius: 0.013 },
  left_eye: { link: "head", left: 0.026, high: 0.55, radius: 0.012 },
  right_eye: { link: "head", left: -0.026, high: 0.55, radius: 0.012 },
} as const;
type Place = keyof typeof PLACES;
const HALO = 5; // times as large as the light, so that it is seen from afar

/// One light: a disc and its glow on the front of a link.
class Light {
  private readonly material = new MeshBasicMaterial();
  private readonly glow = new MeshBasicMaterial({ transparent: true, opacity: 0.45, depthWrite: false });
  private readonly object = new Group();
  shown = "";

  constructor(on: Object3D, { left, high, radius }: (typeof PLACES)[Place]) {
    this.object.visible = false;
    this.object.add(
      new Mesh(new CircleGeometry(radius, 20), this.material),
      new Mesh(new CircleGeometry(HALO * radius, 24), this.glow),
    );
    this.object.children[1]!.position.z = 0.001;
    this.object.rotation.y = Math.PI / 2; // it looks ahead
    this.object.position.copy(front(on, left, high));
    on.add(this.object);
  }

  show(colour: string | undefined): void {
    this.shown = COLOURS[colour ?? ""] === undefined ? "" : colour!;
    this.object.visible = this.shown !== "";
    if (!this.shown) return;
    const bright = new Color(COLOURS[this.shown]);
    this.material.color.copy(bright).lerp(new Color(0xffffff), 0.25);
    this.glow.color.copy(bright);
  }
}

/// The foremost point of a link's own shape there, in the link's frame.
function front(on: Object3D, left: number, high: number): Vector3 {
  const mesh = on.children.find((one): one is Mesh => one instanceof Mesh);
  if (!mesh) return new Vector3(0, left, 0);
  mesh.geometry.computeBoundingBox();
  const { min, max } = mesh.geometry.boundingBox!;
  const z = min.z + high * (max.z - min.z);
  const ray = new Raycaster(new Vector3(max.x + 1, left, z), new Vector3(-1, 0, 0));
  const [hit] = ray.intersectObject(new Mesh(mesh.geometry, mesh.material));
  return new Vector3((hit?.point.x ?? max.x) + 0.002, left, z);
}

export class Lights implements Overlay {
  readonly name = "lights";
  readonly text = say("lights");
  readonly key = "w";
  readonly first = true;
  readonly object3d = new Mesh(new BufferGeometry(), new MeshBasicMaterial()); // counts; lights are parts of robots
  private readonly lights = new Map<string, Map<Place, Light>>();
  private readonly told = h("span", { role: "status" });
  private readonly press = h("button", { type: "button", class: "plain", hidden: true }, say("press"));
  private readonly line = h("p", { class: "chest note", hidden: true }, this.told, " ", this.press);

  constructor(
    private readonly match: MatchView,
    private readonly session: LiveSession | undefined,
    dialog: HTMLDialogElement,
  ) {
    this.object3d.frustumCulled = false;
    document.querySelector(".card.robot")?.append(this.line);
    const pressed = () => this.pressed();
    this.press.title = `${say("press")} (A)`;
    this.press.addEventListener("click", pressed);
    if (session) listen(dialog, [shortcut("a", "press" as Key, pressed)]);
    Object.assign((window as unknown as { __cancha?: object }).__cancha ?? {}, {
      light: (robot: string, place: Place) => this.lights.get(robot)?.get(place)?.shown,
    });
  }

  turned(on: boolean): void {
    if (on) return;
    this.line.hidden = true;
    for (const name of this.match.pitch.robots) this.show(name, undefined);
  }

  update(time: number): void {
    const { pitch, recording, selection } = this.match;
    let lit = 0;
    let chosen: Shown | null | undefined;
    for (const { robot, lights } of recording.latest<Intents>("/match/intents", time)?.robots ?? []) {
      const name = pitch.robots[robot];
      if (!name) continue;
      lit += this.show(name, lights);
      if (name === selection.robot) chosen = lights;
    }
    this.object3d.geometry.setDrawRange(0, lit);
    this.line.hidden = !chosen;
    if (!chosen) return;
    write(this.told, `${say("chest")}: ${say(chosen.chest.toLowerCase() as Word)}`);
    this.press.hidden = !this.session || this.session.isOver;
  }

  /// Gives how many are lit.
  private show(name: string, lights: Shown | null | undefined): number {
    let mine = this.lights.get(name);
    if (!mine && lights) this.lights.set(name, (mine = this.make(name)));
    let lit = 0;
    for (const [place, light] of mine ?? []) {
      light.show(lights?.[place].toLowerCase());
      if (light.shown) ++lit;
    }
    return lit;
  }

  private make(name: string): Map<Place, Light> {
    const made = new Map<Place, Light>();
    for (const place of Object.keys(PLACES) as Place[]) {
      const link = this.match.pitch.frame(name).getObjectByName(PLACES[place].link);
      if (link) made.set(place, new Light(link, PLACES[place]));
    }
    return made;
  }

  private pressed(): void {
    const { robot } = this.match.selection;
    if (robot && this.session && !this.session.isOver) this.session.send({ do: "press", body: robot });
  }
}
