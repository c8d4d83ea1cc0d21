// The picture: the robot on a floor with a grid, turned with mouse, fingers or keys. Draws only when something changed.

import { CircleGeometry, Color, DirectionalLight, GridHelper, HemisphereLight, Mesh, MeshLambertMaterial, PerspectiveCamera, Scene, Vector3, WebGLRenderer } from "three";
import { OrbitControls } from "three/addons/controls/OrbitControls.js";

import { onTheme, shownTheme } from "../settings";
import type { Body } from "./body";

const ROOMS = { dark: { air: "#0f1318", floor: "#232c38", lines: "#3a4655" }, light: { air: "#e7ebf0", floor: "#d3dae2", lines: "#aeb9c5" } };
const VIEWS = { front: [0.95, 0, 0.3], side: [0, 0.95, 0.3], back: [-0.95, 0, 0.3], slant: [0.75, 0.55, 0.42] } as const;
export type View = keyof typeof VIEWS;
const KEY_TURN = Math.PI / 24;

export class Room {
  readonly canvas: HTMLCanvasElement;
  drawn = 0;
  private readonly renderer: WebGLRenderer;
  private readonly scene = new Scene();
  private readonly camera = new PerspectiveCamera(32, 1, 0.02, 30);
  private readonly controls: OrbitControls;
  private readonly floor = new Mesh(new CircleGeometry(3, 64), new MeshLambertMaterial());
  private grid = new GridHelper();
  private asked = false;
  private readonly followed = new Vector3();

  constructor(private readonly holder: HTMLElement, private readonly body: Body, label: string) {
    this.renderer = new WebGLRenderer({ antialias: true });
    this.renderer.shadowMap.enabled = true;
    this.canvas = this.renderer.domElement;
    for (const [name, value] of Object.entries({ role: "img", "aria-label": label, tabindex: "0" })) this.canvas.setAttribute(name, value);
    holder.prepend(this.canvas);
    this.camera.up.set(0, 0, 1);
    this.controls = new OrbitControls(this.camera, this.canvas);
    Object.assign(this.controls, { enableDamping: false, minDistance: 0.25, maxDistance: 4, maxPolarAngle: Math.PI * 0.55 });
    this.controls.addEventListener("change", () => this.draw());
    this.canvas.addEventListener("keydown", (event) => this.key(event));

    const sun = new DirectionalLight(0xffffff, 2.2);
    sun.position.set(0.6, 0.8, 1.6);
    sun.castShadow = true;
    Object.assign(sun.shadow.camera, { left: -0.8, right: 0.8, top: 0.8, bottom: -0.8, near: 0.2, far: 4 });
    sun.shadow.mapSize.setScalar(1024);
    sun.shadow.normalBias = 0.003;
    const fill = new DirectionalLight(0xffffff, 0.8);
    fill.position.set(-0.5, -1, 0.6);
    this.floor.receiveShadow = true;
    this.floor.position.z = -0.001;
    this.scene.add(new HemisphereLight(0xffffff, 0x778899, 1.6), sun, sun.target, fill, this.floor, body.root);
    this.colour();
    onTheme(() => this.colour());
    this.look("slant");
    new ResizeObserver(() => this.resize()).observe(holder);
    this.resize();
  }

  look(view: View): void {
    this.camera.position.set(...(VIEWS[view] as unknown as [number, number, number])).add(this.controls.target.set(this.followed.x, this.followed.y, 0.2)).setZ(VIEWS[view][2]);
    this.controls.update();
    this.draw();
  }

  /// The camera goes along with a trunk that walks away.
  follow(x: number, y: number): void {
    const step = new Vector3(x - this.followed.x, y - this.followed.y, 0);
    this.followed.add(step);
    this.camera.position.add(step);
    this.controls.target.add(step);
    this.controls.update();
  }

  /// Asks for a picture; many wishes are one.
  draw(): void {
    if (this.asked) return;
    this.asked = true;
    requestAnimationFrame(() => {
      this.asked = false;
      ++this.drawn;
      this.renderer.render(this.scene, this.camera);
    });
  }

  private key(event: KeyboardEvent): void {
    const turn = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    const closer = { "+": 0.9, "=": 0.9, "-": 1 / 0.9 }[event.key];
    if ((!turn && !closer) || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    const arm = this.camera.position.clone().sub(this.controls.target);
    if (closer) arm.setLength(Math.min(4, Math.max(0.25, arm.length() * closer)));
    if (turn) {
      const level = Math.hypot(arm.x, arm.y);
      const angle = Math.atan2(arm.y, arm.x) + turn[0]! * KEY_TURN;
      const height = Math.min(1.5, Math.max(-0.15, Math.atan2(arm.z, level) - turn[1]! * KEY_TURN));
      const size = arm.length();
      arm.set(Math.cos(angle) * Math.cos(height), Math.sin(angle) * Math.cos(height), Math.sin(height)).multiplyScalar(size);
    }
    this.camera.position.copy(this.controls.target).add(arm);
    this.controls.update();
    this.draw();
  }

  private colour(): void {
    const { air, floor, lines } = ROOMS[shownTheme()];
    this.scene.background = new Color(air);
    this.floor.material.color = new Color(floor);
    this.grid.removeFromParent();
    this.grid = new GridHelper(4, 40, lines, lines); // squares of 10 cm
    this.grid.rotateX(Math.PI / 2);
    this.scene.add(this.grid);
    this.draw();
  }

  private resize(): void {
    const [width, height] = [Math.max(1, this.holder.clientWidth), Math.max(1, this.holder.clientHeight)];
    this.renderer.setPixelRatio(Math.min(2, devicePixelRatio));
    this.renderer.setSize(width, height);
    this.camera.aspect = width / height;
    // a narrow picture must show the whole robot as well
    this.camera.fov = width < height ? 42 : 32;
    this.camera.updateProjectionMatrix();
    this.draw();
  }

  /// For tests: where the camera is.
  get eye(): number[] {
    return this.camera.position.toArray();
  }
  get trunk(): number[] {
    return this.body.root.position.toArray();
  }
}
