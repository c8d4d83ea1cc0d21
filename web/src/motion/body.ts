// The robot in space: its links as a tree of groups, each with its shapes, bent by the angles of the joints.

import { Box3, type BufferGeometry, CapsuleGeometry, Color, CylinderGeometry, Group, Matrix4, Mesh, MeshPhongMaterial, Quaternion, SphereGeometry, SRGBColorSpace, Vector3 } from "three";
import { RoundedBoxGeometry } from "three/addons/geometries/RoundedBoxGeometry.js";

import type { RobotShape, RobotSole, RobotView } from "../types/api";
import type { Posture } from "./model";

const ABOUT_X = new Matrix4().makeRotationX(Math.PI / 2); // three's cylinders lie along y

function geometryOf({ kind, size }: RobotShape): BufferGeometry {
  // moulded parts have no sharp edges
  if (kind === "box") return new RoundedBoxGeometry(2 * size.x, 2 * size.y, 2 * size.z, 3, Math.min(0.012, 0.4 * Math.min(size.x, size.y, size.z)));
  if (kind === "sphere") return new SphereGeometry(size.x, 24, 16);
  if (kind === "capsule") return new CapsuleGeometry(size.x, 2 * size.z, 8, 20).applyMatrix4(ABOUT_X);
  return new CylinderGeometry(size.x, size.x, 2 * size.z, 24).applyMatrix4(ABOUT_X);
}

const vector = ({ x, y, z }: { x: number; y: number; z: number }) => new Vector3(x, y, z);
const turn = ({ x, y, z, w }: { x: number; y: number; z: number; w: number }) => new Quaternion(x, y, z, w);

export class Body {
  readonly root = new Group(); // the trunk
  private readonly links: Group[] = [];
  private readonly axes: { axis: Vector3; anchor: Vector3; position: Vector3; rotation: Quaternion }[];
  private readonly materials: MeshPhongMaterial[][] = [];
  private readonly bend = new Quaternion();
  private readonly moved = new Vector3();

  constructor(private readonly robot: RobotView) {
    this.axes = robot.links.map(({ axis, anchor, position, rotation }) => ({ axis: vector(axis), anchor: vector(anchor), position: vector(position), rotation: turn(rotation) }));
    robot.links.forEach((link, i) => {
      const group = i === 0 ? this.root : new Group();
      group.name = link.name;
      this.links.push(group);
      this.materials.push([]);
      if (link.parent >= 0) this.links[link.parent]!.add(group);
    });
    for (const shape of robot.shapes) this.add(shape);
    this.pose(robot.joints.map(() => 0));
  }

  private add(shape: RobotShape): void {
    const [r, g, b] = shape.rgba as [number, number, number];
    // black plastic shows no form: a little lighter
    const material = new MeshPhongMaterial({ color: new Color().setRGB(0.08 + 0.92 * r, 0.08 + 0.92 * g, 0.08 + 0.92 * b, SRGBColorSpace), shininess: 45, specular: 0x3a3a3a });
    const mesh = new Mesh(geometryOf(shape), material);
    mesh.position.copy(vector(shape.position));
    mesh.quaternion.copy(turn(shape.rotation));
    mesh.castShadow = true;
    mesh.receiveShadow = true;
    this.materials[shape.link]!.push(material);
    this.links[shape.link]!.add(mesh);
  }

  /// Bends the joints; the trunk stays where it is.
  pose(posture: Posture): void {
    this.robot.links.forEach((link, i) => {
      if (i === 0) return;
      const { axis, anchor, position, rotation } = this.axes[i]!;
      const group = this.links[i]!;
      group.position.copy(position);
      group.quaternion.copy(rotation);
      if (link.joint < 0) return;
      // about an axis through the anchor: what the anchor moves by the turn alone is taken back
      this.bend.setFromAxisAngle(axis, ((link.ratio * posture[link.joint]! + link.bias) * Math.PI) / 180);
      this.moved.copy(anchor).applyQuaternion(this.bend).negate().add(anchor).applyQuaternion(rotation);
      group.position.add(this.moved);
      group.quaternion.multiply(this.bend);
    });
  }

  /// Puts it on level ground: flat on the sole into which, or below which, the other goes least.
  stand(): void {
    const [left, right] = this.robot.soles as [RobotSole, RobotSole];
    this.root.position.set(0, 0, 0);
    this.root.quaternion.identity();
    this.root.updateMatrixWorld(true);
    const places = [left, right].map((sole) => this.links[sole.link]!.matrixWorld.clone().multiply(new Matrix4().compose(vector(sole.position), turn(sole.rotation), new Vector3(1, 1, 1))));
    const lowest = [0, 1].map((on) => {
      const other = [left, right][1 - on]!;
      const seen = places[on]!.clone().invert().multiply(places[1 - on]!);
      return Math.min(...[-1, 1].flatMap((x) => [-1, 1].map((y) => new Vector3((x * other.length) / 2, (y * other.width) / 2, 0).applyMatrix4(seen).z)));
    });
    const on = lowest[1]! > lowest[0]! ? 1 : 0;
    places[on]!.clone().invert().decompose(this.root.position, this.root.quaternion, new Vector3());
    // the middle between both feet is where one looks
    const between = new Vector3().setFromMatrixPosition(places[on]!.clone().invert().multiply(places[1 - on]!));
    this.root.position.x -= between.x / 2;
    this.root.position.y -= between.y / 2;
  }

  /// Where a simulated trunk is: x y z, then the quaternion.
  put([x, y, z, qx, qy, qz, qw]: number[]): void {
    this.root.position.set(x!, y!, z!);
    this.root.quaternion.set(qx!, qy!, qz!, qw!);
  }

  /// Lights up what a joint turns; none for -1.
  show(joint: number): void {
    this.robot.links.forEach((link, i) => {
      for (const material of this.materials[i]!) material.emissive.set(joint >= 0 && link.joint === joint ? 0x8a3a00 : 0x000000);
    });
  }

  /// The room that it takes as it is now: metres.
  get bounds(): Box3 {
    this.root.updateMatrixWorld(true);
    return new Box3().setFromObject(this.root, true);
  }

  /// Where a link is, for tests: metres.
  place(name: string): number[] {
    this.root.updateMatrixWorld(true);
    return new Vector3().setFromMatrixPosition(this.links[this.robot.links.findIndex((link) => link.name === name)]!.matrixWorld).toArray();
  }
}
