// The picture: the robot on a floor with a grid, turned with mouse, fingers or keys. Draws only when something changed.

import {
  CircleGeometry,
  Color,
  DirectionalLight,
  GridHelper,
  HemisphereLight,
  Mesh,
  MeshLambertMaterial,
  MeshPhongMaterial,
  PerspectiveCamera,
  Scene,
  SphereGeometry,
  Vector3,
  type WebGLRenderer,
} from "three";
import { OrbitControls } from "three/addons/controls/OrbitControls.js";

import type { Body } from "../../scene/humanoid/body";
import { makeRenderer } from "../../scene/renderer";
import { onTheme, shownTheme } from "../../ui/settings";

const ROOMS = {
  dark: { air: "#0f1318", floor: "#232c38", lines: "#3a4655" },
  light: { air: "#e7ebf0", floor: "#d3dae2", lines: "#aeb9c5" },
};
const VIEWS = {
  front: [0.95, 0, 0.1],
  side: [0, 0.95, 0.1],
  back: [-0.95, 0, 0.1],
  slant: [0.75, 0.55, 0.22],
} as const; // from the robot to the eye
const AROUND = 1.12; // times the robot's own size
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
  private readonly ball = new Mesh(
    new SphereGeometry(1, 32, 20),
    new MeshPhongMaterial({ color: "#e2703a", shininess: 40 }),
  );
  private view: View | undefined = "slant"; // until somebody turns the camera
  private asked = false;
  private readonly followed = new Vector3();

  constructor(
    private readonly holder: HTMLElement,
    private readonly body: Body,
    label: string,
  ) {
    const { renderer, simple } = makeRenderer();
    this.renderer = renderer;
    this.renderer.shadowMap.enabled = !simple;
    this.canvas = this.renderer.domElement;
    for (const [name, value] of Object.entries({ role: "img", "aria-label": label, tabindex: "0" }))
      this.canvas.setAttribute(name, value);
    holder.prepend(this.canvas);
    this.camera.up.set(0, 0, 1);
    this.controls = new OrbitControls(this.camera, this.canvas);
    Object.assign(this.controls, {
      enableDamping: false,
      minDistance: 0.25,
      maxDistance: 4,
      maxPolarAngle: Math.PI * 0.55,
    });
    this.controls.addEventListener("change", () => this.draw());
    this.controls.addEventListener("start", () => (this.view = undefined));
    this.canvas.addEventListener("keydown", (event) => this.key(event));

    const sun = new DirectionalLight(0xffffff, 2.2);
    sun.position.set(0.6, 0.8, 1.6);
    sun.castShadow = !simple;
    Object.assign(sun.shadow.camera, { left: -0.8, right: 0.8, top: 0.8, bottom: -0.8, near: 0.2, far: 4 });
    sun.shadow.mapSize.setScalar(1024);
    sun.shadow.normalBias = 0.003;
    const fill = new DirectionalLight(0xffffff, 0.8);
    fill.position.set(-0.5, -1, 0.6);
    this.floor.receiveShadow = true;
    this.floor.position.z = -0.001;
    this.scene.add(
      new HemisphereLight(0xffffff, 0x778899, 1.6),
      sun,
      sun.target,
      fill,
      this.floor,
      body.root,
      this.ball,
    );
    this.ball.castShadow = true;
    this.ball.visible = false;
    this.colour();
    onTheme(() => this.colour());
    this.look("slant");
    new ResizeObserver(() => this.resize()).observe(holder);
    this.resize();
  }

  look(view: View): void {
    this.view = view;
    // the whole robot, however it turns or falls: the ball around it as it is now
    const { min, max } = this.body.bounds;
    const center = new Vector3(this.followed.x, this.followed.y, (min.z + max.z) / 2);
    const radius = Math.hypot(
      Math.max(max.x - center.x, center.x - min.x),
      Math.max(max.y - center.y, center.y - min.y),
      max.z - center.z,
    );
    const tall = (this.camera.fov * Math.PI) / 360;
    const narrowest = Math.min(tall, Math.atan(Math.tan(tall) * this.camera.aspect));
    const away = (AROUND * Math.max(radius, 0.05)) / Math.sin(narrowest);
    this.controls.maxDistance = Math.max(4, 2 * away);
    this.controls.target.copy(center);
    this.camera.position
      .set(...(VIEWS[view] as unknown as [number, number, number]))
      .setLength(away)
      .add(center);
    this.controls.update();
    this.draw();
  }

  /// Shows a ball: x y z and radius in metres; nothing hides it.
  showBall(at: number[] | undefined): void {
    this.ball.visible = at !== undefined;
    if (!at) return;
    this.ball.position.set(at[0]!, at[1]!, at[2]!);
    this.ball.scale.setScalar(at[3]!);
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
    this.view = undefined;
    const arm = this.camera.position.clone().sub(this.controls.target);
    if (closer) arm.setLength(Math.min(this.controls.maxDistance, Math.max(0.25, arm.length() * closer)));
    if (turn) {
      const level = Math.hypot(arm.x, arm.y);
      const angle = Math.atan2(arm.y, arm.x) + turn[0]! * KEY_TURN;
      const height = Math.min(1.5, Math.max(-0.15, Math.atan2(arm.z, level) - turn[1]! * KEY_TURN));
      const size = arm.length();
      arm
        .set(Math.cos(angle) * Math.cos(height), Math.sin(angle) * Math.cos(height), Math.sin(height))
        .multiplyScalar(size);
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
    this.camera.updateProjectionMatrix();
    if (this.view) this.look(this.view);
    this.draw();
  }

  /// For tests: where the corners around the robot lie in the picture, from -1 to 1.
  get framed(): { left: number; right: number; bottom: number; top: number } {
    this.camera.updateMatrixWorld(true);
    const { min, max } = this.body.bounds;
    const corners = [min.x, max.x].flatMap((x) =>
      [min.y, max.y].flatMap((y) => [min.z, max.z].map((z) => new Vector3(x, y, z).project(this.camera))),
    );
    const of = (pick: (...all: number[]) => number, axis: "x" | "y") => pick(...corners.map((corner) => corner[axis]));
    return { left: of(Math.min, "x"), right: of(Math.max, "x"), bottom: of(Math.min, "y"), top: of(Math.max, "y") };
  }
  get ballPlace(): number[] | undefined {
    return this.ball.visible ? this.ball.position.toArray() : undefined;
  }

  /// For tests: where the camera is.
  get eye(): number[] {
    return this.camera.position.toArray();
  }
  get trunk(): number[] {
    return this.body.root.position.toArray();
  }
}
