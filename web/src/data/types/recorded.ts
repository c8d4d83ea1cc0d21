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

export interface BallVelocity {
  /** m/s, field frame */
  x: number;
  /** m/s, field frame */
  y: number;
  /** m/s, upwards */
  z: number;
  /** rad/s about x, field frame */
  spin_x: number;
  /** rad/s about y, field frame */
  spin_y: number;
  /** rad/s about z, field frame */
  spin_z: number;
}

export interface Velocities {
  ball: BallVelocity | null;
  /** m/s, field frame; blue's robots in order of number, then yellow's */
  x: number[];
  /** m/s, field frame; likewise */
  y: number[];
  /** rad/s, counter-clockwise; likewise */
  turn_rate: number[];
}

export interface PredictedPath {
  /** m, field frame */
  x: number[];
  /** m, field frame; as many */
  y: number[];
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

export interface RobotId {
  team: "BLUE" | "YELLOW";
  /** in its team, from 0 */
  number: number;
}

export interface RobotPenalty {
  robot: RobotId | null;
  /** why */
  penalty: "NONE" | "BALL_CONTACT" | "PUSHING" | "MOTION_IN_SET" | "INACTIVE" | "POSITION" | "LEAVING_FIELD" | "PICK_UP" | "GAME_STUCK" | "POSITION_IN_SET" | "STANCE" | "MOTION_IN_STANDBY" | "MOTION_IN_STOP" | "SUBSTITUTE" | "MANUAL" | "MANIPULATION" | "CONTACT" | "ATTACK" | "DEFENCE" | "SERVICE" | "INCAPABLE" | "BALL_HOLDING" | "ARMS" | "CAUTIONED" | "SENT_OFF" | "REPAIR" | "OTHER";
  /** until it may come back */
  left: { seconds: number; nanos: number } | null;
}

export interface GameState {
  period: "FIRST_HALF" | "HALF_TIME" | "SECOND_HALF" | "EXTRA_TIME" | "ENDED";
  mode: "PLAY_ON" | "FREE_BALL" | "PLACE_KICK" | "PENALTY_KICK" | "FREE_KICK" | "GOAL_KICK";
  whose_ball: "ANYONE" | "BLUE" | "YELLOW";
  score: Score | null;
  /** time left in this period */
  left: { seconds: number; nanos: number } | null;
  /** of leagues with a GameController */
  play: "INITIAL" | "READY" | "SET" | "PLAYING" | "FINISHED" | "STANDBY";
  /** likewise: how the ball comes into play */
  set_play: "NONE" | "KICK_OFF" | "DROPPED_BALL" | "FREE_KICK" | "INDIRECT_FREE_KICK" | "PUSHING_FREE_KICK" | "PENALTY_KICK" | "CORNER" | "GOAL_KICK" | "THROW_IN";
  /** robots that must not play */
  penalties: RobotPenalty[];
}

export interface Vec2 {
  x: number;
  y: number;
}

export interface Reason {
  cause: "UNKNOWN" | "GOAL_LINE" | "BALL_OUT" | "BALL_STUCK" | "BALL_HELD" | "BALL_BLOCKED" | "TOO_MANY_DEFENDERS" | "TOO_MANY_ATTACKERS" | "PUSHING" | "AFTER_GOAL" | "PERIOD_BEGINS" | "IN_PERIOD" | "TIME_UP" | "FORFEITED" | "TEAM_FAILED" | "SHOT_AT_GOAL" | "BALL_IN_PLAY" | "RESTART_TOO_LONG" | "BALL_MOVED" | "ROBOT_MOVED" | "TOUCH_LINE" | "BEHIND_GOAL_LINE" | "LEFT_FIELD" | "NOT_GETTING_UP" | "IN_GOAL_AREA" | "PENALTY_OVER" | "ROBOT_FELL" | "REFEREE_SAID" | "HELD_BALL" | "BUTTON_PRESSED" | "TOO_SOON";
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
  kind: "PERIOD_START" | "PERIOD_END" | "GOAL" | "PLACE_KICK" | "FREE_BALL" | "PENALTY_KICK" | "FREE_KICK" | "GOAL_KICK" | "PLAY_ON" | "SHOT" | "FORFEIT" | "MATCH_END" | "TOUCHED" | "READY" | "SET" | "THROW_IN" | "CORNER_KICK" | "DROPPED_BALL" | "PENALISED" | "RETURNED" | "FALL";
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
  /** rad, joint goals, robot after robot */
  angles: number[];
  /** rad/s of joint goals; empty: as fast as they can */
  speeds: number[];
  /** m/s, rad/s, m/s, rad, share: six for each robot */
  omni: number[];
}

export interface Lights {
  /** SPL: where the game stands, as the robot holds it true */
  chest: "OFF" | "BLUE" | "YELLOW" | "GREEN" | "RED" | "WHITE";
  left_eye: "OFF" | "BLUE" | "YELLOW" | "GREEN" | "RED" | "WHITE";
  right_eye: "OFF" | "BLUE" | "YELLOW" | "GREEN" | "RED" | "WHITE";
}

export interface PlayerIntent {
  /** blue's robots first, then yellow's, from 0 */
  robot: number;
  role: string;
  /** m, field frame */
  target: Vec2 | null;
  /** whether target means anything */
  has_target: boolean;
  /** what it shows; absent: it has none */
  lights: Lights | null;
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

export interface LeagueView {
  name: string;
  /** for people */
  title: string;
  /** a side */
  players: number;
  /** robots with joints, by their name; empty: wheels */
  body: string;
  /** otherwise the pitch ends at its lines */
  has_walls: boolean;
  /** m, from goal line to goal line */
  length: number;
  /** m, from side to side */
  width: number;
  /** m, of the mouth */
  goal_width: number;
  /** m, behind the goal line */
  goal_depth: number;
  /** m, leg of the 45° corner pieces; 0 = square */
  corner_side: number;
  /** m, along the goal line */
  goal_area_width: number;
  /** m, into the pitch */
  goal_area_depth: number;
  /** m, along the goal line */
  penalty_area_width: number;
  /** m, into the pitch */
  penalty_area_depth: number;
  /** m, from the goal line */
  penalty_mark: number;
  /** m */
  centre_circle_radius: number;
  /** m */
  ball_radius: number;
  /** m/s², of a rolling ball */
  ball_slowing: number;
  /** speed of the ball after a wall over that before; 0 without walls */
  wall_bounce: number;
  /** m, of robots on wheels; else 0 */
  robot_side: number;
}

export interface RobotJoint {
  name: string;
  /** of its servo */
  id: number;
  /** degrees */
  least: number;
  /** degrees */
  most: number;
  /** the joint on the other side; itself for one in the middle */
  mirror: number;
  /** 1 or -1 */
  mirror_sign: number;
  /** degrees in which it stands and begins motions */
  standing: number;
}

export interface RobotLink {
  name: string;
  /** stands before it; -1 = the trunk */
  parent: number;
  /** m in its parent, while its joint is at 0 */
  position: Vector3 | null;
  /** likewise */
  rotation: Quaternion | null;
  /** that turns it; -1 = none */
  joint: number;
  /** it turns by so much of the joint's angle */
  ratio: number;
  /** and so many degrees */
  bias: number;
  /** in its own frame */
  axis: Vector3 | null;
  /** a point of the axis, in its own frame */
  anchor: Vector3 | null;
}

export interface RobotShape {
  name: string;
  link: number;
  kind: "BOX" | "SPHERE" | "CAPSULE" | "CYLINDER";
  /** m: half lengths of a box; else x the radius, z half the length */
  size: Vector3 | null;
  /** m in its link */
  position: Vector3 | null;
  /** capsules and cylinders lie along z */
  rotation: Quaternion | null;
  /** 0 to 1 */
  rgba: number[];
}

export interface RobotSole {
  link: number;
  /** m in its link */
  position: Vector3 | null;
  /** x ahead, z up */
  rotation: Quaternion | null;
  /** m along x */
  length: number;
  /** m along y */
  width: number;
}

export interface RobotView {
  name: string;
  title: string;
  /** its kind */
  servo: string;
  /** degrees a second without load, at the battery's voltage */
  free_speed: number;
  joints: RobotJoint[];
  /** parents first */
  links: RobotLink[];
  shapes: RobotShape[];
  /** left, right */
  soles: RobotSole[];
}

export interface JointFrame {
  /** rad, robot after robot, blue's first */
  angles: number[];
}

export interface Imu {
  /** when it was measured */
  time: { seconds: number; nanos: number } | null;
  /** rad/s, trunk frame */
  gyro: Vector3 | null;
  /** m/s^2, trunk frame; upright at rest 0 0 9.81 */
  accelerometer: Vector3 | null;
}

export interface JointAngles {
  /** when they were measured */
  time: { seconds: number; nanos: number } | null;
  /** rad, in the robot's order */
  angles: number[];
}

export interface FootForces {
  /** when they were measured */
  time: { seconds: number; nanos: number } | null;
  /** N on the sole */
  left: number;
  /** N on the sole */
  right: number;
}

export interface WheelTravel {
  /** when it was measured */
  time: { seconds: number; nanos: number } | null;
  /** m since the start */
  left: number;
  /** m since the start */
  right: number;
}

export interface Orientation {
  /** rad from ahead, to the left */
  angle: number;
  /** rad, deviation to expect */
  spread: number;
}

export interface ImageBox {
  /** first column */
  left: number;
  /** first row */
  top: number;
  /** last column */
  right: number;
  /** last row */
  bottom: number;
}

export interface Seen {
  kind: "BALL" | "POST" | "ROBOT" | "GOAL" | "LEFT_LANDMARK" | "RIGHT_LANDMARK" | "CORNER_POST" | "LINE" | "CROSSING";
  /** which one, of a post */
  post: "UNKNOWN" | "OWN_LEFT" | "OWN_RIGHT" | "OPPONENT_LEFT" | "OPPONENT_RIGHT";
  /** rad from ahead, to the left */
  bearing: number;
  /** m */
  distance: number;
  /** rad, deviation to expect */
  bearing_spread: number;
  /** m, deviation to expect */
  distance_spread: number;
  /** of a robot whose marker was read */
  robot: RobotId | null;
  /** of a goal, a post or a robot */
  whose: "UNKNOWN" | "OWN" | "OPPONENT";
  crossing: "NONE" | "L" | "T" | "X";
  /** along a line; out of a goal's mouth */
  orientation: Orientation | null;
  /** where a camera saw it */
  box: ImageBox | null;
  /** too small for this picture: as a finer one saw it last */
  held: boolean;
}

export interface SeenAngle {
  kind: "BALL" | "POST" | "ROBOT" | "GOAL" | "LEFT_LANDMARK" | "RIGHT_LANDMARK" | "CORNER_POST" | "LINE" | "CROSSING";
  /** of a goal, a post or a robot */
  whose: "UNKNOWN" | "OWN" | "OPPONENT";
  /** rad from ahead, to the left */
  bearing: number;
  /** rad, deviation to expect */
  spread: number;
}

export interface Sight {
  /** when the picture was taken */
  time: { seconds: number; nanos: number } | null;
  things: Seen[];
  /** when things had been told apart in it */
  recognised: { seconds: number; nanos: number } | null;
  /** in the order of the robot's sensors */
  camera: number;
  /** pixels, as it was looked at; 0 from an oracle */
  width: number;
  /** pixels, as it was looked at; 0 from an oracle */
  height: number;
  /** what was seen where the picture is not corrected */
  angles: SeenAngle[];
}

export interface RefereeWord {
  play: "INITIAL" | "READY" | "SET" | "PLAYING" | "FINISHED" | "STANDBY";
  set_play: "NONE" | "KICK_OFF" | "DROPPED_BALL" | "FREE_KICK" | "INDIRECT_FREE_KICK" | "PUSHING_FREE_KICK" | "PENALTY_KICK" | "CORNER" | "GOAL_KICK" | "THROW_IN";
  our_kick: boolean;
  their_kick: boolean;
  /** nobody moves */
  stopped: boolean;
  /** of this player */
  penalty: "NONE" | "BALL_CONTACT" | "PUSHING" | "MOTION_IN_SET" | "INACTIVE" | "POSITION" | "LEAVING_FIELD" | "PICK_UP" | "GAME_STUCK" | "POSITION_IN_SET" | "STANCE" | "MOTION_IN_STANDBY" | "MOTION_IN_STOP" | "SUBSTITUTE" | "MANUAL" | "MANIPULATION" | "CONTACT" | "ATTACK" | "DEFENCE" | "SERVICE" | "INCAPABLE" | "BALL_HOLDING" | "ARMS" | "CAUTIONED" | "SENT_OFF" | "REPAIR" | "OTHER";
  /** until it may come back */
  penalty_left: { seconds: number; nanos: number } | null;
  our_score: number;
  their_score: number;
  /** of this half */
  left: { seconds: number; nanos: number } | null;
}

export interface BallWord {
  /** m, team frame */
  position: Vec2 | null;
  /** m/s, team frame */
  velocity: Vec2 | null;
  /** m, deviation to expect */
  spread: number;
  /** since it was seen */
  age: { seconds: number; nanos: number } | null;
}

export interface ThingWord {
  in_sight: boolean;
  /** m */
  distance: number;
}

export interface RuleWord {
  /** 1 keeper, 2 field player */
  role: number;
  ball_in_sight: boolean;
  /** m */
  ball_distance: number;
  ball_is_mine: boolean;
  /** in range, and nobody stands before it */
  clear_goal: boolean;
  /** by its name in rules */
  action: string;
  /** m to the keeper's right and out of the goal */
  keeper: Vec2 | null;
  /** the nearest mate */
  partner: ThingWord | null;
  opponent: ThingWord | null;
  my_goal: ThingWord | null;
  opp_goal: ThingWord | null;
  /** the nearer landmark */
  mark: ThingWord | null;
}

export interface MateWord {
  /** of the mate who says it */
  number: number;
  /** when it was said */
  time: { seconds: number; nanos: number } | null;
  /** m and rad, team frame */
  pose: Pose2 | null;
  /** m, deviation to expect */
  spread: number;
  /** false: it lies or gets up */
  upright: boolean;
  /** false: it is penalised */
  playing: boolean;
  ball: BallWord | null;
  /** until it can play the ball it believes in */
  seconds_to_ball: number;
  /** m, team frame: middles of what its sonars hear */
  obstacles: Vec2[];
  /** m, team frame: that its own eyes see */
  opponents: Vec2[];
  /** it does not know where it is: its pose means nothing */
  lost: boolean;
  /** of a player of FutRob */
  rules: RuleWord | null;
}

export interface Image {
  /** when its middle row was exposed */
  time: { seconds: number; nanos: number } | null;
  /** in the order of the robot's sensors */
  camera: number;
  /** pixels */
  width: number;
  /** pixels */
  height: number;
  format: "RGB" | "YUYV";
  /** rows from the top without gaps */
  pixels: Uint8Array;
}

export interface SonarEchoes {
  /** of the shot */
  time: { seconds: number; nanos: number } | null;
  /** which transmitter and receivers */
  mode: number;
  /** m, nearest first; 0 = no further echo */
  left: number[];
  /** m, nearest first; 0 = no further echo */
  right: number[];
}

export interface LaserScan {
  /** of its middle ray */
  time: { seconds: number; nanos: number } | null;
  /** in the order of the robot's sensors */
  scanner: number;
  /** rad from the scanner's axis, to the left */
  first_bearing: number;
  /** rad from ray to ray */
  step: number;
  /** m; a ray that met nothing has this distance */
  range: number;
  /** m, one for each ray */
  distances: number[];
}

export interface DepthImage {
  time: { seconds: number; nanos: number } | null;
  /** pixels */
  width: number;
  /** pixels */
  height: number;
  /** m; a pixel that saw nothing has this distance */
  range: number;
  /** m along the pixel's ray, rows from the top */
  distances: number[];
}

export interface Touches {
  time: { seconds: number; nanos: number } | null;
  /** its bumper is pressed */
  left_foot: boolean;
  /** its bumper is pressed */
  right_foot: boolean;
  /** something holds it back */
  left_arm: boolean;
  /** something holds it back */
  right_arm: boolean;
}

export interface OmniReading {
  /** when it was measured */
  time: { seconds: number; nanos: number } | null;
  /** m since the start, of wheels 1, 2, 3 */
  travel: Vector3 | null;
  /** a sensor sees a ball in the notch */
  ball: boolean;
  /** the kicker is ready */
  charged: boolean;
}

export interface RecordArrival {
  /** whose it is; 0 is the base station */
  member: number;
  record: "WORLD" | "COACH";
  /** when it arrived */
  age: { seconds: number; nanos: number } | null;
  /** bytes */
  size: number;
}

export interface RadioMail {
  records: RecordArrival[];
  /** of all records, one after the other */
  bytes: Uint8Array;
}

export interface Readings {
  /** of the tick */
  time: { seconds: number; nanos: number } | null;
  imu: Imu | null;
  joints: JointAngles | null;
  feet: FootForces | null;
  wheels: WheelTravel | null;
  sight: Sight | null;
  referee: RefereeWord | null;
  /** what mates said */
  mates: MateWord[];
  /** somebody has put it upright somewhere */
  carried: boolean;
  image: Image | null;
  sonar: SonarEchoes | null;
  /** of scanners that swept since the last tick */
  lasers: LaserScan[];
  depth: DepthImage | null;
  touches: Touches | null;
  omni: OmniReading | null;
  /** what a simulated radio brought for its database */
  mail: RadioMail | null;
  /** somebody has pressed the button in its chest */
  button: boolean;
}

export interface Attitude {
  time: { seconds: number; nanos: number } | null;
  /** rad, left side up */
  roll: number;
  /** rad, nose down */
  pitch: number;
  /** rad/s */
  roll_rate: number;
  /** rad/s */
  pitch_rate: number;
  /** rad between the trunk's axis and upright */
  lean: number;
  /** rad to the left since the start; drifts */
  heading: number;
}

export interface Odometry {
  time: { seconds: number; nanos: number } | null;
  /** m and rad since the last tick, from where it was then */
  moved: Pose2 | null;
}

export interface SonarRequest {
  /** -1 = off */
  send_mode: number;
  /** -1 = off */
  receive_mode: number;
}

export interface SonarPercept {
  /** what the sonars are asked for now */
  request: SonarRequest | null;
  /** of the shot whose echoes were filtered last */
  time: { seconds: number; nanos: number } | null;
  /** m to what the left one hears first; 2.55 = nothing */
  left: number;
  /** m, the next */
  left_second: number;
  /** m to what the right one hears first; 2.55 = nothing */
  right: number;
  /** m, the next */
  right_second: number;
  /** m, heard left more than once lately; 0 = no further one */
  left_all: number[];
  /** m, likewise, right */
  right_all: number[];
  /** m, likewise, from the other side's shots */
  crossed: number[];
  /** crossed shots were made lately */
  crossed_known: boolean;
  /** echoes so far, not finite or out of range */
  unbelievable: number;
  /** readings so far whose time jumped */
  clock_jumps: number;
}

export interface Percepts {
  /** of the tick */
  time: { seconds: number; nanos: number } | null;
  attitude: Attitude | null;
  odometry: Odometry | null;
  /** absent: nobody looked since the last tick */
  sight: Sight | null;
  /** of a robot that has sonars */
  sonar: SonarPercept | null;
}

export interface PoseBelief {
  /** m and rad, team frame */
  pose: Pose2 | null;
  /** m/s, team frame */
  velocity: Vec2 | null;
  /** rad/s, counter-clockwise */
  turn_rate: number;
  /** m, deviation to expect */
  spread: number;
  /** rad, deviation to expect */
  heading_spread: number;
  /** when landmarks last told it */
  fixed: { seconds: number; nanos: number } | null;
}

export interface BallBelief {
  /** m, team frame */
  position: Vec2 | null;
  /** m/s, team frame */
  velocity: Vec2 | null;
  /** m, deviation to expect */
  spread: number;
  /** last */
  seen: { seconds: number; nanos: number } | null;
  /** in the last look */
  in_sight: boolean;
  /** a mate told of it */
  by_mate: boolean;
  /** m, team frame: where this robot meets it on foot; absent: it lies */
  meets: Vec2 | null;
}

export interface MateBelief {
  /** -1: not read */
  number: number;
  /** m and rad, team frame */
  pose: Pose2 | null;
  /** m/s, team frame */
  velocity: Vec2 | null;
  /** m, deviation to expect */
  spread: number;
  /** last heard or seen */
  known: { seconds: number; nanos: number } | null;
  /** false: it lies or gets up */
  upright: boolean;
  /** false: it is penalised */
  playing: boolean;
  /** as it told */
  seconds_to_ball: number;
}

export interface OpponentBelief {
  /** -1: not read */
  number: number;
  /** m, team frame */
  position: Vec2 | null;
  /** m/s, team frame */
  velocity: Vec2 | null;
  /** m, deviation to expect */
  spread: number;
  /** last */
  seen: { seconds: number; nanos: number } | null;
  /** when it was noticed */
  since: { seconds: number; nanos: number } | null;
  /** a mate told of it last */
  by_mate: boolean;
}

export interface ObstacleBelief {
  /** how it is known */
  kind: "SONAR" | "VISION" | "ARM" | "FOOT_BUMPER" | "TOLD";
  /** m, robot frame */
  centre: Vec2 | null;
  /** m, robot frame: its nearest point */
  closest: Vec2 | null;
  /** m, robot frame: its left corner */
  left: Vec2 | null;
  /** m, robot frame: its right corner */
  right: Vec2 | null;
  /** when it was last heard, felt or told */
  known: { seconds: number; nanos: number } | null;
}

export interface GridCell {
  /** cells from back to front; the robot is at 23 */
  x: number;
  /** cells from right to left; the robot is at 23 */
  y: number;
  /** the higher, the surer */
  state: number;
  /** place of its obstacle in the list; -1 = of none */
  cluster: number;
}

export interface ObstacleSymbols {
  exist: boolean;
  /** m; 3 = nothing there */
  left_distance: number;
  /** m; 3 = nothing there */
  right_distance: number;
  /** m; 3 = nothing there */
  centre_distance: number;
  /** rad to the left */
  left_angle: number;
  /** rad to the left */
  right_angle: number;
  /** rad to the left */
  centre_angle: number;
  /** m along 40 degrees at that distance */
  left_arc: number;
  /** m along 40 degrees at that distance */
  right_arc: number;
  /** m along 40 degrees at that distance */
  centre_arc: number;
  /** m to the nearest of all; 3 = nothing there */
  closest: number;
  /** it touches something */
  left_arm: boolean;
  /** it touches something */
  right_arm: boolean;
  /** it touches something */
  left_foot: boolean;
  /** it touches something */
  right_foot: boolean;
}

export interface ObstacleBeliefs {
  obstacles: ObstacleBelief[];
  /** cells in which something was heard */
  grid: GridCell[];
  /** what behaviours ask */
  symbols: ObstacleSymbols | null;
}

export interface RuleIntent {
  /** by its name in rules */
  action: string;
  /** it steps and turns at the ball */
  aims: boolean;
  /** the thing that it has just looked for; -1: none */
  searched: number;
  /** rad to the left that a kick aims at */
  aim: number;
}

export interface ThingBelief {
  thing: "BALL" | "PARTNER" | "OPPONENT" | "RIGHTMARK" | "LEFTMARK" | "MYGOAL" | "OPPGOAL" | "MYPOST" | "OPPPOST";
  /** as enough looks in a row agree */
  in_sight: boolean;
  /** seen, and the robot has not moved since */
  valid: boolean;
  /** looked for from here */
  searched: boolean;
  /** m from the robot as it stands now */
  place: Vec2 | null;
  /** last */
  seen: { seconds: number; nanos: number } | null;
}

export interface ShotBelief {
  /** m to the robot's left */
  left: number;
  seconds: number;
  /** to the side that are needed before */
  steps: number;
  dive: boolean;
  /** s for steps and dive */
  needs: number;
}

export interface RuleBeliefs {
  /** 1 keeper, 2 field player */
  role: number;
  /** of all predicates; true from 0.5 on */
  degrees: number[];
  things: ThingBelief[];
  /** m/s along the robot's axes */
  ball_velocity: Vec2 | null;
  /** m: where this robot meets it on foot; absent: it lies */
  ball_meets: Vec2 | null;
  /** the ball rolls at the keeper's goal */
  shot: ShotBelief | null;
  /** m to the keeper's right and out of its goal */
  off_goal: Vec2 | null;
  /** likewise, of the keeper that this robot sees */
  keeper_seen: Vec2 | null;
  /** in range, and nobody stands before it */
  clear_goal: boolean;
}

export interface BallSource {
  number: number;
  /** last, by that robot */
  seen: { seconds: number; nanos: number } | null;
  /** false: it contradicts the others, or is too old */
  believed: boolean;
}

export interface SharedBall {
  /** m, team frame */
  position: Vec2 | null;
  /** m/s, team frame */
  velocity: Vec2 | null;
  /** m, deviation to expect */
  spread: number;
  /** by the last of those who are believed */
  seen: { seconds: number; nanos: number } | null;
  /** who told of it */
  sources: BallSource[];
}

export interface CoachBelief {
  /** false: it stands aside */
  active: boolean;
  /** empty: as the players share them out */
  role: string;
  told: { seconds: number; nanos: number } | null;
}

export interface StepBelief {
  /** m, from the robot */
  edge: Vec2 | null;
  /** the ground rises behind it */
  up: boolean;
  seen: { seconds: number; nanos: number } | null;
}

export interface BallAngle {
  /** rad from ahead, to the left */
  angle: number;
  /** rad, deviation to expect */
  spread: number;
  /** last */
  seen: { seconds: number; nanos: number } | null;
}

export interface Beliefs {
  self: RobotId | null;
  time: { seconds: number; nanos: number } | null;
  posture: "STANDING" | "WALKING" | "ACTING" | "FALLEN" | "GETTING_UP";
  attitude: Attitude | null;
  /** m and rad from where it began; drifts, but never jumps */
  odometry: Pose2 | null;
  /** absent: lost */
  pose: PoseBelief | null;
  /** absent: nowhere known */
  ball: BallBelief | null;
  mates: MateBelief[];
  opponents: OpponentBelief[];
  /** the last word of referee or chest button */
  game: RefereeWord | null;
  /** of a robot that has sonars */
  obstacles: ObstacleBeliefs | null;
  /** of a player of FutRob: what its rules had it do in the last tick */
  doing: RuleIntent | null;
  /** of a player of FutRob: what its rules decide by */
  rules: RuleBeliefs | null;
  /** of a contest's robot: when it was switched on, or last put down */
  put: { seconds: number; nanos: number } | null;
  /** of a robot with a database */
  team_ball: SharedBall | null;
  /** of a robot with a database: what the base station says of it */
  coach: CoachBelief | null;
  /** of a robot whose laser sweeps the ground */
  step: StepBelief | null;
  /** of the button in its chest since it was switched on */
  presses: number;
  /** what its mind made of the button in the last tick */
  button: "NONE" | "PENALISE_ME" | "UNPENALISE_ME";
  /** in sight, but not in the corrected part of a picture */
  ball_angle: BallAngle | null;
}

export interface Gaze {
  /** rad to the left of straight ahead */
  pan: number;
  /** rad below level */
  tilt: number;
}

export interface Action {
  kind: "STAND" | "GO_TO" | "WALK" | "TURN_TO" | "KICK" | "DRIBBLE" | "KEEP_GOAL" | "SAVE_LEFT" | "SAVE_RIGHT" | "SEARCH" | "MOTION" | "PUSH" | "APPROACH" | "MOVE";
  /** m, team frame */
  target: Vec2 | null;
  /** rad, team frame */
  heading: number;
  /** of go to: heading means nothing */
  any_heading: boolean;
  /** m/s at the target, of go to; 0 = it stops there */
  through: number;
  /** share of the fastest, 0 to 1 */
  speed: number;
  /** m/s ahead and to the left, of walk */
  velocity: Vec2 | null;
  /** rad/s to the left, of walk */
  turn: number;
  motion: string;
  /** of move: m and rad, from where it begins */
  by: Pose2 | null;
  /** where the head looks; absent: at the ball, or about */
  gaze: Gaze | null;
  /** rad above the ground, of kick */
  lift: number;
}

export interface Intent {
  role: string;
  action: Action | null;
  /** rule, option or state */
  chosen_by: string;
  /** of a player of FutRob */
  rules: RuleIntent | null;
  /** of one whose behaviour says what they show */
  lights: Lights | null;
  /** what it makes of its chest button */
  button: "NONE" | "PENALISE_ME" | "UNPENALISE_ME";
}

export interface WheelSpeeds {
  /** m/s at the rim */
  left: number;
  /** m/s at the rim */
  right: number;
}

export interface JointGoal {
  /** rad, 0 is the straight pose */
  angle: number;
  /** rad/s at most, 0: as fast as the servo can */
  speed: number;
}

export interface JointGoals {
  /** in the robot's order */
  goals: JointGoal[];
}

export interface OmniDrive {
  /** m/s ahead and to the left */
  velocity: Vec2 | null;
  /** rad/s, counter-clockwise */
  turn: number;
  /** m/s of the ball; 0 = no kick */
  kick: number;
  /** rad above the ground at which it leaves */
  lift: number;
  /** share of the ball handler's strength, 0 to 1 */
  handler: number;
}

export interface Commands {
  wheels: WheelSpeeds | null;
  joints: JointGoals | null;
  /** to all mates */
  word: MateWord | null;
  /** of a robot that has sonars */
  sonar: SonarRequest | null;
  /** of a robot on three omni wheels */
  omni: OmniDrive | null;
  /** of a robot that has such */
  lights: Lights | null;
}

export interface Frame {
  robot: RobotId | null;
  time: { seconds: number; nanos: number } | null;
  readings: Readings | null;
  percepts: Percepts | null;
  beliefs: Beliefs | null;
  intent: Intent | null;
  commands: Commands | null;
}

export interface LegReport {
  finished: boolean;
  /** from the first motion to the line */
  seconds: number;
  /** m from the line of the start to the back of the foot */
  distance: number;
  /** handlings by the judges */
  penalties: number;
  /** by the formula; below 0 counts as 0 */
  points: number;
}

export interface ContestResult {
  test: string;
  scene: string;
  legs: LegReport[];
  /** of a race */
  points: number;
  /** of a race: breaks ties */
  before_clamping: number;
  /** handlings by the judges */
  penalties: number;
  /** of the stairs, 0 to 6 */
  steps: number;
  arrived: boolean;
  /** of the stairs */
  seconds: number;
  /** Yuhkoh points of each round */
  blue: number[];
  yellow: number[];
  /** of a bout; empty: level */
  winner: string;
  /** who, and why */
  disqualified: string;
}

export interface JudgeWord {
  ruling: "PERSON" | "PROGRAM" | "START" | "TOO_SOON" | "FALLEN" | "STUCK" | "BOX_MOVED" | "ARM" | "STEP" | "LINE" | "TAKE_BACK" | "OUTSIDE" | "HAND" | "FELL" | "OWN_PUSH" | "KNOCKED_DOWN" | "BOTH_FELL" | "ROSE_ALONE" | "NEW_START" | "DISQUALIFY" | "END_ROUND" | "TOUCHED" | "TRY_FAILED" | "END";
  /** who gets points, attacked or is disqualified */
  side: "ANYONE" | "BLUE" | "YELLOW";
}

export interface ContestBoard {
  /** so far */
  result: ContestResult | null;
  stage: "PAUSE" | "RUNS" | "OVER";
  /** leg, round or try, from 1 */
  part: number;
  /** on the clock of this leg, run or round */
  seconds: number;
  /** s until its time is up */
  left: number;
  /** Yuhkoh points of this round: blue's, yellow's */
  points: number[];
  /** a person judges, not the program */
  person: boolean;
  /** last */
  decided: string;
  /** s of the match */
  decided_at: number;
  /** what a person who judges could say now */
  rulings: JudgeWord[];
}

