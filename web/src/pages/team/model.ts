// What the team page shows, without any page: rows of the table, values side by side, rounds of the radio, courses.

import type { RadioState, TeamCopy, TeamState } from "../../data/types/api";
import type { Series } from "../../ui/plots/decimate";

export interface Row {
  key: string;
  robot: number;
  record: string;
  area: string;
  owner: string;
  member: number;
  age: number;
  expired: boolean;
  rate: number;
  bytes: number;
  lost: number;
  origin: string;
}
export type Column = "robot" | "record" | "owner" | "age" | "rate" | "bytes" | "lost" | "origin";

/// A row for each value that a robot of the team has.
export function tableRows(state: TeamState): Row[] {
  return state.robots.flatMap(({ member: robot, records }) =>
    records.flatMap(({ name, area, values }) =>
      values.map(({ member, age, expired, rate, bytes, lost, origin }) => ({
        key: `${robot}/${name}/${member}`,
        robot,
        record: name,
        area,
        owner: area === "shared" ? String(member) : area,
        member,
        age,
        expired,
        rate,
        bytes,
        lost,
        origin,
      })),
    ),
  );
}

/// Rows in the order of a column; equal ones stay as they were.
export function sorted(rows: Row[], column: Column, descending: boolean): Row[] {
  const compare = (a: Row, b: Row) => {
    const [x, y] = [a[column], b[column]];
    return typeof x === "number" ? x - (y as number) : String(x).localeCompare(String(y), undefined, { numeric: true });
  };
  return [...rows].sort((a, b) => (descending ? compare(b, a) : compare(a, b)));
}

/// Rows that have every word of a text in them.
export function filtered(rows: Row[], text: string, robot?: number): Row[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return rows.filter(
    (row) =>
      (robot === undefined || row.robot === robot) &&
      words.every((word) => `${row.record} ${row.owner} ${row.origin}`.toLowerCase().includes(word)),
  );
}

export function ageText(seconds: number): string {
  if (seconds < 1) return `${(seconds * 1000).toFixed(1)} ms`;
  if (seconds < 120) return `${seconds.toFixed(1)} s`;
  return seconds < 7200 ? `${(seconds / 60).toFixed(0)} min` : `${(seconds / 3600).toFixed(0)} h`;
}

const MOST_FIELDS = 2000;

/// The leaves of a value by their paths: `self.place.x`, `obstacles[0].width`.
export function flattened(value: unknown, path = "", into = new Map<string, string>()): Map<string, string> {
  if (into.size >= MOST_FIELDS) return into;
  if (Array.isArray(value)) {
    if (value.length === 0) into.set(path, "[]");
    value.forEach((entry, i) => flattened(entry, `${path}[${i}]`, into));
  } else if (typeof value === "object" && value !== null) {
    for (const [name, entry] of Object.entries(value)) flattened(entry, path ? `${path}.${name}` : name, into);
  } else {
    into.set(path, typeof value === "string" ? `“${value}”` : String(value));
  }
  return into;
}

export interface Field {
  path: string;
  cells: { text: string | undefined; differs: boolean }[];
  differs: boolean;
}

/// A row for each field, a cell for each robot that has the value. What counts is what the owner has; where it has no
/// database here, the first robot.
export function sideBySide(all: TeamCopy[], owner?: number): Field[] {
  const values = all.map(({ value }) => (value.number === 0 ? undefined : flattened(value.value)));
  const first = values.findIndex((one, i) => one && all[i]!.robot === owner);
  const truth = values[first >= 0 ? first : values.findIndex(Boolean)];
  const paths = new Set(values.flatMap((one) => [...(one?.keys() ?? [])]));
  return [...paths].map((path) => {
    const cells = values.map((one) => ({
      text: one?.get(path),
      differs: one !== undefined && one.get(path) !== truth?.get(path),
    }));
    return { path, cells, differs: cells.some(({ differs }) => differs) };
  });
}

/// The last rounds of one radio; each is asked for several times, and some not at all.
export class Rounds {
  static readonly most = 12;
  all: RadioState[] = [];
  take(states: RadioState[]): void {
    for (const state of states) {
      // a radio that was started again counts from the beginning
      if (this.all.length > 0 && state.round < this.all.at(-1)!.round - 1000) this.all = [];
      const at = this.all.findIndex(({ round }) => round >= state.round);
      if (at < 0) this.all.push(state);
      else if (this.all[at]!.round === state.round) this.all[at] = state;
      else this.all.splice(at, 0, state);
    }
    this.all = this.all.slice(-Rounds.most);
  }
}

/// Numbers over the last minute.
export class Courses {
  static readonly seconds = 60;
  readonly series = new Map<string, Series>();
  add(time: number, id: string, value: number): void {
    let one = this.series.get(id);
    if (!one) this.series.set(id, (one = { times: [], values: [] }));
    one.times.push(time);
    one.values.push(value);
    const old = one.times.findIndex((at) => at >= time - Courses.seconds - 1);
    if (old > 0) {
      one.times.splice(0, old);
      one.values.splice(0, old);
    }
  }
  /// Forgets those of whom nothing was heard for a minute.
  clean(time: number): void {
    for (const [id, { times }] of this.series) if (times.at(-1)! < time - Courses.seconds) this.series.delete(id);
  }
}

/// What one robot believes of itself and of the ball, in metres and radians, x towards the opponents' goal.
export interface Belief {
  robot: number;
  role: string;
  place: { x: number; y: number };
  heading: number;
  ball: { x: number; y: number } | undefined;
  age: number;
  stale: boolean;
}
interface World {
  self?: { number?: number; role?: string };
  ours?: { position: { x: number; y: number }; orientation: number }[];
  ball?: { position: { x: number; y: number }; see?: boolean; lifetime?: number };
}

/// From each robot's own record of the world; who does not say where it is itself is left out.
export function beliefs(worlds: TeamCopy[]): Belief[] {
  return worlds.flatMap(({ robot, value: { value, number, age, state } }) => {
    const world = value as World | null;
    const own = world?.ours?.[(world.self?.number ?? robot) - 1];
    if (number === 0 || !own) return [];
    const { ball } = world;
    const known = ball && (ball.see || (ball.lifetime ?? 0) > 0);
    return {
      robot,
      role: world.self?.role ?? "",
      place: own.position,
      heading: own.orientation,
      ball: known ? ball.position : undefined,
      age,
      stale: state !== "fresh",
    };
  });
}

/// The pitch by the landmarks of a robot that has some; without any, large enough for all that is believed.
export function pitchSize(landmarks: TeamCopy[], all: Belief[]): { length: number; width: number; goal: number } {
  const places = landmarks
    .map(
      ({ value }) => (value.value as { places?: { what: string; place: { x: number; y: number } }[] } | null)?.places,
    )
    .find((one) => one && one.length > 0);
  const corners = places?.some(({ what }) => /corner/.test(what)) ?? false;
  const points = [
    ...(places?.map(({ place }) => place) ?? []),
    ...(corners ? [] : all.flatMap(({ place, ball }) => (ball ? [place, ball] : [place]))),
  ];
  const reach = (of: "x" | "y", least: number) => Math.max(least, ...points.map((point) => Math.abs(point[of])));
  const posts = places?.filter(({ what }) => /post/.test(what)).map(({ place }) => Math.abs(place.y)) ?? [];
  const half = reach("x", corners ? 0.5 : 1.5);
  // without corners nobody says how wide it is
  const side = reach("y", corners ? 0.3 : half * 0.65);
  const goal = posts.length > 0 ? Math.max(...posts) : side / 4;
  return { length: 2 * half, width: 2 * Math.max(side, goal), goal: 2 * goal };
}

/// Balls nearer to one another than `apart` metres as one, with all who believe it to be there: their numbers must not be written
/// over one another.
export function sharedBalls(all: Belief[], apart: number): { ball: { x: number; y: number }; robots: number[] }[] {
  const shared: { ball: { x: number; y: number }; robots: number[] }[] = [];
  for (const { robot, ball } of all) {
    if (!ball) continue;
    const near = shared.find((one) => Math.hypot(one.ball.x - ball.x, one.ball.y - ball.y) < apart);
    if (near) near.robots.push(robot);
    else shared.push({ ball, robots: [robot] });
  }
  return shared;
}
