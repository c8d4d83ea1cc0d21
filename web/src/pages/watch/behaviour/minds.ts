// What the robots have in mind at any moment: their programs, thoughts and changes of state, out of a recording or a live
// match.

import type { Timed } from "../../../data/decoded";
import type { Recording } from "../../../data/recording";
import type {
  ActiveOption,
  BehaviourOption,
  BehaviourProgram,
  StateChange,
  Thought,
  Thoughts,
} from "../../../data/types/recorded";

const THOUGHTS = "/behaviour/thoughts";
export const HISTORY = 30; // seconds that are looked back for changes of state

/// One robot at one moment.
export interface Mind {
  robot: number;
  program: BehaviourProgram;
  thought: Thought;
}
/// A change of state and its moment.
export interface Change {
  time: number;
  change: StateChange;
}

export class Minds {
  private readonly programs = new Map<string, BehaviourProgram>();
  private asked = -1; // the chunk before which others were fetched

  /// `changed` is called when more is known.
  constructor(
    private readonly recording: Recording,
    private readonly robots: number,
    private readonly changed: () => void,
  ) {
    void this.read();
  }

  /// Whether any team is known to run a program.
  get any(): boolean {
    return this.programs.size > 0;
  }
  /// 0 = blue, 1 = yellow.
  teamOf(robot: number): 0 | 1 {
    return robot < this.robots / 2 ? 0 : 1;
  }
  /// The program of a team, by its version.
  program(team: number, version: number): BehaviourProgram | undefined {
    return this.programs.get(`${team} ${version}`);
  }

  /// All robots that run programs, at a moment.
  at(time: number): Mind[] {
    const thoughts = this.recording.latest<Thoughts>(THOUGHTS, time);
    return (thoughts?.robots ?? []).flatMap((thought) => {
      const program = this.program(this.teamOf(thought.robot), thought.version);
      return program ? [{ robot: thought.robot, program, thought }] : [];
    });
  }

  /// The thoughts of a robot in the last seconds, oldest first.
  past(robot: number, time: number, seconds: number): Timed<Thought>[] {
    return this.recording.pastMessages<Thoughts>(THOUGHTS, time, seconds).flatMap((message) => {
      const thought = message.value.robots.find((one) => one.robot === robot);
      return thought ? [{ time: message.time, value: thought }] : [];
    });
  }

  /// The changes of state among thoughts of one version, newest first.
  static changes(past: Timed<Thought>[], version: number): Change[] {
    const found: Change[] = [];
    let last = -1;
    for (const { value } of past) {
      if (value.version !== version) continue;
      const fresh = value.changes
        .map((change) => ({ time: secondsOf(change.time), change }))
        .filter(({ time }) => time > last);
      found.push(...fresh);
      last = Math.max(last, ...fresh.map(({ time }) => time));
    }
    return found.reverse();
  }

  /// Fetches what a moment and the seconds before it need.
  async fetch(time: number): Promise<void> {
    const chunk = this.recording.chunkAt(time);
    if (chunk === this.asked) return;
    this.asked = chunk;
    for (const seconds of [1, HISTORY / 3, HISTORY]) {
      if (this.asked === chunk && (await this.recording.fetchPast(time, seconds))) this.changed();
    }
  }

  private async read(): Promise<void> {
    try {
      for await (const program of this.recording.programs()) {
        this.programs.set(`${program.team} ${program.version}`, program);
        this.changed();
      }
    } catch (error) {
      console.warn(error); // then there is nothing to show
    }
  }
}

export function secondsOf(time: { seconds: number; nanos: number } | null): number {
  return time ? time.seconds + time.nanos / 1e9 : 0;
}

/// Who called the entry of an activation list; -1 = nobody.
export function callerOf(active: ActiveOption[], index: number): number {
  let i = index - 1;
  while (i >= 0 && active[i]!.depth >= active[index]!.depth) --i;
  return i;
}

/// The deepest active option; the last one where several are equally deep.
export function deepest(active: ActiveOption[]): ActiveOption | undefined {
  return active
    .filter((one) => one.option >= 0)
    .reduce<ActiveOption | undefined>((best, one) => (best && best.depth > one.depth ? best : one), undefined);
}

export function stateName(option: BehaviourOption | undefined, state: number): string {
  return option?.states[state]?.name ?? "";
}
