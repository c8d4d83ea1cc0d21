// What the body of a robot with joints does over time, as numbers that can be drawn.
//   blue 0.left_knee                 its joints, and how its trunk leans: blue 0.roll, blue 0.pitch; from the frames
//   blue 0.gyro_x, blue 0.push_z     what its inertial sensor felt, in every tick

import { STRIDE } from "../../../data/poses";
import type { Recording } from "../../../data/recording";
import type { Frame } from "../../../data/types/recorded";

const DEGREES = 180 / Math.PI;
const TICKS = "/players/ticks";
const LEANS = ["roll", "pitch"];
const FELT = ["gyro_x", "gyro_y", "gyro_z", "push_x", "push_y", "push_z"];

/// Everything that players read in one tick.
export interface PlayerTicks {
  players: Pick<Frame, "robot" | "readings">[];
}

/// The joints of a recording's robots by name; none where they have wheels.
export async function jointsOf(recording: Recording): Promise<string[]> {
  return (await recording.robot())?.joints.map(({ name }) => name) ?? [];
}

/// What can be drawn of each robot.
export function bodyNumbers(recording: Recording, joints: string[]): string[] {
  if (joints.length === 0) return [];
  return [...LEANS, ...(recording.topicNames.includes(TICKS) ? FELT : []), ...joints];
}

/// Whether it comes from the ticks of the players instead of the frames.
export const isFelt = (what: string): boolean => FELT.includes(what);
export const feltTopic = TICKS;

/// "°", "°/s" or "m/s²".
export function bodyUnit(what: string): string {
  return what.startsWith("gyro_") ? "°/s" : what.startsWith("push_") ? "m/s²" : "°";
}

/// How a trunk leans, in degrees, as its own attitude tells it: to the right is positive roll, forward positive pitch.
export function lean(pose: ArrayLike<number>, body: number, what: string): number {
  const at = body * STRIDE + 3;
  const [x, y, z, w] = [pose[at]!, pose[at + 1]!, pose[at + 2]!, pose[at + 3]!];
  // where up is, in the trunk's axes
  const up = [2 * (x * z - w * y), 2 * (y * z + w * x), 1 - 2 * (x * x + y * y)] as const;
  const angle = what === "roll" ? Math.atan2(up[1], up[2]) : Math.atan2(-up[0], Math.hypot(up[1], up[2]));
  return angle * DEGREES;
}

/// The angle of a joint in degrees; of the robot that stands at this place in the order of all.
export function bend(angles: Float32Array | undefined, robot: number, joints: string[], what: string): number {
  const angle = angles?.[robot * joints.length + joints.indexOf(what)];
  return angle === undefined ? NaN : angle * DEGREES;
}

/// What the sensor of a robot ("blue 0") felt in a tick.
export function felt(ticks: PlayerTicks, robot: string, what: string): number {
  const [team, number] = robot.split(" ");
  const tick = ticks.players.find(
    (one) => one.robot?.team.toLowerCase() === team && one.robot?.number === Number(number),
  );
  const imu = tick?.readings?.imu;
  const axis = what.at(-1) as "x" | "y" | "z";
  if (!imu) return NaN;
  return what.startsWith("gyro_") ? (imu.gyro?.[axis] ?? 0) * DEGREES : (imu.accelerometer?.[axis] ?? 0);
}
