// The camera: four presets, free turning with the mouse or fingers, and a soft flight from one to the next.

import { PerspectiveCamera, Vector3 } from "three";
import { OrbitControls } from "three/addons/controls/OrbitControls.js";

import type { Size } from "../data/league";

export type View = "top" | "tv" | "ball" | "robot";
export const VIEWS: View[] = ["top", "tv", "ball", "robot"];

const FLIGHT_SECONDS = 0.5;
const BEHIND = new Vector3(-0.62, 0, 0.34);
const FARTHEST = 12; // m from what it looks at, on a small pitch

export class Cameras {
  readonly camera = new PerspectiveCamera(35, 1, 0.02, 60);
  readonly controls: OrbitControls;
  view: View = "tv";
  private flight: { from: Vector3; target: Vector3; passed: number } | undefined;
  private readonly goal = { position: new Vector3(), target: new Vector3() };
  private readonly still = matchMedia("(prefers-reduced-motion: reduce)");
  private readonly seen = new Vector3();
  private touched = false;

  constructor(
    canvas: HTMLElement,
    private readonly size: Size,
    private readonly scale = 1,
  ) {
    this.camera.up.set(0, 0, 1);
    this.controls = new OrbitControls(this.camera, canvas);
    this.controls.enableDamping = false;
    this.controls.maxPolarAngle = Math.PI * 0.49;
    this.controls.minDistance = 0.2;
    this.controls.maxDistance = Math.max(FARTHEST, 3 * size.x);
    this.camera.near *= scale * scale; // far lines flicker where depths are told apart from close by
    this.controls.addEventListener("start", () => {
      this.flight = undefined;
      this.touched = true;
    });
  }

  /// Goes to a preset; `subject` is what the followers look at.
  choose(view: View, subject: Vector3, heading: number, softly: boolean): void {
    this.view = view;
    this.touched = false;
    this.aim(subject, heading);
    if (this.still.matches || !softly) this.jump();
    else this.flight = { from: this.camera.position.clone(), target: this.controls.target.clone(), passed: 0 };
  }

  /// The way it was turned by hand, to be remembered; empty where it was not.
  get turned(): string {
    return this.touched ? JSON.stringify([...this.camera.position.toArray(), ...this.controls.target.toArray()]) : "";
  }
  set turned(text: string) {
    let numbers: unknown;
    try {
      numbers = JSON.parse(text || "null");
    } catch {
      return;
    }
    if (!Array.isArray(numbers) || numbers.length !== 6 || !numbers.every(Number.isFinite)) return;
    this.flight = undefined;
    this.touched = true;
    this.camera.position.fromArray(numbers as number[]);
    this.controls.target.fromArray(numbers as number[], 3);
    this.controls.update();
  }

  /// Called when the picture gets another shape.
  resize(aspect: number, subject: Vector3, heading: number): void {
    this.camera.aspect = aspect;
    this.camera.updateProjectionMatrix();
    if (this.touched) return;
    this.aim(subject, heading);
    this.jump();
  }

  /// Moves with what it follows.
  update(seconds: number, subject: Vector3, heading: number): void {
    if (this.flight) {
      this.aim(subject, heading);
      this.flight.passed += seconds / FLIGHT_SECONDS;
      const s = Math.min(1, this.flight.passed);
      const soft = s * s * (3 - 2 * s);
      this.camera.position.lerpVectors(this.flight.from, this.goal.position, soft);
      this.controls.target.lerpVectors(this.flight.target, this.goal.target, soft);
      if (s >= 1) this.flight = undefined;
    } else if (this.view === "ball" || this.view === "robot") {
      if (this.view === "robot" && !this.touched) {
        // turns with the robot, softly
        this.aim(subject, heading);
        const share = this.still.matches ? 1 : 1 - Math.exp(-seconds * 3);
        this.camera.position.lerp(this.goal.position, share);
        this.controls.target.copy(this.goal.target);
      } else {
        const share = this.still.matches ? 1 : 1 - Math.exp(-seconds * 6);
        this.seen.subVectors(subject, this.controls.target).multiplyScalar(share);
        this.controls.target.add(this.seen);
        this.camera.position.add(this.seen);
      }
    }
    this.controls.update();
  }

  private jump(): void {
    this.flight = undefined;
    this.camera.position.copy(this.goal.position);
    this.controls.target.copy(this.goal.target);
    this.controls.update();
  }

  private aim(subject: Vector3, heading: number): void {
    const { position, target } = this.goal;
    const { x, y } = this.size;
    const tan = Math.tan((this.camera.fov * Math.PI) / 360);
    const aspect = this.camera.aspect;
    if (this.view === "top") {
      const height = Math.max(y / 2 / tan, x / 2 / (tan * aspect)) * 1.1;
      target.set(0, y * 0.03, 0);
      position.set(0, y * 0.03 - 0.001 * height, height);
    } else if (this.view === "tv") {
      const tilt = this.scale > 1 ? 0.62 : 0.8; // radians above the ground; who stands upright is seen from the side
      // the whole height, and the near corners, which come closest to the sides
      const whole = Math.max(
        ((y * 0.5) / tan) * 1.06 + y * 0.12,
        (x * 0.51) / (tan * aspect) + Math.cos(tilt) * y * 0.52,
      );
      const distance = this.scale > 1 ? 0.85 * whole : whole; // a large pitch has ground behind its lines that need not be seen
      target.set(0, y * 0.02, 0);
      position.set(0, target.y - Math.cos(tilt) * distance, Math.sin(tilt) * distance);
    } else if (this.view === "ball") {
      target.copy(subject);
      position.set(subject.x, subject.y - 0.95 * this.scale, 0.62 * this.scale);
    } else {
      const [c, s] = [Math.cos(heading), Math.sin(heading)];
      const [ahead, behind] = [0.25 * this.scale, BEHIND.x * this.scale];
      target.set(subject.x + ahead * c, subject.y + ahead * s, 0.03 * this.scale);
      position.set(
        subject.x + behind * c,
        subject.y + behind * s,
        this.scale > 1 ? BEHIND.z * this.scale : subject.z + BEHIND.z,
      );
    }
  }
}
