// Numbers inside recorded messages, named by paths: `/match/state.score.blue`, `/match/commands.left[3]`.

const MOST_ENTRIES = 32; // of a list

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/// A time or duration, which is two numbers in the message but one for people.
function isDuration(value: unknown): value is { seconds: number; nanos: number } {
  return isRecord(value) && Object.keys(value).sort().join() === "nanos,seconds";
}

function numberOf(value: unknown): number | undefined {
  if (typeof value === "number") return value;
  if (typeof value === "boolean") return Number(value);
  return isDuration(value) ? value.seconds + value.nanos / 1e9 : undefined;
}

/// All paths to numbers in a message.
export function pathsIn(topic: string, message: unknown): string[] {
  if (numberOf(message) !== undefined) return [topic];
  if (Array.isArray(message))
    return message.slice(0, MOST_ENTRIES).flatMap((entry, i) => pathsIn(`${topic}[${i}]`, entry));
  if (!isRecord(message) || message instanceof Uint8Array) return [];
  return Object.entries(message).flatMap(([name, value]) => pathsIn(`${topic}.${name}`, value));
}

/// The topic of a path and the steps into its messages.
export function parsePath(path: string): { topic: string; steps: (string | number)[] } {
  const end = path.search(/[.[]/);
  const topic = end < 0 ? path : path.slice(0, end);
  const rest = end < 0 ? "" : path.slice(end);
  const steps = [...rest.matchAll(/\.([^.[\]]+)|\[(\d+)\]/g)].map(([, name, index]) => name ?? Number(index));
  return { topic, steps };
}

/// The number at the end of the steps; undefined where the message has none.
export function follow(message: unknown, steps: (string | number)[]): number | undefined {
  let value = message;
  for (const step of steps) {
    if (!isRecord(value)) return undefined;
    value = (value as Record<string | number, unknown>)[step];
  }
  return numberOf(value);
}
