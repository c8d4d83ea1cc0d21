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

export interface Reason {
  cause: "UNKNOWN" | "GOAL_LINE" | "BALL_OUT" | "BALL_STUCK" | "BALL_HELD" | "BALL_BLOCKED" | "TOO_MANY_DEFENDERS" | "TOO_MANY_ATTACKERS" | "PUSHING" | "AFTER_GOAL" | "PERIOD_BEGINS" | "IN_PERIOD" | "TIME_UP" | "FORFEITED" | "TEAM_FAILED" | "SHOT_AT_GOAL" | "BALL_IN_PLAY" | "RESTART_TOO_LONG" | "BALL_MOVED" | "ROBOT_MOVED";
  /** whose doing it was */
  team: "ANYONE" | "BLUE" | "YELLOW";
  /** number in its team; -1 = none */
  robot: number;
  /** how long it lasted */
  seconds: number;
  period: "FIRST_HALF" | "HALF_TIME" | "SECOND_HALF" | "EXTRA_TIME" | "ENDED";
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
  /** the reason in parts, for viewers in other languages */
  why: Reason | null;
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

export interface BehaviourAgent {
  name: string;
  title: string;
  /** option */
  root: number;
}

export interface BehaviourParameter {
  name: string;
  /** float, bool or an enumeration */
  type: string;
}

export interface SourcePlace {
  /** -1 = none */
  file: number;
  /** bytes */
  begin: number;
  /** bytes */
  end: number;
  /** from 1 */
  line: number;
}

export interface BehaviourWay {
  /** state of the option */
  to: number;
  /** of the common decision */
  common: boolean;
  condition: string;
  place: SourcePlace | null;
}

export interface BehaviourState {
  name: string;
  initial: boolean;
  target: boolean;
  /** "capacity 2"; empty = none */
  cooperation: string;
  /** that it calls */
  options: number[];
  /** of the robot that it calls */
  behaviours: number[];
  /** to other states, in order */
  ways: BehaviourWay[];
  place: SourcePlace | null;
  /** term that leads there from any state; -1 = none */
  when: number;
}

export interface BehaviourOption {
  name: string;
  parameters: BehaviourParameter[];
  states: BehaviourState[];
  place: SourcePlace | null;
}

export interface BehaviourSymbol {
  name: string;
  /** input, output or internal */
  direction: string;
  /** float, bool or an enumeration */
  type: string;
  /** of an enumeration */
  elements: string[];
  /** of these elements */
  values: number[];
  place: SourcePlace | null;
}

export interface BehaviourFile {
  path: string;
  text: string;
}

export interface BehaviourTerm {
  /** symbol, number, not, and, or, <, …; text = its source only */
  op: string;
  /** of a symbol */
  symbol: number;
  /** of a number */
  number: number;
  /** terms of the program */
  operands: number[];
  place: SourcePlace | null;
}

export interface BehaviourProgram {
  /** 0 = blue, 1 = yellow */
  team: number;
  /** counts the replacements */
  version: number;
  /** its root file */
  name: string;
  title: string;
  agents: BehaviourAgent[];
  options: BehaviourOption[];
  /** of the robot */
  behaviours: string[];
  symbols: BehaviourSymbol[];
  files: BehaviourFile[];
  /** xabsl, code, rules */
  language: string;
  /** of rules: crisp, minimum, product or bounded */
  logic: string;
  /** parts of conditions */
  terms: BehaviourTerm[];
}

export interface ActiveOption {
  /** -1 = a behaviour of the robot */
  option: number;
  /** -1 = an option */
  behaviour: number;
  /** 0 = the root */
  depth: number;
  /** of the option */
  state: number;
  /** ms */
  option_time: number;
  /** ms */
  state_time: number;
  parameters: number[];
}

export interface ThoughtTest {
  place: SourcePlace | null;
  left: number;
  right: number;
  outcome: boolean;
}

export interface StateChange {
  /** simulated */
  time: { seconds: number; nanos: number } | null;
  option: number;
  /** state of the option */
  from: number;
  to: number;
  /** of the goto */
  place: SourcePlace | null;
  /** that led there, in order */
  tests: ThoughtTest[];
}

export interface Thought {
  /** blue's robots first, then yellow's, from 0 */
  robot: number;
  /** of the program */
  version: number;
  agent: number;
  /** in the order in which they were run */
  active: ActiveOption[];
  /** that this decision made */
  changes: StateChange[];
  /** the values of all symbols */
  symbols: number[];
  /** symbols that this decision looked at */
  read: number[];
  /** symbols that it set */
  written: number[];
  /** values of watched expressions */
  watches: number[];
}

export interface Thoughts {
  robots: Thought[];
}

