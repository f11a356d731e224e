import type { Difference } from './compare';
import { matchWords } from './match-words';
import { wordsOf, type Word } from './words';

/** A page with less of WordPress's words is red. */
export const MIN_SHARE_OF_PAGE = 0.97;
export const MIN_SHARE_OF_ALL = 0.99;

/** Blocks that show something else by decision, and what. */
export const OTHER_BY_DECISION: ReadonlyMap<string, string> = new Map([
  ['core/calendar', 'shown, with the month of the text in place of today’s'],
]);

const MAX_EXAMPLES = 3;
const MAX_EXAMPLE_WORDS = 12;

export interface Share {
  total: number;
  shown: number;
}

/** How many words of WordPress's text the site shows in order. */
export interface PageWords extends Share {
  /** All words are shown, some in another order: as a gallery in random order. */
  isReordered: boolean;
  examples: string[];
  /** By the block or shortcode that rendered them. */
  owners: ReadonlyMap<string, Share>;
}

function hasAll(words: readonly string[], others: readonly Word[]): boolean {
  const left = new Map<string, number>();
  for (const word of words) left.set(word, (left.get(word) ?? 0) + 1);
  for (const { text } of others) left.set(text, (left.get(text) ?? 0) - 1);
  return [...left.values()].every((count) => count >= 0);
}

/** Returns the words of WordPress's text that are in the site's page, in order. */
export function comparePageWords(wordPress: string, site: string): PageWords {
  const wanted = wordsOf(wordPress).filter(({ owner }) => !OTHER_BY_DECISION.has(owner));
  const shown = wordsOf(site).map(({ text }) => text);
  const { matched, missing } = matchWords(
    wanted.map(({ text }) => text),
    shown,
  );
  const isReordered = matched < wanted.length && hasAll(shown, wanted);
  const lost = new Set(isReordered ? [] : missing);
  const owners = new Map<string, Share>();
  for (const [index, { owner }] of wanted.entries()) {
    const share = owners.get(owner) ?? { total: 0, shown: 0 };
    owners.set(owner, { total: share.total + 1, shown: share.shown + (lost.has(index) ? 0 : 1) });
  }
  const passages: string[][] = [];
  for (const index of missing ?? []) {
    const word = wanted[index]?.text ?? '';
    if (lost.has(index - 1)) passages.at(-1)?.push(word);
    else passages.push([word]);
  }
  const examples = passages
    .toSorted((a, b) => b.length - a.length)
    .slice(0, MAX_EXAMPLES)
    .map((words) => words.slice(0, MAX_EXAMPLE_WORDS).join(' ') + (words.length > MAX_EXAMPLE_WORDS ? ' …' : ''));
  return { total: wanted.length, shown: matched, isReordered, examples, owners };
}

export const shareOf = ({ total, shown }: Share): number => (total === 0 ? 1 : shown / total);

/** Returns a share in percent, rounded down: 99.95 % is not all. */
export const percent = (share: Share): string => `${(Math.floor(shareOf(share) * 1000) / 10).toFixed(1)} %`;

export const sumOf = (shares: readonly Share[]): Share => ({
  total: shares.reduce((sum, { total }) => sum + total, 0),
  shown: shares.reduce((sum, { shown }) => sum + shown, 0),
});

export function wordDifference(words: PageWords): Difference[] {
  if (words.shown === words.total) return [];
  const missing = words.total - words.shown;
  if (words.isReordered)
    return [{ harm: 'words', level: 'yellow', text: `all ${words.total} words, ${missing} in another order` }];
  return [
    {
      harm: 'words',
      level: shareOf(words) < MIN_SHARE_OF_PAGE ? 'red' : 'yellow',
      text: `${percent(words)} of ${words.total} words in order; ${missing} missing: ${words.examples.join(' | ')}`,
    },
  ];
}
