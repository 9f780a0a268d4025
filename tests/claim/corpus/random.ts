/** Draws that are the same in every run: whole numbers, one of a list, a yes by its chance. */
export interface Draws {
  readonly whole: (from: number, to: number) => number;
  readonly oneOf: <T>(list: readonly [T, ...T[]]) => T;
  readonly isSo: (chance: number) => boolean;
}

export function drawsOf(seed: number): Draws {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1));
  return { whole, oneOf: (list) => list[whole(0, list.length - 1)] ?? list[0], isSo: (chance) => next() < chance };
}
