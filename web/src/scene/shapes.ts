// Turns the primitives of a scene into triangles. All solid shapes of an entity become one mesh with a colour for each
// corner, so that a robot costs one draw call.

import {
  BoxGeometry,
  BufferAttribute,
  BufferGeometry,
  Color as Paint,
  CylinderGeometry,
  Matrix4,
  Quaternion,
  SphereGeometry,
  SRGBColorSpace,
  Vector3,
} from "three";

import type { Color, Entity, Line, Pose, Triangles, Vec3 } from "../data/messages";

const paint = new Paint();
const LEAST_WIDTH = 0.009; // m; thinner lines break up where few pixels show the pitch

function poseMatrix(pose: Pose | null, size?: Vec3): Matrix4 {
  const p = pose?.position;
  const q = pose?.orientation;
  return new Matrix4().compose(
    new Vector3(p?.x ?? 0, p?.y ?? 0, p?.z ?? 0),
    new Quaternion(q?.x ?? 0, q?.y ?? 0, q?.z ?? 0, q?.w ?? 1),
    size ? new Vector3(size.x, size.y, size.z) : new Vector3(1, 1, 1),
  );
}

/// Collects triangles of many shapes.
export class Soup {
  private readonly positions: number[] = [];
  private readonly normals: number[] = [];
  private readonly colors: number[] = [];

  add(geometry: BufferGeometry, matrix: Matrix4, color: Omit<Color, "a">): void {
    const flat = geometry.index ? geometry.toNonIndexed() : geometry;
    flat.applyMatrix4(matrix);
    if (!flat.getAttribute("normal")) flat.computeVertexNormals();
    for (const value of flat.getAttribute("position").array as Float32Array) this.positions.push(value);
    for (const value of flat.getAttribute("normal").array as Float32Array) this.normals.push(value);
    paint.setRGB(color.r, color.g, color.b, SRGBColorSpace);
    for (let i = 0; i < flat.getAttribute("position").count; ++i) this.colors.push(paint.r, paint.g, paint.b);
  }
  geometry(): BufferGeometry | undefined {
    if (this.positions.length === 0) return undefined;
    const made = new BufferGeometry();
    made.setAttribute("position", new BufferAttribute(new Float32Array(this.positions), 3));
    made.setAttribute("normal", new BufferAttribute(new Float32Array(this.normals), 3));
    made.setAttribute("color", new BufferAttribute(new Float32Array(this.colors), 3));
    return made;
  }
}

// what is absent in a message
export const UNIT: Vec3 = { x: 1, y: 1, z: 1 };
export const WHITE: Color = { r: 1, g: 1, b: 1, a: 1 };

/// Cubes, spheres, cylinders and triangles of an entity.
export function solids(entity: Entity): BufferGeometry | undefined {
  const soup = new Soup();
  for (const cube of entity.cubes)
    soup.add(new BoxGeometry(1, 1, 1), poseMatrix(cube.pose, cube.size ?? UNIT), cube.color ?? WHITE);
  for (const ball of entity.spheres) {
    soup.add(new SphereGeometry(0.5, 32, 20), poseMatrix(ball.pose, ball.size ?? UNIT), ball.color ?? WHITE);
  }
  for (const tube of entity.cylinders) {
    const upright = new CylinderGeometry(0.5 * tube.top_scale, 0.5 * tube.bottom_scale, 1, 28).rotateX(Math.PI / 2);
    soup.add(upright, poseMatrix(tube.pose, tube.size ?? UNIT), tube.color ?? WHITE);
  }
  for (const list of entity.triangles) {
    soup.add(triangles(list), poseMatrix(list.pose), list.color ?? list.colors[0] ?? WHITE);
  }
  return soup.geometry();
}

function triangles(list: Triangles): BufferGeometry {
  const corners = list.indices.length ? list.indices.map((i) => list.points[i]!) : list.points;
  const made = new BufferGeometry();
  made.setAttribute("position", new BufferAttribute(new Float32Array(corners.flatMap((p) => [p.x, p.y, p.z])), 3));
  return made;
}

/// The lines of an entity as flat ribbons that lie on the ground, with mitred corners.
export function ribbons(entity: Entity): BufferGeometry | undefined {
  const soup = new Soup();
  for (const line of entity.lines) {
    const color = line.color ?? line.colors[0];
    if (line.points.length > 1 && color) soup.add(ribbon(line), poseMatrix(line.pose), color);
  }
  return soup.geometry();
}

function ribbon(line: Line): BufferGeometry {
  const points = line.indices.length ? line.indices.map((i) => line.points[i]!) : line.points;
  const half = Math.max(line.scale_invariant ? 0 : line.thickness, LEAST_WIDTH) / 2;
  const corners: number[] = [];
  const strip = (list: Vec3[], closed: boolean) => {
    const n = list.length;
    const side = (i: number, j: number) => {
      const [a, b] = [list[(i + n) % n]!, list[(j + n) % n]!];
      const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
      return { x: -(b.y - a.y) / length, y: (b.x - a.x) / length };
    };
    const edges = list.map((p, i) => {
      const before = i > 0 || closed ? side(i - 1, i) : side(i, i + 1);
      const after = i + 1 < n || closed ? side(i, i + 1) : side(i - 1, i);
      const scale = half / Math.max(0.3, (1 + before.x * after.x + before.y * after.y) / 2) / 2;
      const m = { x: (before.x + after.x) * scale, y: (before.y + after.y) * scale };
      return { l: [p.x + m.x, p.y + m.y, p.z], r: [p.x - m.x, p.y - m.y, p.z] };
    });
    for (let i = 0; i + 1 < n + (closed ? 1 : 0); ++i) {
      const [a, b] = [edges[i]!, edges[(i + 1) % n]!];
      corners.push(...a.r, ...b.r, ...b.l, ...a.r, ...b.l, ...a.l);
    }
  };
  if (line.type === "LINE_LIST") for (let i = 0; i + 1 < points.length; i += 2) strip(points.slice(i, i + 2), false);
  else {
    // a strip that ends where it began is a loop: its seam is mitred too
    const [a, b] = [points[0]!, points.at(-1)!];
    const round = points.length > 3 && Math.hypot(a.x - b.x, a.y - b.y, a.z - b.z) < 1e-6;
    strip(round ? points.slice(0, -1) : points, round || line.type === "LINE_LOOP");
  }
  const made = new BufferGeometry();
  made.setAttribute("position", new BufferAttribute(new Float32Array(corners), 3));
  return made;
}
