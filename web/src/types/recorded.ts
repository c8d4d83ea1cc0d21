// The messages of a recording, as the page decodes them.
// Written from the C++ field lists by tests/web_types_test.cpp; do not edit.

export interface SceneEntityDeletion {
  timestamp: { seconds: number; nanos: number } | null;
  type: "MATCHING_ID" | "ALL";
  id: string;
}

export interface KeyValuePair {
  key: string;
  value: string;
}

export interface Vector3 {
  x: number;
  y: number;
  z: number;
}

export interface Quaternion {
  x: number;
  y: number;
  z: number;
  w: number;
}

export interface Pose {
  /** m */
  position: Vector3 | null;
  orientation: Quaternion | null;
}

export interface Color {
  /** 0…1 */
  r: number;
  /** 0…1 */
  g: number;
  /** 0…1 */
  b: number;
  /** 0…1, opacity */
  a: number;
}

export interface CubePrimitive {
  pose: Pose | null;
  /** m */
  size: Vector3 | null;
  color: Color | null;
}

export interface SpherePrimitive {
  pose: Pose | null;
  /** m, diameters */
  size: Vector3 | null;
  color: Color | null;
}

export interface CylinderPrimitive {
  pose: Pose | null;
  /** m */
  size: Vector3 | null;
  /** 0…1 */
  bottom_scale: number;
  /** 0…1 */
  top_scale: number;
  color: Color | null;
}

export interface Point3 {
  x: number;
  y: number;
  z: number;
}

export interface LinePrimitive {
  type: "LINE_STRIP" | "LINE_LOOP" | "LINE_LIST";
  pose: Pose | null;
  /** m, or pixels */
  thickness: number;
  scale_invariant: boolean;
  points: Point3[];
  color: Color | null;
  colors: Color[];
  indices: number[];
}

export interface TriangleListPrimitive {
  pose: Pose | null;
  points: Point3[];
  color: Color | null;
  colors: Color[];
  indices: number[];
}

export interface TextPrimitive {
  pose: Pose | null;
  billboard: boolean;
  /** m, or pixels */
  font_size: number;
  scale_invariant: boolean;
  color: Color | null;
  text: string;
}

export interface SceneEntity {
  timestamp: { seconds: number; nanos: number } | null;
  frame_id: string;
  id: string;
  /** 0 = for ever */
  lifetime: { seconds: number; nanos: number } | null;
  /** moves with its frame */
  frame_locked: boolean;
  metadata: KeyValuePair[];
  cubes: CubePrimitive[];
  spheres: SpherePrimitive[];
  cylinders: CylinderPrimitive[];
  lines: LinePrimitive[];
  triangles: TriangleListPrimitive[];
  texts: TextPrimitive[];
}

export interface SceneUpdate {
  deletions: SceneEntityDeletion[];
  entities: SceneEntity[];
}

export interface FrameTransform {
  timestamp: { seconds: number; nanos: number } | null;
  parent_frame_id: string;
  child_frame_id: string;
  /** m, of the child's origin in the parent */
  translation: Vector3 | null;
  /** from child to parent */
  rotation: Quaternion | null;
}

export interface FrameTransforms {
  transforms: FrameTransform[];
}

export interface Log {
  timestamp: { seconds: number; nanos: number } | null;
  level: "UNKNOWN" | "DEBUG" | "INFO" | "WARNING" | "ERROR" | "FATAL";
  message: string;
  /** who says it */
  name: string;
  file: string;
  line: number;
}

export interface Score {
  blue: number;
  yellow: number;
}

export interface GameState {
  period: "FIRST_HALF" | "HALF_TIME" | "SECOND_HALF" | "EXTRA_TIME" | "ENDED";
  mode: "PLAY_ON" | "FREE_BALL" | "PLACE_KICK" | "PENALTY_KICK" | "FREE_KICK" | "GOAL_KICK";
  whose_ball: "ANYONE" | "BLUE" | "YELLOW";
  score: Score | null;
  /** time left in this period */
  left: { seconds: number; nanos: number } | null;
}

export interface Vec2 {
  x: number;
  y: number;
}

export interface MatchEvent {
  /** simulated */
  time: { seconds: number; nanos: number } | null;
  kind: "PERIOD_START" | "PERIOD_END" | "GOAL" | "PLACE_KICK" | "FREE_BALL" | "PENALTY_KICK" | "FREE_KICK" | "GOAL_KICK" | "PLAY_ON" | "SHOT" | "FORFEIT" | "MATCH_END" | "TOUCHED";
  /** who scored, who gets the ball, who forfeits */
  side: "ANYONE" | "BLUE" | "YELLOW";
  /** m, field frame */
  place: Vec2 | null;
  reason: string;
  /** after the decision */
  score: Score | null;
}

export interface TeamStatistics {
  /** share of the time, 0…1 */
  possession: number;
  shots: number;
  fouls: number;
  touches: number;
  /** m, all robots */
  distance: number;
  /** wheel commands not finite or out of range */
  clamped_commands: number;
}

export interface MatchStatistics {
  blue: TeamStatistics | null;
  yellow: TeamStatistics | null;
  /** share of the time, 0…1 */
  ball_blue_third: number;
  /** share of the time, 0…1 */
  ball_middle_third: number;
  /** share of the time, 0…1 */
  ball_yellow_third: number;
  /** m/s */
  top_ball_speed: number;
}

export interface CommandFrame {
  /** command units, blue's robots, then yellow's */
  left: number[];
  /** command units, blue's robots, then yellow's */
  right: number[];
}

export interface PlayerIntent {
  /** blue's robots first, then yellow's, from 0 */
  robot: number;
  role: string;
  /** m, field frame */
  target: Vec2 | null;
  /** whether target means anything */
  has_target: boolean;
}

export interface Intents {
  robots: PlayerIntent[];
}

export interface Pose2 {
  x: number;
  y: number;
  heading: number;
}

export interface Touch {
  /** simulated */
  time: { seconds: number; nanos: number } | null;
  /** that the match had made before */
  steps: number;
  /** -1 = the ball, else the robot: blue's first, then yellow's */
  body: number;
  /** m and rad, field frame */
  pose: Pose2 | null;
}

