// The robots with joints of a match: one Body in each robot's frame, all of one skin.

import type { Group } from "three";

import { anglesBetween } from "../../data/angles";
import type { Bodies } from "../../data/poses";
import { jumps } from "../../data/poses";
import type { Moment } from "../../data/recording";
import type { RobotView } from "../../data/types/api";
import { Body } from "./body";
import { Skin } from "./skin";

export class Squad {
  private readonly bodies = new Map<string, Body>();
  private readonly angles: Float64Array;
  private readonly height: number; // of the trunk of one that stands

  constructor(
    private readonly robot: RobotView,
    private readonly names: string[],
    shirts: Record<"blue" | "yellow", number[]>,
    frame: (name: string) => Group,
    private readonly numbers: Bodies,
  ) {
    const skin = new Skin(robot, "coarse");
    const worn = { blue: skin.worn(shirts.blue), yellow: skin.worn(shirts.yellow) };
    this.angles = new Float64Array(robot.joints.length);
    this.height = standingHeight(robot, skin);
    for (const name of names) {
      const body = new Body(robot, name.startsWith("blue") ? worn.blue : worn.yellow);
      this.bodies.set(name, body);
      frame(name).add(body.root);
    }
  }

  /// Bends all of them as they are at a moment; a robot that was carried away did not move its joints on the way.
  place({ a, b, bends, share }: Moment): void {
    this.names.forEach((name, i) => {
      const still = jumps(a, b, this.numbers.find(name));
      if (anglesBetween(bends?.a, bends?.b, i * this.angles.length, still ? 0 : share, this.angles))
        this.bodies.get(name)!.bend(this.angles);
    });
  }

  /// Lets a robot stand, as one that is put down does; gives how high its trunk is then.
  stand(name: string): number {
    this.bodies.get(name)!.pose(this.robot.joints.map(({ standing }) => standing));
    return this.height;
  }

  /// Where a link of a robot is, for tests: metres.
  link(name: string, link: string): number[] | undefined {
    return this.bodies.get(name)?.place(link);
  }

  /// Where a link's x axis points to, likewise.
  ahead(name: string, link: string): number[] | undefined {
    return this.bodies.get(name)?.ahead(link);
  }
}

function standingHeight(robot: RobotView, skin: Skin): number {
  const body = new Body(robot, skin);
  body.pose(robot.joints.map(({ standing }) => standing));
  body.stand();
  return body.root.position.z;
}
