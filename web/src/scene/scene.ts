// Builds the pitch from the /scene message and moves its frames.

import {
  CanvasTexture,
  Color,
  DoubleSide,
  Group,
  Mesh,
  MeshLambertMaterial,
  MeshPhongMaterial,
  Sprite,
  SpriteMaterial,
  SRGBColorSpace,
} from "three";

import { type Ground, groundOf, type Size } from "../data/league";
import type { Cube, Entity, SceneUpdate, Text } from "../data/messages";
import { between, type Bodies } from "../data/poses";
import type { Moment } from "../data/recording";
import type { RobotView } from "../data/types/api";
import type { LeagueView } from "../data/types/recorded";
import { Squad } from "./humanoid/squad";
import { ribbons, solids, UNIT, WHITE } from "./shapes";

export const GROUND = "field";
export const BALL = "ball";

/// How large things are drawn for robots of a kind: metres.
export interface Sizes {
  scale: number; // of what is drawn over the pitch; 1 for cubes of 7.5 cm on 2.2 m
  robot: number; // across
  height: number; // of a robot
}
const TALL_LABEL = 1.2; // times the size that the scene says: the pitch of humanoids is seen from afar
const PALE = new Color(0xffffff);
const CUBES: Sizes = { scale: 1, robot: 0.075, height: 0.04 };
const HUMANOIDS: Sizes = { scale: 2.6, robot: 0.2, height: 0.4 };

export class Pitch {
  readonly root = new Group();
  readonly robots: string[] = [];
  readonly colors: { blue: string; yellow: string } = { blue: "", yellow: "" };
  size: Size = { x: 2.2, y: 1.8 };
  readonly ground: Ground;
  readonly sizes: Sizes;
  readonly squad: Squad | undefined; // of robots with joints
  private readonly frames = new Map<string, Group>();
  private readonly labels = new Map<string, { sprite: Sprite; above: number }[]>();
  private readonly pose = new Float64Array(7);

  constructor(
    scene: SceneUpdate,
    private readonly bodies: Bodies,
    private readonly robot?: RobotView, // with joints
    league?: LeagueView,
  ) {
    this.sizes = robot ? HUMANOIDS : { ...CUBES, robot: league?.robot_side || CUBES.robot };
    for (const entity of scene.entities) {
      this.add(entity);
      if (/^(blue|yellow) \d+$/.test(entity.frame_id) && !this.robots.includes(entity.frame_id)) {
        this.robots.push(entity.frame_id);
      }
    }
    this.ground = groundOf(league, this.size);
    for (const team of ["blue", "yellow"] as const) {
      const goal = scene.entities.find((entity) => entity.id === `${team} goal`)?.cubes[0]?.color;
      if (goal) this.colors[team] = `rgb(${[goal.r, goal.g, goal.b].map((c) => Math.round(c * 255)).join(" ")})`;
    }
    if (robot)
      this.squad = new Squad(
        robot,
        this.robots,
        { blue: this.shirt("blue"), yellow: this.shirt("yellow") },
        (name) => this.frame(name),
        bodies,
      );
    for (const name of this.robots) this.tint(name);
  }

  frame(name: string): Group {
    let found = this.frames.get(name);
    if (!found) {
      found = new Group();
      found.name = name;
      this.frames.set(name, found);
      this.root.add(found);
    }
    return found;
  }

  /// Puts every frame where it is at a moment.
  place(moment: Moment): void {
    for (const [name, group] of this.frames) {
      if (!between(moment.a, moment.b, this.bodies.find(name), moment.share, this.pose)) continue;
      const [x, y, z, qx, qy, qz, qw] = this.pose;
      group.position.set(x!, y!, z!);
      group.quaternion.set(qx!, qy!, qz!, qw!);
    }
    this.squad?.place(moment);
  }

  /// Puts the numbers above the robots, upright though these may lie. Call it when all frames are in their places.
  lift(): void {
    for (const [name, labels] of this.labels) {
      const { x, y, z } = this.frame(name).position;
      for (const { sprite, above } of labels) sprite.position.set(x, y, z + above);
    }
  }

  /// Colours the number of a robot with joints: that of its team, or one that says something.
  tint(name: string, color?: number): void {
    const [r, g, b] = this.shirt(name.startsWith("blue") ? "blue" : "yellow") as [number, number, number];
    for (const { sprite } of this.labels.get(name) ?? []) {
      if (color === undefined) sprite.material.color.setRGB(r, g, b, SRGBColorSpace).lerp(PALE, 0.45);
      else sprite.material.color.set(color);
    }
  }

  private shirt(team: "blue" | "yellow"): number[] {
    return this.colors[team].match(/\d+/g)?.map((part) => Number(part) / 255) ?? [0.5, 0.5, 0.5];
  }

  private add(entity: Entity): void {
    const frame = this.frame(entity.frame_id);
    const still = entity.frame_id === GROUND;
    const body = solids(entity.id === "ground" ? mown(entity) : entity);
    if (body) {
      const material = still
        ? new MeshLambertMaterial({ vertexColors: true, side: DoubleSide })
        : new MeshPhongMaterial({ vertexColors: true, shininess: 40, specular: 0x333333 });
      const mesh = new Mesh(body, material);
      mesh.castShadow = entity.id !== "ground" && !entity.id.endsWith("goal");
      mesh.receiveShadow = true;
      mesh.name = entity.id;
      frame.add(mesh);
    }
    const lines = ribbons(entity);
    if (lines) {
      const paint = new MeshLambertMaterial({
        vertexColors: true,
        side: DoubleSide,
        polygonOffset: true,
        polygonOffsetFactor: -2,
        polygonOffsetUnits: -2,
      });
      const mesh = new Mesh(lines, paint);
      mesh.receiveShadow = true;
      frame.add(mesh);
    }
    const slab = entity.id === "ground" ? entity.cubes[0] : undefined;
    if (slab?.size) this.size = { x: slab.size.x, y: slab.size.y };
    for (const text of entity.texts) this.write(entity.frame_id, text);
  }

  private write(name: string, text: Text): void {
    const sprite = label(text);
    if (!this.robot) return void this.frame(name).add(sprite);
    // robots that fall take their frame along: their numbers do not lie down with them
    sprite.scale.multiplyScalar(TALL_LABEL);
    this.root.add(sprite);
    const labels = this.labels.get(name) ?? [];
    this.labels.set(name, [...labels, { sprite, above: sprite.position.z }]);
  }
}

/// The ground cut into the stripes of a mown lawn, a little lighter and darker in turn.
function mown(ground: Entity): Entity {
  const stripes = 12;
  const cubes = ground.cubes.flatMap((slab) =>
    Array.from({ length: stripes }, (_, i): Cube => {
      const { x, y, z } = slab.size ?? UNIT;
      const p = slab.pose?.position ?? { x: 0, y: 0, z: 0 };
      const { r, g, b, a } = slab.color ?? WHITE;
      const tint = i % 2 ? 1.13 : 0.97;
      return {
        pose: { position: { x: p.x + x * ((i + 0.5) / stripes - 0.5), y: p.y, z: p.z }, orientation: null },
        size: { x: x / stripes, y, z },
        color: { r: r * tint, g: g * tint, b: b * tint, a },
      };
    }),
  );
  return { ...ground, cubes };
}

/// A text that always faces the viewer.
function label(text: Text): Sprite {
  const high = 96;
  const canvas = document.createElement("canvas");
  const font = `700 ${high * 0.78}px system-ui, "Segoe UI", Roboto, sans-serif`;
  let pen = canvas.getContext("2d")!;
  pen.font = font;
  canvas.width = Math.max(high, Math.ceil(pen.measureText(text.text).width) + 24);
  canvas.height = high;
  pen = canvas.getContext("2d")!;
  pen.font = font;
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  pen.lineJoin = "round";
  pen.lineWidth = 14;
  pen.strokeStyle = "rgba(8,12,18,0.85)";
  pen.strokeText(text.text, canvas.width / 2, high * 0.54);
  const { r, g, b } = text.color ?? WHITE;
  pen.fillStyle = `rgb(${r * 255} ${g * 255} ${b * 255})`;
  pen.fillText(text.text, canvas.width / 2, high * 0.54);
  const map = new CanvasTexture(canvas);
  map.colorSpace = SRGBColorSpace;
  const sprite = new Sprite(new SpriteMaterial({ map, transparent: true, depthWrite: false }));
  sprite.renderOrder = 5; // above the overlays on the ground
  const p = text.pose?.position;
  sprite.position.set(p?.x ?? 0, p?.y ?? 0, p?.z ?? 0);
  sprite.scale.set((text.font_size * canvas.width) / high, text.font_size, 1).multiplyScalar(1.15);
  return sprite;
}
