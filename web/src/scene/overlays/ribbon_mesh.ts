// Coloured ribbons that lie on the ground, filled anew for each picture into one mesh: all overlays draw with it.

import { BufferAttribute, BufferGeometry, DoubleSide, DynamicDrawUsage, Mesh, MeshBasicMaterial } from "three";

export type Rgb = readonly [number, number, number]; // linear light, 0…1
export interface Place {
  x: number;
  y: number;
}

export class RibbonMesh {
  readonly mesh: Mesh;
  private readonly positions: BufferAttribute;
  private readonly colors: BufferAttribute;
  private readonly geometry = new BufferGeometry();
  private used = 0; // quads

  constructor(
    private readonly most: number,
    private readonly height = 0.003,
  ) {
    this.positions = new BufferAttribute(new Float32Array(most * 4 * 3), 3).setUsage(DynamicDrawUsage);
    this.colors = new BufferAttribute(new Float32Array(most * 4 * 4), 4).setUsage(DynamicDrawUsage);
    this.geometry.setAttribute("position", this.positions);
    this.geometry.setAttribute("color", this.colors);
    const index = new Uint32Array(most * 6);
    for (let q = 0; q < most; ++q)
      index.set(
        [0, 1, 2, 1, 3, 2].map((corner) => 4 * q + corner),
        6 * q,
      );
    this.geometry.setIndex(new BufferAttribute(index, 1));
    this.geometry.setDrawRange(0, 0);
    this.mesh = new Mesh(
      this.geometry,
      new MeshBasicMaterial({ vertexColors: true, transparent: true, depthWrite: false, side: DoubleSide }),
    );
    this.mesh.frustumCulled = false;
    this.mesh.renderOrder = 2;
  }

  clear(): void {
    this.used = 0;
  }

  /// A line from a to b; the strength (0…1) may fade along it, and the width too.
  line(a: Place, b: Place, width: number, color: Rgb, fade: readonly [number, number] = [1, 1], taper = 1): void {
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    if (this.used >= this.most || length === 0) return;
    const [nx, ny] = [(-(b.y - a.y) / length) * (width / 2), ((b.x - a.x) / length) * (width / 2)];
    const at = 4 * this.used++;
    const corner = (k: number, p: Place, side: number, strength: number) => {
      this.positions.setXYZ(at + k, p.x + nx * side, p.y + ny * side, this.height);
      this.colors.setXYZW(at + k, color[0], color[1], color[2], strength);
    };
    corner(0, a, 1, fade[0]);
    corner(1, a, -1, fade[0]);
    corner(2, b, taper, fade[1]);
    corner(3, b, -taper, fade[1]);
  }

  /// A way along many places, the strength going from `fade[0]` to `fade[1]`.
  path(places: Place[], width: number, color: Rgb, fade: readonly [number, number] = [1, 1]): void {
    const strength = (k: number) => fade[0] + ((fade[1] - fade[0]) * k) / Math.max(1, places.length - 1);
    for (let k = 0; k + 1 < places.length; ++k)
      this.line(places[k]!, places[k + 1]!, width, color, [strength(k), strength(k + 1)]);
  }

  /// Broken into dashes of the given length, to tell what may come from what was.
  dashes(places: Place[], width: number, color: Rgb, dash: number, fade: readonly [number, number] = [1, 1]): void {
    let gone = 0;
    for (let k = 0; k + 1 < places.length; ++k) {
      const [a, b] = [places[k]!, places[k + 1]!];
      const strength = fade[0] + ((fade[1] - fade[0]) * k) / Math.max(1, places.length - 1);
      if (Math.floor(gone / dash) % 2 === 0) this.line(a, b, width, color, [strength, strength]);
      gone += Math.hypot(b.x - a.x, b.y - a.y);
    }
  }

  cross(p: Place, size: number, width: number, color: Rgb, strength = 1): void {
    for (const turn of [1, -1])
      this.line({ x: p.x - size, y: p.y - size * turn }, { x: p.x + size, y: p.y + size * turn }, width, color, [
        strength,
        strength,
      ]);
  }

  arrow(a: Place, b: Place, width: number, color: Rgb, strength = 1): void {
    const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
    const head = Math.min(0.6 * length, 3.2 * width);
    const neck = { x: b.x - ((b.x - a.x) / length) * head, y: b.y - ((b.y - a.y) / length) * head };
    this.line(a, neck, width, color, [strength, strength]);
    this.line(neck, b, 2.6 * width, color, [strength, strength], 0);
  }

  /// Hands the ribbons to the graphics card.
  finish(): void {
    this.geometry.setDrawRange(0, this.used * 6);
    this.positions.needsUpdate = true;
    this.colors.needsUpdate = true;
  }
}
