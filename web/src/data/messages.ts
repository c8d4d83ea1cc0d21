// The messages of a recording by the names that the page uses. They are those of the program: see types/recorded.ts.

import type { MatchEvent, PlayerIntent, Score, SceneEntity, Vector3 } from "./types/recorded";

export type {
  BehaviourProgram,
  Color,
  CommandFrame,
  CubePrimitive as Cube,
  CylinderPrimitive as Cylinder,
  FrameTransforms,
  GameState,
  Intents,
  LinePrimitive as Line,
  Log as LogLine,
  MatchEvent,
  MatchStatistics,
  Pose,
  Quaternion,
  SceneUpdate,
  Score,
  SpherePrimitive as Sphere,
  TeamStatistics,
  TextPrimitive as Text,
  TriangleListPrimitive as Triangles,
} from "./types/recorded";
export type Vec3 = Vector3;
export type Entity = SceneEntity;
export type Intent = PlayerIntent;
export type Side = MatchEvent["side"];

/// How everything moves, with each frame.
export const VELOCITIES = "/velocities";
/// Where the ball will go.
export const BALL_PATH = "/ball/path";
/// Where players tell what they know and want.
export const FRAMES = "/players/frames";

/// An event with the second of the recording at which it happened.
export interface TimedEvent extends Omit<MatchEvent, "time" | "score"> {
  time: number;
  score: Score;
}
