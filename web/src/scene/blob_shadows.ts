// Soft dark spots under the bodies: the shadows where the processor has to draw and true ones cost a quarter of the time.

import { CanvasTexture, InstancedMesh, Matrix4, MeshBasicMaterial, PlaneGeometry } from "three";

import { BALL, type Pitch } from "./scene";

const ROBOT = 2.07; // times its width; one on two legs throws less
const BALL_SIZE = 0.07; // m, of a small ball
const SHIFT = { x: 0.012, y: 0.012 }; // away from the sun

export class BlobShadows {
  readonly mesh: InstancedMesh;
  private readonly names: string[];
  private readonly place = new Matrix4();

  constructor(private readonly pitch: Pitch) {
    this.names = [BALL, ...pitch.robots];
    const material = new MeshBasicMaterial({
      map: spot(),
      transparent: true,
      depthWrite: false,
      polygonOffset: true,
      polygonOffsetFactor: -3,
      polygonOffsetUnits: -3,
    });
    this.mesh = new InstancedMesh(new PlaneGeometry(1, 1), material, this.names.length);
    this.mesh.frustumCulled = false;
    this.mesh.renderOrder = 1;
  }

  update(): void {
    this.names.forEach((name, i) => {
      const { x, y } = this.pitch.frame(name).position;
      const { robot, scale } = this.pitch.sizes;
      const size = name === BALL ? BALL_SIZE * Math.min(scale, 1.7) : (scale > 1 ? 1.5 : ROBOT) * robot;
      this.place.makeScale(size, size, 1).setPosition(x + SHIFT.x * scale, y + SHIFT.y * scale, 0.002);
      this.mesh.setMatrixAt(i, this.place);
    });
    this.mesh.instanceMatrix.needsUpdate = true;
  }
}

/// A black spot that fades to its rim.
function spot(): CanvasTexture {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = 64;
  const pen = canvas.getContext("2d")!;
  const shade = pen.createRadialGradient(32, 32, 14, 32, 32, 32);
  shade.addColorStop(0, "rgb(0 0 0 / 0.55)");
  shade.addColorStop(1, "rgb(0 0 0 / 0)");
  pen.fillStyle = shade;
  pen.fillRect(0, 0, 64, 64);
  return new CanvasTexture(canvas);
}
