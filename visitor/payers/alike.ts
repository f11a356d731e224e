/** Each pair of letters that stand beside each other, the word's beginning and end included. */
function pairs(word: string): Set<string> {
  const letters = `^${word.toLowerCase().replace(/[^a-z0-9]/g, '')}$`;
  return new Set(Array.from({ length: letters.length - 1 }, (_, at) => letters.slice(at, at + 2)));
}

function likeness(one: Set<string>, other: Set<string>): number {
  let shared = 0;
  for (const pair of one) if (other.has(pair)) shared += 1;
  return (2 * shared) / (one.size + other.size);
}

/** A word of a name says a little less than the whole name. */
const OF_A_WORD = 0.9;

/** How much what is typed looks like a name or one of its words, from 0 to 1. */
export type Measure = (typed: string) => number;

/** What of a name can be worked out before anybody types. */
export function measureOf(name: string): Measure {
  const whole = pairs(name);
  const words = name.split(/[^A-Za-z0-9]+/).flatMap((word) => (word.length > 2 ? [pairs(word)] : []));
  return (typed) => {
    const wanted = pairs(typed);
    return Math.max(likeness(wanted, whole), ...words.map((word) => OF_A_WORD * likeness(wanted, word)));
  };
}
