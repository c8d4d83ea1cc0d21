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
  error: string;
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

export interface LiveCommand {
  do: "play" | "pause" | "step" | "speed" | "place" | "steer" | "release" | "reset" | "stop" | "reload" | "breakpoints" | "watches" | "symbol";
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
  /** "blue" or "yellow" */
  team: string;
  /** all of the team */
  breakpoints: Breakpoint[];
  /** all of the team */
  watches: string[];
  /** of the body */
  symbol: string;
  value: number;
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
}

export interface Choices {
  leagues: string[];
  teams: string[];
}

export interface ListedBehaviour {
  /** of its folder, and of the team that runs it */
  name: string;
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
  /** state, junction or final */
  kind: string;
  /** -1 = the chart */
  parent: number;
  /** where it begins; -1 = it has no states in it */
  initial: number;
  /** S1 = 1, S0 = 0 */
  entry: string;
  exit: string;
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
  /** empty = always */
  guard: string;
  /** S1 = 1, S0 = 0 */
  effects: string;
  doc: string;
  internal: boolean;
  /** from 1 */
  line: number;
  /** in bytes, from 1 */
  column: number;
  /** without points: whoever draws finds one */
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
  /** empty = always */
  guard: string;
  /** S1 = 1, S0 = 0 */
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
  /** the active one, among the chart's states */
  state: number;
  /** transitions that were taken, through junctions; none = it stayed */
  way: number[];
  /** of all variables, after the tick */
  values: number[];
}

export interface ChartRun {
  ticks: ChartTick[];
}

