// The way of the ball in the last two seconds, as a ribbon that fades.

import { BufferAttribute, BufferGeometry, DoubleSide, DynamicDrawUsage, Mesh, MeshBasicMaterial } from "three";

import { JUMP, STRIDE } from "./poses";
import type { Recording } from "./recording";

const SECONDS = 2;
const POINTS = 61;
const WIDTH = 0.018;

export class Trail {
  readonly mesh: Mesh;
  private readonly positions = new BufferAttribute(new Float32Array(POINTS * 2 * 3), 3).setUsage(DynamicDrawUsage);
  private readonly colors = new BufferAttribute(new Float32Array(POINTS * 2 * 4), 4).setUsage(DynamicDrawUsage);
  private readonly geometry = new BufferGeometry();

  constructor(private readonly recording: Recording, private readonly body: number) {
    this.geometry.setAttribute("position", this.positions);
    this.geometry.setAttribute("color", this.colors);
    const index: number[] = [];
    for (let i = 0; i + 1 < POINTS; ++i) index.push(2 * i, 2 * i + 1, 2 * i + 2, 2 * i + 1, 2 * i + 3, 2 * i + 2);
    this.geometry.setIndex(index);
    const material = new MeshBasicMaterial({ vertexColors: true, transparent: true, depthWrite: false, side: DoubleSide });
    this.mesh = new Mesh(this.geometry, material);
    this.mesh.frustumCulled = false;
    this.mesh.renderOrder = 1;
  }

  /// Places of the ball from `time` backwards, up to a jump or to what has not been fetched.
  places(time: number): [number, number, number][] {
    const found: [number, number, number][] = [];
    const i = this.body * STRIDE;
    for (let k = 0; k < POINTS; ++k) {
      const at = time - (k * SECONDS) / (POINTS - 1);
      const moment = at >= this.recording.start ? this.recording.moment(at) : undefined;
      if (!moment || this.body < 0) break;
      const { a, b, share } = moment;
      const jump = Math.hypot(b[i]! - a[i]!, b[i + 1]! - a[i + 1]!) > JUMP;
      const s = jump ? 0 : share;
      const p: [number, number, number] = [0, 1, 2].map((n) => a[i + n]! + (b[i + n]! - a[i + n]!) * s) as never;
      const last = found.at(-1);
      if (last && Math.hypot(p[0] - last[0], p[1] - last[1]) > JUMP) break;
      found.push(p);
    }
    return found;
  }

  update(time: number): void {
    if (!this.mesh.visible) return;
    const places = this.places(time);
    for (let k = 0; k < places.length; ++k) {
      const [x, y, z] = places[k]!;
      const [ax, ay] = places[Math.max(0, k - 1)]!;
      const [bx, by] = places[Math.min(places.length - 1, k + 1)]!;
      const length = Math.hypot(ax - bx, ay - by) || 1;
      const fade = 1 - k / (POINTS - 1);
      const w = (WIDTH / 2) * (0.3 + 0.7 * fade);
      const [nx, ny] = [(-(ay - by) / length) * w, ((ax - bx) / length) * w];
      this.positions.setXYZ(2 * k, x + nx, y + ny, Math.max(0.002, z * 0.5));
      this.positions.setXYZ(2 * k + 1, x - nx, y - ny, Math.max(0.002, z * 0.5));
      for (const j of [0, 1]) this.colors.setXYZW(2 * k + j, 1, 0.2, 0.02, 0.9 * fade);
    }
    this.geometry.setDrawRange(0, Math.max(0, places.length - 1) * 6);
    this.positions.needsUpdate = true;
    this.colors.needsUpdate = true;
  }
}
