// One search as far as it was told, and what can be said of it. No page in here, so that it can be tested without.

import type { TunedParameter, TuningView } from "../../data/types/api";

/// Puts a new part behind what is known; a part of another search takes its place.
export function joined(known: TuningView | undefined, part: TuningView): TuningView {
  if (!known || known.name !== part.name || known.start.started !== part.start.started) return part;
  const steps = part.steps.length > 0 ? [...known.steps, ...part.steps] : known.steps;
  // what has ended stays so until it goes on
  const end = part.end ?? (part.steps.length > 0 || part.running ? null : known.end);
  return { ...part, steps, end };
}

/// A part that does not go on where the last one ended is no use.
export const isOther = (known: TuningView | undefined, part: TuningView): boolean =>
  known !== undefined && known.start.started !== part.start.started;

export interface Change {
  parameter: TunedParameter;
  now: number;
  share: number;
}

/// The parameters of the best try, those that changed most first; `share` is the change in parts of the range.
export function changes({ start, steps }: TuningView): Change[] {
  const values = steps.at(-1)?.values;
  return start.parameters
    .map((parameter, i) => {
      const now = values?.[i] ?? parameter.before;
      const range = parameter.most - parameter.least;
      return { parameter, now, share: range > 0 ? (now - parameter.before) / range : 0 };
    })
    .sort((a, b) => Math.abs(b.share) - Math.abs(a.share));
}

/// Seconds as "1 h 02 min", "3 min 05 s" or "12 s".
export function lasted(seconds: number): string {
  const whole = Math.round(seconds);
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60)];
  const two = (n: number) => String(n).padStart(2, "0");
  if (hours > 0) return `${hours} h ${two(minutes)} min`;
  return minutes > 0 ? `${minutes} min ${two(whole % 60)} s` : `${whole} s`;
}
