// What robots of one kind look like: the shapes of each link as one geometry with a colour for each corner, and two materials for
// all of them. A link costs one draw call, and six robots take the room of one.

import {
  type BufferGeometry,
  CapsuleGeometry,
  CylinderGeometry,
  Matrix4,
  MeshPhongMaterial,
  Quaternion,
  SphereGeometry,
  Vector3,
} from "three";
import { RoundedBoxGeometry } from "three/addons/geometries/RoundedBoxGeometry.js";

import type { RobotShape, RobotView } from "../../data/types/api";
import { Soup } from "../shapes";

const ABOUT_X = new Matrix4().makeRotationX(Math.PI / 2); // three's cylinders lie along y
const DARK = 0.3; // of 1: darker plastic may be a shirt
const ONE = new Vector3(1, 1, 1);

/// How finely round things are cut: a robot alone is seen closely, one of six from afar.
export type Detail = "fine" | "coarse";
const CUTS = {
  fine: { edge: 3, around: 24, over: 16, cap: 8 },
  coarse: { edge: 1, around: 12, over: 8, cap: 3 },
};

export class Skin {
  readonly links: (BufferGeometry | undefined)[]; // undefined: no shape
  readonly plain = paint(0x000000);
  readonly lit = paint(0x8a3a00);

  constructor(
    private readonly robot: RobotView,
    private readonly detail: Detail = "fine",
  ) {
    this.links = robot.links.map((_, i) => this.link(i));
  }

  /// The same skin with the dark plastic of the trunk in a team's colour, so that teams are told apart from afar.
  worn(shirt: number[]): Skin {
    const dark = (shape: RobotShape) => Math.max(...shape.rgba.slice(0, 3)) < DARK;
    const trunk = this.link(0, (shape) => (dark(shape) ? { ...shape, rgba: shirt } : shape));
    return Object.assign(Object.create(Skin.prototype) as Skin, this, { links: [trunk, ...this.links.slice(1)] });
  }

  private link(number: number, dye = (shape: RobotShape) => shape): BufferGeometry | undefined {
    const soup = new Soup();
    for (const shape of this.robot.shapes.filter(({ link }) => link === number).map(dye)) {
      const { position: p, rotation: q } = shape;
      // black plastic shows no form: a little lighter
      const [r, g, b] = shape.rgba.map((part) => 0.08 + 0.92 * part) as [number, number, number];
      soup.add(
        geometryOf(shape, this.detail),
        new Matrix4().compose(new Vector3(p.x, p.y, p.z), new Quaternion(q.x, q.y, q.z, q.w), ONE),
        { r, g, b },
      );
    }
    return soup.geometry();
  }
}

const paint = (emissive: number) =>
  new MeshPhongMaterial({ vertexColors: true, shininess: 45, specular: 0x3a3a3a, emissive });

function geometryOf({ kind, size }: RobotShape, detail: Detail): BufferGeometry {
  const { edge, around, over, cap } = CUTS[detail];
  // moulded parts have no sharp edges
  if (kind === "box")
    return new RoundedBoxGeometry(
      2 * size.x,
      2 * size.y,
      2 * size.z,
      edge,
      Math.min(0.012, 0.4 * Math.min(size.x, size.y, size.z)),
    );
  if (kind === "sphere") return new SphereGeometry(size.x, around, over);
  if (kind === "capsule") return new CapsuleGeometry(size.x, 2 * size.z, cap, around).applyMatrix4(ABOUT_X);
  return new CylinderGeometry(size.x, size.x, 2 * size.z, around).applyMatrix4(ABOUT_X);
}
