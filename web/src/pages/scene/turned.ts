// How a box is turned.

/// Of a square: a quarter turn changes nothing. −45 to 45 degrees.
export const turned = (degrees: number): number => ((((degrees + 45) % 90) + 90) % 90) - 45;
