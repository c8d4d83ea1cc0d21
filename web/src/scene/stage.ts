// The picture: renderer, light, floor and shadows. Draws only when something changed, and coarser where the computer
// cannot keep up.

import {
  BufferAttribute,
  type Camera,
  CircleGeometry,
  Color,
  DirectionalLight,
  HemisphereLight,
  Mesh,
  MeshBasicMaterial,
  PCFShadowMap,
  Scene,
  Vector3,
  type WebGLRenderer,
} from "three";

import { yawOf } from "../data/headings";
import { BlobShadows } from "./blob_shadows";
import { Cameras, type View } from "./cameras";
import { makeRenderer } from "./renderer";
import { BALL, type Pitch } from "./scene";

const ROOMS = {
  dark: { air: "#0f1318", floor: "#273140", fill: 1.5, sun: 2.1 },
  light: { air: "#e7ebf0", floor: "#c3ccd6", fill: 1.7, sun: 2.0 },
};

export class Stage {
  readonly canvas: HTMLCanvasElement;
  readonly cameras: Cameras;
  followed: string;
  drawn = 0; // pictures so far
  private readonly renderer: WebGLRenderer;
  private readonly scene = new Scene();
  private readonly sky = new HemisphereLight(0xf4f8ff, 0x6b7684);
  private readonly sun = new DirectionalLight(0xfffdf8);
  private readonly floor: Mesh<CircleGeometry, MeshBasicMaterial>;
  private readonly listeners = new Set<(camera: Camera, width: number, height: number) => void>();
  private readonly subject = new Vector3();
  private readonly blobs: BlobShadows | undefined;
  private filled = false; // nothing is shown before the bodies are in their places
  private coarse = 1;
  private sharp = false;
  private still = 0; // seconds without a change
  private slow = 0;
  private width = 1;
  private height = 1;

  constructor(
    private readonly holder: HTMLElement,
    private readonly pitch: Pitch,
    label: string,
  ) {
    const { renderer, simple } = makeRenderer();
    this.renderer = renderer;
    if (simple) this.coarse = 0.62;
    this.renderer.shadowMap.enabled = !simple;
    this.renderer.shadowMap.type = PCFShadowMap;
    this.canvas = this.renderer.domElement;
    this.canvas.setAttribute("role", "img");
    this.canvas.setAttribute("aria-label", label);
    holder.prepend(this.canvas);
    this.followed = pitch.robots[0] ?? BALL;
    this.cameras = new Cameras(this.canvas, pitch.size, pitch.sizes.scale);
    this.cameras.controls.addEventListener("change", () => (this.dirty = true));

    const { x, y } = pitch.size;
    this.floor = new Mesh(new CircleGeometry(1.7 * Math.max(x, y), 64), new MeshBasicMaterial({ vertexColors: true }));
    this.floor.position.z = -0.012;
    this.floor.renderOrder = 1; // behind everything: most of it need not be drawn
    // without shadow: shows the front of the robots to the cameras
    const front = new DirectionalLight(0xffffff, 1.1);
    front.position.set(0.4 * x, -y, 0.5 * y);
    this.sun.position.set(-0.35 * x, -0.5 * y, 1.5 * Math.max(x, y));
    this.sun.castShadow = !simple;
    const reach = Math.max(x, y) * 0.62;
    Object.assign(this.sun.shadow.camera, {
      left: -reach,
      right: reach,
      top: reach,
      bottom: -reach,
      near: 0.5,
      far: 4 * Math.max(x, y),
    });
    this.sun.shadow.mapSize.setScalar(2048);
    this.sun.shadow.radius = 2;
    this.sun.shadow.normalBias = 0.004 * pitch.sizes.scale;
    this.sun.shadow.bias = -0.0006;
    this.scene.add(this.floor, this.sky, this.sun, front, pitch.root);
    if (simple) {
      this.blobs = new BlobShadows(pitch);
      this.scene.add(this.blobs.mesh);
    }
    this.setTheme("dark");
    new ResizeObserver(() => this.resize()).observe(holder);
    this.resize();
  }

  dirty = true;

  get root(): Pitch["root"] {
    return this.pitch.root;
  }

  setTheme(theme: "dark" | "light"): void {
    const room = ROOMS[theme];
    this.scene.background = new Color(room.air);
    // light on the floor that fades into the air, away from the pitch
    const [inner, rim] = [new Color(room.floor), new Color(room.air)];
    const colors = Array.from({ length: this.floor.geometry.getAttribute("position").count }, (_, i) =>
      (i ? rim : inner).toArray(),
    );
    this.floor.geometry.setAttribute("color", new BufferAttribute(new Float32Array(colors.flat()), 3));
    this.sky.intensity = room.fill;
    this.sun.intensity = room.sun;
    this.dirty = true;
  }

  choose(view: View, softly = true): void {
    this.cameras.view = view;
    this.cameras.choose(view, this.look(), this.heading(), softly);
    this.dirty = true;
  }

  /// Draws, where there is reason to; `moved` tells that the bodies did.
  draw(seconds: number, moved: boolean): void {
    if (!this.filled && !moved) return;
    this.filled = true;
    this.cameras.update(seconds, this.look(), this.heading());
    if (!moved && !this.dirty) return this.settle(seconds);
    if (this.sharp) this.fit(this.coarse);
    this.sharp = false;
    this.still = 0;
    this.dirty = false;
    ++this.drawn;
    this.blobs?.update();
    this.render();
    if (moved) this.adapt(seconds);
  }

  /// Calls back after each picture, with the camera it was taken with and its size on the page.
  onDraw(listener: (camera: Camera, width: number, height: number) => void): void {
    this.listeners.add(listener);
  }

  /// Where a place of the pitch is seen on the page.
  onPage(place: Vector3): { x: number; y: number } {
    const seen = place.clone().project(this.cameras.camera);
    const box = this.canvas.getBoundingClientRect();
    return { x: box.left + ((seen.x + 1) / 2) * box.width, y: box.top + ((1 - seen.y) / 2) * box.height };
  }

  private render(): void {
    this.renderer.render(this.scene, this.cameras.camera);
    for (const listener of this.listeners) listener(this.cameras.camera, this.width, this.height);
  }

  /// A still picture is drawn once more, with all pixels and smooth edges, where the moving one had fewer.
  private settle(seconds: number): void {
    this.still += seconds;
    if (this.sharp || this.coarse === 1 || this.still < 0.3) return;
    this.sharp = true;
    this.fit(1.5);
    this.dirty = false;
    this.render();
  }

  /// Fewer pixels after a while of slow pictures.
  private adapt(seconds: number): void {
    if (seconds <= 0 || seconds > 3) return; // the page was out of sight
    this.slow = seconds > 1 / 24 ? this.slow + Math.min(0.5, seconds) : Math.max(0, this.slow - seconds);
    if (this.slow < 1.5 || this.coarse < 0.65) return;
    this.slow = 0;
    this.coarse *= 0.8;
    this.sun.shadow.mapSize.setScalar(1024);
    this.sun.shadow.map?.dispose();
    this.sun.shadow.map = null;
    this.fit(this.coarse);
  }

  private resize(): void {
    this.width = Math.max(1, this.holder.clientWidth);
    this.height = Math.max(1, this.holder.clientHeight);
    this.fit(this.coarse);
    this.cameras.resize(this.width / this.height, this.look(), this.heading());
    this.dirty = true;
    this.draw(0, false);
  }

  private fit(detail: number): void {
    this.renderer.setPixelRatio(Math.min(2, devicePixelRatio) * detail);
    this.renderer.setSize(this.width, this.height);
    this.dirty = true;
  }

  private look(): Vector3 {
    return this.subject.copy(this.pitch.frame(this.cameras.view === "robot" ? this.followed : BALL).position);
  }

  private heading(): number {
    return yawOf(this.pitch.frame(this.followed).quaternion);
  }
}
