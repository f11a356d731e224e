/** Returns a word's bigrams, with marks for its beginning and end. */
function pairs(word: string): Set<string> {
  const letters = `^${word.toLowerCase().replace(/[^a-z0-9]/g, '')}$`;
  return new Set(Array.from({ length: letters.length - 1 }, (_, at) => letters.slice(at, at + 2)));
}

function likeness(one: Set<string>, other: Set<string>): number {
  let shared = 0;
  for (const pair of one) if (other.has(pair)) shared += 1;
  return (2 * shared) / (one.size + other.size);
}

/** Weight of a single word of a name, compared to the whole name. */
const OF_A_WORD = 0.9;

/** Returns the likeness of a query to a name or one of its words, 0 to 1. */
export type Measure = (typed: string) => number;

/** Prepares a name's bigrams and returns its measure. */
export function measureOf(name: string): Measure {
  const whole = pairs(name);
  const words = name.split(/[^A-Za-z0-9]+/).flatMap((word) => (word.length > 2 ? [pairs(word)] : []));
  return (typed) => {
    const wanted = pairs(typed);
    return Math.max(likeness(wanted, whole), ...words.map((word) => OF_A_WORD * likeness(wanted, word)));
  };
}
