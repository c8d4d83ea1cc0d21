// The messages of a recording that the page uses, as the decoder gives them (see docs/recording.md).

export interface Vec3 { x: number; y: number; z: number }
export interface Quaternion { x: number; y: number; z: number; w: number }
export interface Color { r: number; g: number; b: number; a: number }
export interface Pose { position: Vec3 | null; orientation: Quaternion | null }

export interface Cube { pose: Pose | null; size: Vec3; color: Color }
export type Sphere = Cube;
export interface Cylinder extends Cube { bottom_scale: number; top_scale: number }
export interface Line {
  type: "LINE_STRIP" | "LINE_LOOP" | "LINE_LIST";
  pose: Pose | null;
  thickness: number;
  scale_invariant: boolean;
  points: Vec3[];
  color: Color | null;
  colors: Color[];
  indices: number[];
}
export interface Triangles { pose: Pose | null; points: Vec3[]; color: Color | null; colors: Color[]; indices: number[] }
export interface Text { pose: Pose | null; font_size: number; scale_invariant: boolean; color: Color; text: string }

export interface Entity {
  frame_id: string;
  id: string;
  cubes: Cube[];
  spheres: Sphere[];
  cylinders: Cylinder[];
  lines: Line[];
  triangles: Triangles[];
  texts: Text[];
}
export interface SceneUpdate { entities: Entity[] }

export interface FrameTransforms {
  transforms: { child_frame_id: string; translation: Vec3 | null; rotation: Quaternion | null }[];
}

export interface Score { blue: number; yellow: number }
export type Side = "ANYONE" | "BLUE" | "YELLOW";
export interface GameState {
  period: string;
  mode: string;
  whose_ball: Side;
  score: Score | null;
  left: { seconds: number; nanos: number } | null;
}

export interface MatchEvent { kind: string; side: Side; reason: string; score: Score | null }
/// An event with the second of the recording at which it happened.
export interface TimedEvent { time: number; kind: string; side: Side; reason: string; score: Score }

export interface TeamStatistics { possession: number; shots: number; fouls: number; touches: number; distance: number }
export interface MatchStatistics {
  blue: TeamStatistics | null;
  yellow: TeamStatistics | null;
  ball_blue_third: number;
  ball_middle_third: number;
  ball_yellow_third: number;
  top_ball_speed: number;
}

/// One line of /log.
export interface LogLine { level: string; name: string; message: string }

/// What the wheels were told; blue's robots first, then yellow's.
export interface CommandFrame { left: number[]; right: number[] }

/// What a robot is about to do, as its team says; `robot` counts like the wheels.
export interface Intent { robot: number; role: string; target: { x: number; y: number } | null; has_target: boolean }
export interface Intents { robots: Intent[] }
