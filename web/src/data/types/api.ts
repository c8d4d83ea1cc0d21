// What the server's API says and understands, as JSON.
// Written from the C++ field lists by tests/web_types_test.cpp; do not edit.

export interface Score {
  blue: number;
  yellow: number;
}

export interface ListedRecording {
  name: string;
  bytes: number;
  /** seconds since 1970 */
  modified: number;
  complete: boolean;
  seconds: number;
  blue: string;
  yellow: string;
  score: Score;
  league: string;
  /** recording whose beginning it shares */
  branch_of: string;
  /** up to here, s */
  branch_time: number;
  /** no match, but values of a robot's database */
  journal: boolean;
  error: string;
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

export interface Breakpoint {
  option: string;
  /** that is entered */
  state: string;
  /** state that is left for it */
  from: string;
  /** in the language of the program */
  condition: string;
  /** the mate's number; -1 = any */
  robot: number;
}

export interface TeamDebugging {
  breakpoints: Breakpoint[];
  watches: string[];
}

export interface ChangedSymbol {
  /** "blue 0", … */
  body: string;
  symbol: string;
  value: number;
  /** of the match */
  seconds: number;
  /** which viewer */
  by: string;
}

export interface LiveStatus {
  /** of its recording, which also names the match */
  name: string;
  league: string;
  blue: string;
  yellow: string;
  seed: number;
  /** when it was started, ms since 1970 */
  run: number;
  phase: "preparing" | "playing" | "ended" | "stopped" | "failed";
  paused: boolean;
  /** viewer, breakpoint, referee or disk; empty = since its start */
  held_by: string;
  /** times real time; 0 = as fast as it goes */
  speed: number;
  /** played so far */
  seconds: number;
  /** of the whole match, s */
  length: number;
  /** share of the beginning that a branch has repeated */
  prepared: number;
  score: Score;
  /** command units */
  max_command: number;
  branch_of: string;
  /** s */
  branch_time: number;
  /** robots in somebody's hand */
  steered: string[];
  problem: string;
  /** the breakpoint at which it waits; empty = none */
  halted: string;
  /** why a changed behaviour was not taken over; empty = it was */
  behaviour_problem: string;
  /** of blue's and yellow's behaviour; -1 = runs none */
  program_versions: number[];
  /** of blue and yellow, as the editor calls them; "" = none */
  behaviours: string[];
  /** breakpoints and watches of blue and yellow */
  debugging: TeamDebugging[];
  /** changed by hand, the last ones */
  symbols: ChangedSymbol[];
}

export interface LiveCommand {
  do: "play" | "pause" | "step" | "speed" | "place" | "steer" | "press" | "release" | "reset" | "stop" | "judge" | "reload" | "breakpoints" | "watches" | "symbol";
  /** step: how far */
  seconds: number;
  /** times real time; 0 = as fast as it goes */
  speed: number;
  /** "ball", "blue 0", … */
  body: string;
  /** m, field frame */
  x: number;
  /** m, field frame */
  y: number;
  /** rad; absent = as it is */
  heading: number | null;
  /** command units */
  left: number;
  /** command units */
  right: number;
  /** on legs: share of the fastest, -1 to 1 */
  ahead: number;
  /** likewise, to the left */
  aside: number;
  /** likewise, to the left */
  turn: number;
  /** on legs: played once; empty = none */
  motion: string;
  /** on legs: the head, rad to the left; absent = as it likes */
  pan: number | null;
  /** likewise, below level */
  tilt: number | null;
  /** "blue" or "yellow" */
  team: string;
  /** all of the team */
  breakpoints: Breakpoint[];
  /** all of the team */
  watches: string[];
  /** of the body */
  symbol: string;
  value: number;
  /** judge: what; `team` is its side */
  ruling: "person" | "program" | "start" | "too_soon" | "fallen" | "stuck" | "box_moved" | "arm" | "step" | "line" | "take_back" | "outside" | "hand" | "fell" | "own_push" | "knocked_down" | "both_fell" | "rose_alone" | "new_start" | "disqualify" | "end_round" | "touched" | "try_failed" | "end";
  /** who asks, as others are shown it */
  by: string;
}

export interface StartMatch {
  league: string;
  blue: string;
  yellow: string;
  /** 0 = the league's */
  minutes: number;
  seed: number;
  /** times real time; 0 = as fast as it goes */
  speed: number;
  /** waits for "play" */
  paused: boolean;
  /** begin like this recording … */
  branch_of: string;
  /** … up to this second, and wait there */
  at: number;
  /** of a contest: its name, or "random" */
  scene: string;
  /** of a contest: "program" or "person" */
  judge: string;
  /** "oracle" or "camera"; empty = as the league says */
  senses: string;
  /** its trial with this seed */
  study: string;
}

export interface LeagueChoice {
  league: string;
  /** its robots have joints: teams of players */
  humanoid: boolean;
  teams: string[];
  /** who plays by default */
  blue: string;
  /** likewise */
  yellow: string;
  /** it has judges, who put up a scene */
  contest: boolean;
  /** of a contest: their names */
  scenes: string[];
  /** by which players see by default; empty: by the truth */
  senses: string;
}

export interface Choices {
  leagues: string[];
  /** of wheeled robots */
  teams: string[];
  /** the same league by league */
  offers: LeagueChoice[];
}

export interface ListedBehaviour {
  /** of its folder */
  name: string;
  /** that runs it: its name, or a path of the command line */
  team: string;
  /** may be empty */
  title: string;
  /** the file that includes the others */
  root: string;
  /** those it is made of, and others in its folder */
  files: string[];
  /** wheeled robots can run it */
  playable: boolean;
}

export interface NewBehaviour {
  /** small letters, digits and _ */
  name: string;
  /** the behaviour to copy */
  from: string;
  /** copy, or the template: rules, chart */
  kind: "copy" | "rules" | "chart";
}

export interface SavedFile {
  path: string;
  /** of the text that is there now, for the next If-Match */
  etag: string;
}

export interface BehaviourPicture {
  /** whose states these are; empty = who calls whom */
  option: string;
  /** drawn from the text as it is now */
  fresh: boolean;
  /** links are #state/NAME and #option/NAME; empty = none */
  svg: string;
  /** why not */
  problem: string;
}

export interface TextToCheck {
  /** tells the language by its ending */
  path: string;
  text: string;
}

export interface TextFinding {
  /** from 1 */
  line: number;
  /** from 1, bytes */
  column: number;
  /** otherwise a warning */
  error: boolean;
  message: string;
}

export interface ChartText {
  /** .csv is a truth table, anything else SCXML */
  path: string;
  /** 1 MiB at most */
  text: string;
}

export interface ChartVariable {
  name: string;
  role: "input" | "output" | "local";
  type: "boolean" | "integer" | "decimal" | "enumerated";
  /** of an enumerated one */
  elements: string[];
  least: number;
  most: number;
  initial: number;
  unit: string;
  doc: string;
}

export interface ChartState {
  name: string;
  full_name: string;
  /** state, junction, final, parallel; shallow or deep history */
  kind: string;
  /** -1 = the chart */
  parent: number;
  /** where it begins; -1 = it has no states in it */
  initial: number;
  /** S1 = 1, raise lost */
  entry: string;
  exit: string;
  /** both, as they are written below its name */
  lines: string[];
  doc: string;
  /** from 1 */
  line: number;
  /** in bytes, from 1 */
  column: number;
  /** the file says where it is */
  placed: boolean;
  /** of its middle, pixels */
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

export interface Way {
  /** the start, then three points for each cubic piece */
  curve: Point[];
  /** of the arrow head; its foot is the last point of the curve */
  tip: Point;
  /** centre */
  label: Point;
}

export interface ChartTransition {
  source: number;
  /** -1 = none, the states stay */
  target: number;
  /** empty = every tick, or of a junction */
  event: string;
  /** empty = always */
  guard: string;
  /** S1 = 1, raise lost */
  effects: string;
  doc: string;
  internal: boolean;
  /** from 1 */
  line: number;
  /** in bytes, from 1 */
  column: number;
  /** guard / effects in lines; the last may end in … */
  label: string[];
  /** 0 = there is none */
  label_width: number;
  label_height: number;
  way: Way;
}

export interface ChartFinding {
  severity: "error" | "warning" | "note";
  /** from 1 */
  line: number;
  /** in bytes, from 1 */
  column: number;
  /** in bytes; 0 = to the end of the word */
  length: number;
  what: string;
  /** may be empty */
  hint: string;
  /** -1 = of none */
  state: number;
  /** -1 = of none */
  transition: number;
}

export interface ChartView {
  /** false: there is nothing but findings */
  readable: boolean;
  name: string;
  doc: string;
  type: "mealy" | "moore" | "classic";
  /** ms */
  sample_time: number;
  initial: number;
  initial_effects: string;
  variables: ChartVariable[];
  states: ChartState[];
  transitions: ChartTransition[];
  findings: ChartFinding[];
  /** the findings are all there is to find */
  exact: boolean;
  /** as CSV, a row for each state and inputs */
  table: string;
  /** rows that differ in nothing that matters are one */
  short_table: string;
  /** why there is none; empty = there is */
  no_table: string;
}

export interface StatePlace {
  /** its id */
  state: string;
  /** pixels, of its middle */
  x: number;
  y: number;
}

export interface ChartEdit {
  /** what is done; it says which fields count */
  edit: "add_state" | "rename" | "remove_state" | "move" | "set_initial" | "set_actions" | "add_transition" | "change_transition" | "order_transition" | "split_transition" | "remove_transition";
  /** its id */
  state: string;
  /** a new one */
  name: string;
  /** the state that a new one lies in; empty = the chart */
  parent: string;
  /** empty = none, the states stay */
  target: string;
  /** of a new state */
  form: "state" | "parallel" | "history" | "deep_history" | "final";
  /** ball done.state.Walk; - = none; empty = as it is, of a new one tick */
  event: string;
  /** empty = always */
  guard: string;
  /** S1 = 1, raise lost */
  effects: string;
  entry: string;
  exit: string;
  /** its number in the chart */
  transition: number;
  /** among those of its state, from 0 */
  order: number;
  /** of states in the picture */
  places: StatePlace[];
}

export interface ChartChange {
  /** SCXML */
  text: string;
  change: ChartEdit;
}

export interface ChartTrial {
  path: string;
  text: string;
  /** 10,000 at most */
  ticks: number;
  /** all inputs of the first tick, then of the next */
  inputs: number[];
}

export interface ChartTick {
  /** the active one, among the chart's states; of several the first */
  state: number;
  /** all of them */
  active: number[];
  /** transitions that were taken, through junctions; none = it stayed */
  way: number[];
  /** of all variables, after the tick */
  values: number[];
}

export interface ChartRun {
  ticks: ChartTick[];
}

export interface ListedRobot {
  name: string;
  title: string;
  /** why its files cannot be read; else empty */
  problem: string;
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

export interface RobotLink {
  name: string;
  /** stands before it; -1 = the trunk */
  parent: number;
  /** m in its parent, while its joint is at 0 */
  position: Vector3;
  /** likewise */
  rotation: Quaternion;
  /** that turns it; -1 = none */
  joint: number;
  /** it turns by so much of the joint's angle */
  ratio: number;
  /** and so many degrees */
  bias: number;
  /** in its own frame */
  axis: Vector3;
  /** a point of the axis, in its own frame */
  anchor: Vector3;
}

export interface RobotShape {
  name: string;
  link: number;
  kind: "box" | "sphere" | "capsule" | "cylinder";
  /** m: half lengths of a box; else x the radius, z half the length */
  size: Vector3;
  /** m in its link */
  position: Vector3;
  /** capsules and cylinders lie along z */
  rotation: Quaternion;
  /** 0 to 1 */
  rgba: number[];
}

export interface RobotSole {
  link: number;
  /** m in its link */
  position: Vector3;
  /** x ahead, z up */
  rotation: Quaternion;
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

export interface ListedMotion {
  name: string;
  title: string;
  /** how many */
  poses: number;
  /** false: the file has faults */
  readable: boolean;
}

export interface MotionAngle {
  joint: string;
  degrees: number;
}

export interface MotionPose {
  /** unique in its motion */
  name: string;
  /** seconds to get there; 0 where the speed says it */
  time: number;
  /** of the servo's top speed; 0 where the time says it */
  speed: number;
  /** seconds to wait there */
  pause: number;
  /** the next pose follows after the time, arrived or not */
  through: boolean;
  /** it stands safely here */
  equilibrium: boolean;
  /** the pose whose mirror image this is; else empty */
  mirror_of: string;
  /** joints not named stay where they are */
  angles: MotionAngle[];
}

export interface MotionDraft {
  robot: string;
  /** of its file */
  name: string;
  /** as in its file, 256 KiB at most; empty: all below counts */
  text: string;
  title: string;
  /** the motion whose mirror image this is; else empty */
  mirror_of: string;
  /** 0: until it is interrupted */
  repeat: number;
  /** on purpose: that is no fall */
  lies_down: boolean;
  poses: MotionPose[];
}

export interface MotionView {
  robot: string;
  name: string;
  title: string;
  mirror_of: string;
  repeat: number;
  lies_down: boolean;
  /** mirror images resolved */
  poses: MotionPose[];
  /** of a motion that kicks: x, y from the middle between the feet and radius in m; else empty */
  ball: number[];
  /** of the file */
  text: string;
  /** of that text, for If-Match; empty where it is no file yet */
  etag: string;
  /** false: see the faults */
  readable: boolean;
  /** the text has remarks, which saving poses does not keep */
  remarks: boolean;
  faults: TextFinding[];
}

export interface MotionFinding {
  /** range, speed, start, end or balance */
  concern: string;
  /** its name */
  pose: string;
  /** empty where it is about the whole robot */
  joint: string;
  text: string;
}

export interface MotionTrial {
  motion: MotionDraft;
  /** how it begins */
  stance: "upright" | "front" | "back";
  /** false: the robot as drawn, without noise */
  random_body: boolean;
  /** of a random body */
  seed: number;
}

export interface MotionFrame {
  /** s */
  time: number;
  /** x y z in m, then the quaternion x y z w */
  trunk: number[];
  /** degrees, in the robot's order */
  angles: number[];
  /** x y z in m; empty = there is none */
  ball: number[];
}

export interface MotionLoad {
  joint: string;
  /** the highest, N m */
  torque: number;
  /** the highest, degrees a second */
  speed: number;
  /** the servo gave all it has */
  at_limit: boolean;
}

export interface MotionRun {
  /** 50 a second */
  frames: MotionFrame[];
  /** false: it was left after 20 s */
  ended: boolean;
  /** it stood, and then lay */
  fell: boolean;
  /** upright a second after the motion */
  stands: boolean;
  /** that the motion took */
  seconds: number;
  /** m, the deepest touch of two of its own parts */
  self_contact: number;
  /** N m that the servos of this body hand on */
  most_torque: number;
  /** no servo had to give all that */
  torque_met: boolean;
  /** no way is faster than a servo turns without load */
  speed_met: boolean;
  /** in the robot's order */
  loads: MotionLoad[];
}

export interface Pose2 {
  x: number;
  y: number;
  heading: number;
}

export interface EyePicture {
  /** s */
  time: number;
  /** false: drawn from where everything was */
  recorded: boolean;
  /** pixels */
  width: number;
  /** pixels */
  height: number;
  /** rows from the top, three bytes a pixel */
  rgb: string;
}

export interface Vec2 {
  x: number;
  y: number;
}

export interface RobotId {
  team: "blue" | "yellow";
  /** in its team, from 0 */
  number: number;
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
  kind: "ball" | "post" | "robot" | "goal" | "left landmark" | "right landmark" | "corner post" | "line" | "crossing";
  /** which one, of a post */
  post: "unknown" | "own left" | "own right" | "opponent left" | "opponent right";
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
  whose: "unknown" | "own" | "opponent";
  crossing: "none" | "L" | "T" | "X";
  /** along a line; out of a goal's mouth */
  orientation: Orientation | null;
  /** where a camera saw it */
  box: ImageBox | null;
  /** too small for this picture: as a finer one saw it last */
  held: boolean;
}

export interface EyeThing {
  seen: Seen;
  /** m, field frame */
  place: Vec2;
  /** m, field frame; absent: nobody knows what it was */
  truth: Vec2 | null;
  /** m between both */
  error: number | null;
  /** where it lies in the picture, where it has no box */
  pixel: Vec2 | null;
}

export interface EyeRay {
  /** m, field frame */
  from: Vec2;
  /** m, field frame */
  to: Vec2;
  /** it met something */
  hit: boolean;
}

export interface EyeCone {
  /** m, field frame */
  from: Vec2;
  /** rad, its axis */
  heading: number;
  /** rad from edge to edge */
  angle: number;
  /** m */
  range: number;
  /** m, nearest first */
  echoes: number[];
}

export interface ObstacleBelief {
  /** how it is known */
  kind: "sonar" | "vision" | "arm" | "foot bumper" | "told";
  /** m, robot frame */
  centre: Vec2;
  /** m, robot frame: its nearest point */
  closest: Vec2;
  /** m, robot frame: its left corner */
  left: Vec2;
  /** m, robot frame: its right corner */
  right: Vec2;
  /** when it was last heard, felt or told */
  known: number;
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
  symbols: ObstacleSymbols;
}

export interface EyesView {
  /** s */
  time: number;
  /** how the player sees */
  senses: string;
  /** whose pitch it stands on */
  league: string;
  /** the robot's folder in content/robots; empty: wheels */
  model: string;
  /** of that model, by its name; empty: none */
  camera: string;
  /** it looks for one with black patches */
  white_ball: boolean;
  /** where it really was */
  robot: Pose2;
  /** of a robot that has a camera */
  picture: EyePicture | null;
  /** m above the ground */
  camera_height: number | null;
  /** rad downwards */
  camera_tilt: number | null;
  /** rad to the left of the robot's heading */
  camera_pan: number | null;
  /** m, field frame: where it really was */
  ball: Vec2;
  /** that were recognised */
  things: EyeThing[];
  /** m, field frame: the outline of what the camera sees of the pitch */
  ground: Vec2[];
  /** of lasers */
  rays: EyeRay[];
  /** of sonars */
  cones: EyeCone[];
  /** of a player that has sonars */
  obstacles: ObstacleBeliefs | null;
}

export interface ColourRangeView {
  name: string;
  id: number;
  /** 0…179; above hue_high: through red */
  hue_low: number;
  /** 0…179 */
  hue_high: number;
  /** 0…255 */
  saturation_low: number;
  /** 0…255 */
  saturation_high: number;
  /** 0…255 */
  value_low: number;
  /** 0…255 */
  value_high: number;
}

export interface ColourFileView {
  /** with its ending, .toml or .conf */
  name: string;
  /** of the text that is there; empty in a draft */
  etag: string;
  /** the earlier one has what is in two */
  ranges: ColourRangeView[];
  /** a sentence each */
  doubts: string[];
}

export interface CameraShot {
  picture: EyePicture;
  /** the robot whose camera took it */
  model: string;
  /** of that model, by its name; empty: the first */
  camera: string;
  /** m of the camera above the ground */
  height: number;
  /** degrees down */
  tilt: number;
  /** degrees left */
  pan: number;
  /** where the robot stood, field frame */
  robot: Pose2;
  /** where the ball lay, field frame */
  ball: Vec2 | null;
  /** the robot whose measured lens took it; empty: as files say */
  mount: string;
}

export interface CameraLook {
  /** whose ball, goals and lines */
  league: string;
  shot: CameraShot;
  ranges: ColourRangeView[];
  /** whose eyes */
  team: "blue" | "yellow";
  /** white with black patches, found by its shape */
  white_ball: boolean;
}

export interface CameraSeen {
  things: Seen[];
  /** of each range */
  pixels: number[];
  /** about the ranges */
  doubts: string[];
}

export interface CameraCalibration {
  league: string;
  shots: CameraShot[];
  /** by which lines are found */
  ranges: ColourRangeView[];
}

export interface CameraMountView {
  /** degrees further down than was said */
  tilt: number;
  /** m higher */
  height: number;
  /** degrees */
  tilt_spread: number;
  /** m */
  height_spread: number;
  /** m by which lines still lie beside the pitch's */
  off: number;
  /** of lines that were used */
  points: number;
}

export interface CameraMountDraft {
  /** small letters, digits and '_' */
  robot: string;
  /** degrees */
  tilt: number;
  /** m */
  height: number;
}

export interface ListedTuning {
  name: string;
  robot: string;
  skill: string;
  /** ms since 1970 */
  started: number;
  /** it goes on now */
  running: boolean;
  /** the last one */
  generation: number;
  /** generations in all */
  wanted: number;
  /** score of what there was */
  before: number;
  /** score of the best so far */
  best: number;
}

export interface TunedParameter {
  name: string;
  /** what there was */
  before: number;
  least: number;
  most: number;
}

export interface TuneStart {
  robot: string;
  skill: string;
  /** how it is tried */
  scenario: string;
  /** what the score says */
  meaning: string;
  /** ms since 1970; tells searches of one name apart */
  started: number;
  /** tries in a generation */
  population: number;
  /** random bodies for each try */
  bodies: number;
  seed: number;
  parameters: TunedParameter[];
}

export interface TuneProgress {
  /** done so far */
  generation: number;
  /** score of what there was */
  before: number;
  /** the best score so far */
  best: number;
  /** score of the last generation's tries, on average */
  mean: number;
  /** standard deviation of these scores */
  spread: number;
  /** so far, each on all bodies */
  tries: number;
}

export interface TuneStep {
  progress: TuneProgress;
  /** generations in all */
  wanted: number;
  /** spent so far, without the time that it was stopped */
  seconds: number;
  /** the best so far, in the order of the parameters */
  values: number[];
}

export interface TuneEnd {
  /** false: somebody ended it before its last generation */
  complete: boolean;
  /** that the search has not seen, for the next two */
  bodies: number;
  /** score of what there was */
  before: number;
  /** score of the best */
  after: number;
  /** standard error of their difference */
  noise: number;
  /** lines of the file that differ, with - and + before them */
  diff: string;
  /** that keeps the skill, below the project's folder */
  file: string;
  /** the file has the best values now */
  written: boolean;
}

export interface TuningView {
  name: string;
  /** it goes on now */
  running: boolean;
  start: TuneStart;
  /** of the asked part */
  steps: TuneStep[];
  /** where it has ended in order, and this is its last part */
  end: TuneEnd | null;
  /** the byte to ask from next time */
  next: number;
  /** there is more already */
  more: boolean;
}

export interface ListedStudy {
  name: string;
  title: string;
  league: string;
  blue: string;
  yellow: string;
  /** so far */
  trials: number;
  /** ms since 1970 */
  changed: number;
}

export interface StudyFigure {
  name: string;
  unit: string;
  /** it happened or not */
  share: boolean;
  /** of trials */
  count: number;
  mean: number;
  /** of single trials */
  deviation: number;
  /** of the 95 % interval of the mean */
  low: number;
  /** of the 95 % interval of the mean */
  high: number;
  median: number;
  least: number;
  most: number;
}

export interface StudyMeasure {
  figure: StudyFigure;
  /** one line */
  meaning: string;
}

export interface StudyTrial {
  seed: number;
  /** why */
  ended: string;
  /** one for each measure; null: it could not be told */
  values: number[];
}

export interface StudyView {
  study: ListedStudy;
  /** that were measured */
  measures: StudyMeasure[];
  /** by seed; of a long study only the first */
  trials: StudyTrial[];
  /** what it is held against, for people; empty: nothing */
  bars: string;
}

export interface SceneGround {
  /** in which they are played */
  league: string;
  /** names of all legal ones */
  scenes: string[];
  /** m, along x */
  length: number;
  /** m, along y */
  width: number;
  /** m: the lines of start and goal zone are at -x and x */
  line: number;
  /** m, side of its foot */
  box: number;
  /** m, the least that the rules ask for */
  gap: number;
  most_boxes: number;
}

export interface SceneBox {
  /** m from the middle of the field, towards the goal zone */
  x: number;
  /** m, to the left of who walks there */
  y: number;
  /** degrees, counter-clockwise */
  turn: number;
}

export interface SceneDraft {
  /** of its file in content/scenes; counts when it is saved */
  name: string;
  /** likewise */
  title: string;
  boxes: SceneBox[];
}

export interface SceneFaultView {
  /** a sentence, with what to do */
  text: string;
  /** their places in the list, from 0 */
  boxes: number[];
}

export interface SceneView {
  /** places in millimetres and degrees, as files have them */
  scene: SceneDraft;
  /** empty: it is legal */
  faults: SceneFaultView[];
  /** of its file; empty: it is none */
  etag: string;
}

export interface ListedDatabase {
  team: string;
  /** 0: base station */
  member: number;
  /** that use it now */
  processes: number;
  records: number;
  /** of memory */
  bytes: number;
  /** why it cannot be opened; else empty */
  trouble: string;
}

export interface ListedTeam {
  team: string;
  /** by member */
  robots: ListedDatabase[];
}

export interface ValueRow {
  /** whose it is */
  member: number;
  /** 1: the first that was put */
  number: number;
  /** seconds */
  age: number;
  /** older than the record's lifetime */
  expired: boolean;
  bytes: number;
  /** values that subscribers came too late for */
  lost: number;
  /** values a second */
  rate: number;
  /** the process that put it */
  origin: string;
}

export interface RecordTable {
  name: string;
  area: "local" | "shared" | "base";
  /** the name of its message */
  layout: string;
  /** seconds; 0: now and then */
  period: number;
  /** seconds; 0: values never expire */
  lifetime: number;
  /** bytes of a value, at most */
  capacity: number;
  /** by member; those that nobody has put are left out */
  values: ValueRow[];
}

export interface DatabaseTable {
  /** 0: base station */
  member: number;
  /** robots of the team */
  members: number;
  /** that use it now */
  processes: string[];
  records: RecordTable[];
  /** why it cannot be opened; else empty */
  trouble: string;
}

export interface TeamState {
  team: string;
  /** by member */
  robots: DatabaseTable[];
}

export interface ShownValue {
  record: string;
  area: "local" | "shared" | "base";
  /** whose it is */
  member: number;
  state: "nothing" | "fresh" | "expired" | "damaged";
  /** seconds */
  age: number;
  /** 0: nothing is put */
  number: number;
  /** the process that put it */
  origin: string;
  /** by the record's layout; null where there is none */
  value: unknown;
}

export interface TeamCopy {
  /** in whose database it lies */
  robot: number;
  value: ShownValue;
  /** those before, oldest first, as far as asked for and still there */
  past: ShownValue[];
  /** why there is no value; else empty */
  trouble: string;
}

export interface TeamPut {
  team: string;
  /** in whose database, and whose */
  member: number;
  record: string;
  /** the value as text */
  json: string;
}

export interface StartJournal {
  kind: "record" | "replay";
  team: string;
  /** from whose database, or into whose */
  member: number;
  /** replay: one of the journals; a recording gets a name of its own */
  file: string;
  /** replay: times real time; 0: as fast as it goes */
  speed: number;
  /** record: so long; 0: until it is ended */
  seconds: number;
}

export interface JournalStatus {
  /** to end it by */
  id: number;
  kind: "record" | "replay";
  team: string;
  member: number;
  /** its name among the recordings */
  file: string;
  running: boolean;
  /** recorded, or of the journal, so far */
  seconds: number;
  /** seconds in all; 0: until it is ended */
  length: number;
  /** so far */
  values: number;
  /** record: overwritten before they could be read */
  lost: number;
  /** why it ended too early; else empty */
  problem: string;
}

export interface ListedJournal {
  name: string;
  bytes: number;
  /** seconds since 1970 */
  modified: number;
  /** closed by its writer */
  complete: boolean;
  /** from the first value to the last */
  seconds: number;
}

export interface JournalsView {
  /** newest first; those of the same robot and kind once */
  tasks: JournalStatus[];
  /** newest first; without those that are recorded now */
  journals: ListedJournal[];
}

export interface RadioMember {
  member: number;
  /** away, joining, running or missing */
  membership: "away" | "joining" | "running" | "missing";
  /** -1: none */
  slot: number;
  heard_ago: number;
  /** frames */
  heard: number;
  /** frames whose numbers are missing */
  lost: number;
  /** frames that came again, or after younger ones */
  late: number;
  /** frames in a slot that is not theirs */
  collided: number;
  /** 0 to 1, over the last rounds */
  loss: number;
  /** their clock less ours */
  clock_offset: number;
  /** of the last frame, against its slot */
  lateness: number;
}

export interface RadioFrame {
  member: number;
  /** since the round's begin */
  offset: number;
  bytes: number;
  records: number;
  /** sent in the slot of its sender */
  in_slot: boolean;
}

export interface RadioDropped {
  garbage: number;
  oversized: number;
  other_team: number;
  other_version: number;
  /** of a record */
  other_layout: number;
  replayed: number;
  not_authentic: number;
  /** from another robot that says it is the same member */
  rival: number;
  /** records that this robot does not have */
  undeclared: number;
  /** without a key, not a continuation of its sender's */
  doubtful: number;
}

export interface RadioState {
  member: number;
  /** of this robot */
  round: number;
  /** as planned */
  round_length: number;
  /** the round is divided among so many, in equal parts */
  slots: number;
  /** how it sends */
  link: string;
  has_key: boolean;
  /** sent by this robot, over the last rounds */
  bytes_per_s: number;
  /** bytes a second that this robot may send */
  budget: number;
  members: RadioMember[];
  /** of the last round */
  frames: RadioFrame[];
  /** packets thrown away since the radio began */
  dropped: RadioDropped;
  /** what somebody should look at; mostly empty */
  trouble: string;
}

export interface RefereeOrderInfo {
  name: string;
  /** such as SIDE PLAYER */
  arguments: string;
  meaning: string;
}

export interface RefereeChoice {
  protocol: "hl" | "hl-old" | "spl14" | "spl18" | "hsl19" | "hsl20" | "msl" | "msl-old";
  title: string;
  /** false: a RefBox, where teams connect */
  game_controller: boolean;
  /** that it has words for */
  penalties: ("none" | "ball-contact" | "pushing" | "motion-in-set" | "inactive" | "position" | "leaving-field" | "pick-up" | "game-stuck" | "position-in-set" | "stance" | "motion-in-standby" | "motion-in-stop" | "substitute" | "manual" | "manipulation" | "contact" | "attack" | "defence" | "service" | "incapable" | "ball-holding" | "arms" | "cautioned" | "sent-off" | "repair" | "other")[];
  /** that it has words for */
  orders: RefereeOrderInfo[];
}

export interface RefereeStartTeam {
  number: number;
  /** empty: the protocol's usual one */
  colour: string;
}

export interface RefereeStart {
  protocol: "hl" | "hl-old" | "spl14" | "spl18" | "hsl19" | "hsl20" | "msl" | "msl-old";
  /** two */
  teams: RefereeStartTeam[];
  /** of each team */
  players: number;
  /** its length in seconds */
  half: number;
  /** address to send to; empty: this machine only */
  to: string;
  /** to send to, or to serve; 0: the protocol's own */
  port: number;
  /** where robots answer; 0: the protocol's own */
  status_port: number;
  /** hear robots, or serve teams, on other machines */
  anyone: boolean;
}

export interface RefereeOrder {
  /** a line of a script */
  text: string;
}

export interface RefereePlayer {
  /** why it must not play */
  penalty: "none" | "ball-contact" | "pushing" | "motion-in-set" | "inactive" | "position" | "leaving-field" | "pick-up" | "game-stuck" | "position-in-set" | "stance" | "motion-in-standby" | "motion-in-stop" | "substitute" | "manual" | "manipulation" | "contact" | "attack" | "defence" | "service" | "incapable" | "ball-holding" | "arms" | "cautioned" | "sent-off" | "repair" | "other";
  /** about so long until the penalty may end */
  penalty_left: number;
  warnings: number;
  /** cautions, in HSL */
  yellow_cards: number;
  red_cards: number;
  goalkeeper: boolean;
}

export interface RefereeTeam {
  number: number;
  /** MSL: the multicast address that stands for the team */
  name: string;
  /** of field players */
  colour: string;
  /** empty where it is not said */
  keeper_colour: string;
  score: number;
  /** taken so far */
  penalty_shots: number;
  /** a bit for each of them: a goal */
  single_shots: number;
  /** team messages that may still be sent */
  message_budget: number;
  /** number 1 first */
  players: RefereePlayer[];
  /** MSL: of robots whose numbers are not said */
  yellow_cards: number;
  /** likewise */
  double_yellows: number;
  /** likewise */
  red_cards: number;
  /** likewise: robots that are out for repair now */
  repairs: number;
}

export interface RefereeState {
  protocol: "hl" | "hl-old" | "spl14" | "spl18" | "hsl19" | "hsl20" | "msl" | "msl-old";
  play: "initial" | "ready" | "set" | "playing" | "finished" | "standby";
  phase: "normal" | "penalty shoot-out" | "overtime" | "timeout";
  /** how the ball comes into play */
  set_play: "none" | "kick-off" | "dropped ball" | "free kick" | "indirect free kick" | "pushing free kick" | "penalty kick" | "corner" | "goal kick" | "throw-in";
  /** of an interruption: 0 and 2 stand still, 1 the ball is placed */
  stage: number;
  /** whose kick-off or set play */
  kicking: "neither" | "first" | "second";
  /** 3 and 4 are those of overtime */
  half: number;
  /** play is stopped: nobody moves */
  stopped: boolean;
  /** of this half, below 0 in overrun; MSL does not say it */
  left: number;
  /** of what is being waited for */
  secondary_left: number;
  /** two */
  teams: RefereeTeam[];
}

export interface RefereeView {
  running: boolean;
  /** the address packets go to, or where teams connect */
  where: string;
  /** teams, of a RefBox */
  connected: number;
  /** that have answered */
  robots: string[];
  /** the last ones, newest first */
  orders: string[];
  clock_runs: boolean;
  /** why nothing can be sent; else empty */
  problem: string;
  /** what robots are told; only while it is running */
  state: RefereeState | null;
}

