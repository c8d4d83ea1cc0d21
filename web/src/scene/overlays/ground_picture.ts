// A small picture stretched over the ground, for maps.

import { DataTexture, LinearFilter, Mesh, MeshBasicMaterial, PlaneGeometry, SRGBColorSpace } from "three";

export class GroundPicture {
  readonly mesh: Mesh;
  readonly pixels: Uint8Array; // red, green, blue, alpha; rows from below
  private readonly texture: DataTexture;

  constructor(
    size: { x: number; y: number },
    readonly columns: number,
    readonly rows: number,
    height: number,
  ) {
    this.pixels = new Uint8Array(columns * rows * 4);
    this.texture = new DataTexture(this.pixels, columns, rows);
    this.texture.colorSpace = SRGBColorSpace;
    this.texture.magFilter = LinearFilter;
    this.texture.minFilter = LinearFilter;
    const paint = new MeshBasicMaterial({
      map: this.texture,
      transparent: true,
      depthWrite: false,
      polygonOffset: true,
      polygonOffsetFactor: -1,
      polygonOffsetUnits: -1,
    });
    this.mesh = new Mesh(new PlaneGeometry(size.x, size.y), paint);
    this.mesh.position.z = height;
    this.mesh.renderOrder = 1;
  }

  changed(): void {
    this.texture.needsUpdate = true;
  }
}
