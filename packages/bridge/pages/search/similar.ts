import { stem } from './words';

import type SearchableMap from 'minisearch/SearchableMap';

/** Two errors are two wrong letters: with more or fewer letters it is another word. */
const MIN_LENGTH_OF_TWO_ERRORS = 7;
const MIN_LENGTH_OF_ERROR = 5;
const MIN_LENGTH_OF_SWAP = 4;

const swapped = (word: string): string[] =>
  Array.from(
    { length: word.length - 1 },
    (_, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  );

function similarTo(word: string, map: SearchableMap<unknown>): { one: string; distance: number }[] {
  const swaps = word.length < MIN_LENGTH_OF_SWAP ? [] : swapped(word).filter((one) => map.has(one));
  const errors = word.length < MIN_LENGTH_OF_ERROR ? 0 : word.length < MIN_LENGTH_OF_TWO_ERRORS ? 1 : 2;
  return [
    ...swaps.map((one) => ({ one, distance: 1 })),
    ...[...map.fuzzyGet(word, errors)]
      .map(([one, [, distance]]) => ({ one, distance }))
      .filter(({ one, distance }) => distance < 2 || one.length === word.length),
  ];
}

/** Returns the known stems with the fewest errors, compared with and without endings; those with the same first letter first. */
export function similarStems(word: string, maps: readonly SearchableMap<unknown>[], maxErrors = 2): string[] {
  const similar = [...new Set([stem(word), word])]
    .flatMap((form) => maps.flatMap((map) => similarTo(form, map)))
    .filter(({ distance }) => distance <= maxErrors);
  const sameStart = similar.filter(({ one }) => one[0] === word[0]);
  const candidates = sameStart.length > 0 ? sameStart : similar;
  const fewest = Math.min(...candidates.map(({ distance }) => distance));
  return [...new Set(candidates.filter(({ distance }) => distance === fewest).map(({ one }) => one))];
}
