// What the league file inside a recording says about the ground, for those who reckon where the ball goes.

const GRAVITY = 9.81;

export interface Size {
  x: number;
  y: number;
}
export interface Ground {
  right: number; // half the length, to the goal line
  top: number; // half the width, to the side wall
  goal: number; // half the mouth; 0 = no mouth
  corner: number; // leg of the 45° corner pieces; 0 = square
  radius: number; // of the ball
  slowing: number; // of a rolling ball, m/s²
  bounce: number; // speed after a wall over the speed before; 0 = it stops there
}

/// A number in TOML text: of `key = 1`, or of `key = { inner = 1 }`.
export function tomlNumber(toml: string, section: string, key: string, inner = ""): number | undefined {
  let here = "";
  for (const line of toml.split("\n")) {
    const head = /^\s*\[([^\]]+)\]/.exec(line);
    if (head) here = head[1]!.trim();
    if (here !== section || !new RegExp(`^\\s*${key}\\s*=`).test(line)) continue;
    const from = inner ? new RegExp(`[{,]\\s*${inner}\\s*=\\s*([-+.\\de]+)`) : /=\s*([-+.\de]+)/;
    const found = Number(from.exec(line.replace(/#.*/, ""))?.[1] ?? NaN);
    return Number.isFinite(found) ? found : undefined;
  }
  return undefined;
}

/// The ground of a recording; without a league file, walls around the slab at which the ball stops.
export function groundOf(toml: string | undefined, size: Size): Ground {
  const text = toml ?? "";
  const of = (section: string, key: string, otherwise: number) => tomlNumber(text, section, key) ?? otherwise;
  return {
    right: of("walls", "right", size.x / 2),
    top: of("walls", "top", size.y / 2),
    goal: of("walls", "goal_top", 0),
    corner: of("walls", "corner_side", 0),
    radius: of("ball", "radius", 0.02),
    slowing: of("ball", "rolling_resistance", 0.02) * Math.abs(of("physics", "gravity", GRAVITY)),
    bounce: tomlNumber(text, "surfaces", "ball_wall", "restitution") ?? 0,
  };
}
