// A robot with joints in space: its links as a tree of groups, bent by the angles of the joints. Robots of one kind share a Skin.

import { Box3, Group, Matrix4, Mesh, Quaternion, Vector3 } from "three";

import type { RobotSole, RobotView } from "../../data/types/api";
import { Skin } from "./skin";

const DEGREE = Math.PI / 180;

const vector = ({ x, y, z }: { x: number; y: number; z: number }) => new Vector3(x, y, z);
const turn = ({ x, y, z, w }: { x: number; y: number; z: number; w: number }) => new Quaternion(x, y, z, w);

export class Body {
  readonly root = new Group(); // the trunk
  private readonly links: Group[] = [];
  private readonly axes: { axis: Vector3; anchor: Vector3; position: Vector3; rotation: Quaternion }[];
  private readonly meshes: (Mesh | undefined)[] = []; // of the links; some have no shape
  private readonly turned = new Quaternion();
  private readonly moved = new Vector3();

  constructor(
    private readonly robot: RobotView,
    private readonly skin = new Skin(robot),
  ) {
    this.axes = robot.links.map(({ axis, anchor, position, rotation }) => ({
      axis: vector(axis),
      anchor: vector(anchor),
      position: vector(position),
      rotation: turn(rotation),
    }));
    robot.links.forEach((link, i) => {
      const group = i === 0 ? this.root : new Group();
      group.name = link.name;
      this.links.push(group);
      if (link.parent >= 0) this.links[link.parent]!.add(group);
      this.meshes.push(this.dress(group, i));
    });
    this.pose(robot.joints.map(() => 0));
  }

  private dress(group: Group, link: number): Mesh | undefined {
    const geometry = this.skin.links[link];
    if (!geometry) return undefined;
    const mesh = new Mesh(geometry, this.skin.plain);
    mesh.castShadow = true;
    mesh.receiveShadow = true;
    group.add(mesh);
    return mesh;
  }

  /// Bends the joints to so many degrees; the trunk stays where it is.
  pose(degrees: ArrayLike<number>): void {
    this.bend(degrees, 0, DEGREE);
  }

  /// Bends the joints to angles that begin at `from` of a list, in radians, or else so many radians for each unit.
  bend(angles: ArrayLike<number>, from = 0, unit = 1): void {
    this.robot.links.forEach((link, i) => {
      if (i === 0) return;
      const { axis, anchor, position, rotation } = this.axes[i]!;
      const group = this.links[i]!;
      group.position.copy(position);
      group.quaternion.copy(rotation);
      if (link.joint < 0) return;
      // about an axis through the anchor: what the anchor moves by the turn alone is taken back
      this.turned.setFromAxisAngle(axis, link.ratio * angles[from + link.joint]! * unit + link.bias * DEGREE);
      this.moved.copy(anchor).applyQuaternion(this.turned).negate().add(anchor).applyQuaternion(rotation);
      group.position.add(this.moved);
      group.quaternion.multiply(this.turned);
    });
  }

  /// Puts it on level ground: flat on the sole into which, or below which, the other goes least.
  stand(): void {
    const [left, right] = this.robot.soles as [RobotSole, RobotSole];
    this.root.position.set(0, 0, 0);
    this.root.quaternion.identity();
    this.root.updateMatrixWorld(true);
    const places = [left, right].map((sole) =>
      this.links[sole.link]!.matrixWorld.clone().multiply(
        new Matrix4().compose(vector(sole.position), turn(sole.rotation), new Vector3(1, 1, 1)),
      ),
    );
    const lowest = [0, 1].map((on) => {
      const other = [left, right][1 - on]!;
      const seen = places[on]!.clone()
        .invert()
        .multiply(places[1 - on]!);
      return Math.min(
        ...[-1, 1].flatMap((x) =>
          [-1, 1].map((y) => new Vector3((x * other.length) / 2, (y * other.width) / 2, 0).applyMatrix4(seen).z),
        ),
      );
    });
    const on = lowest[1]! > lowest[0]! ? 1 : 0;
    places[on]!.clone().invert().decompose(this.root.position, this.root.quaternion, new Vector3());
    // the middle between both feet is where one looks
    const between = new Vector3().setFromMatrixPosition(
      places[on]!.clone()
        .invert()
        .multiply(places[1 - on]!),
    );
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
      const mesh = this.meshes[i];
      if (mesh) mesh.material = joint >= 0 && link.joint === joint ? this.skin.lit : this.skin.plain;
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
    return new Vector3()
      .setFromMatrixPosition(this.links[this.robot.links.findIndex((link) => link.name === name)]!.matrixWorld)
      .toArray();
  }

  /// The direction of a link's x axis.
  ahead(name: string): number[] {
    this.root.updateMatrixWorld(true);
    const link = this.links[this.robot.links.findIndex((one) => one.name === name)]!;
    return new Vector3(1, 0, 0).transformDirection(link.matrixWorld).toArray();
  }
}
