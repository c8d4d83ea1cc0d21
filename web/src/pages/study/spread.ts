// Where the dots of trials go: beside each other by their values, above each other where values are alike. No page in here, so that
// it can be tested without.

export interface Spot {
  trial: number; // its place in the list of trials
  x: number; // 0 … 1
  level: number; // from 0 upwards
}

export interface Spread {
  spots: Spot[]; // of the trials that have a value, from the least to the greatest
  at: (value: number) => number; // 0 … 1
}

const FEW = 12; // different values: then there is room for several dots of each side by side

/// `columns` is how many dots have room side by side.
export function spread(values: readonly (number | null)[], columns: number): Spread {
  const told = values.flatMap((value, trial) => (value === null || !Number.isFinite(value) ? [] : [{ trial, value }]));
  told.sort((a, b) => a.value - b.value || a.trial - b.trial);
  const different = [...new Set(told.map(({ value }) => value))];
  const least = different[0] ?? 0;
  const range = (different.at(-1) ?? 0) - least;
  const bands = different.length <= FEW ? bandsOf(different, range) : columns;
  const at = (value: number) => (range > 0 ? (0.5 + ((value - least) / range) * (bands - 1)) / bands : 0.5);
  const abreast = Math.max(1, Math.floor(columns / bands) - (bands < columns ? 1 : 0));

  const taken = new Map<number, number>();
  const spots = told.map(({ trial, value }) => {
    const column = Math.min(columns - 1, Math.floor(at(value) * columns));
    const before = taken.get(column) ?? 0;
    taken.set(column, before + 1);
    const aside = (before % abreast) - (abreast - 1) / 2;
    return { trial, x: (column + 0.5 + aside) / columns, level: Math.floor(before / abreast) };
  });
  return { spots, at };
}

/// How many bands as wide as the smallest gap the values take.
function bandsOf(different: number[], range: number): number {
  if (different.length < 2) return 1;
  const gap = Math.min(...different.slice(1).map((value, i) => value - different[i]!));
  return Math.min(2 * FEW, Math.round(range / gap) + 1);
}
