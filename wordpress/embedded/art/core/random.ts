/** Chance that comes out the same each time: a picture of the same name is the same picture. */
export interface Rng {
  /** From 0 up to 1. */
  next(): number;
  range(from: number, to: number): number;
  /** A whole number, both ends included. */
  int(from: number, to: number): number;
  pick<T>(list: readonly [T, ...T[]]): T;
  chance(probability: number): boolean;
}

/** A 32-bit number for a text (FNV-1a). */
export function hash(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return h >>> 0;
}

/** A stream of numbers seeded by a text. */
export function rng(seed: string): Rng {
  let state = hash(seed);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const range = (from: number, to: number): number => from + (to - from) * next();
  return {
    next,
    range,
    int: (from, to) => Math.floor(range(from, to + 1)),
    pick: (list) => list[Math.floor(next() * list.length)] ?? list[0],
    chance: (probability) => next() < probability,
  };
}

/** Smooth one-dimensional noise between -1 and 1 over any x; `octaves` add ever finer detail. */
export function noise(seed: string, octaves = 1): (x: number) => number {
  const base = hash(seed);
  const lattice = (i: number, octave: number): number => {
    let t = Math.imul(base ^ Math.imul(i, 0x27d4eb2d) ^ Math.imul(octave + 1, 0x165667b1), 0x85ebca6b);
    t = Math.imul(t ^ (t >>> 13), 0xc2b2ae35);
    return ((t ^ (t >>> 16)) >>> 0) / 2147483648 - 1;
  };
  return (x) => {
    let [sum, size, total] = [0, 1, 0];
    for (let octave = 0; octave < octaves; octave += 1) {
      const at = x * 2 ** octave;
      const i = Math.floor(at);
      const f = at - i;
      const ease = f * f * f * (f * (f * 6 - 15) + 10);
      sum += size * (lattice(i, octave) * (1 - ease) + lattice(i + 1, octave) * ease);
      total += size;
      size *= 0.5;
    }
    return sum / total;
  };
}
