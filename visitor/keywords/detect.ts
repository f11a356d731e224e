import { SUBSTANCES } from './substances';

/** No keyword has more words. */
const LONGEST = 2;
/** A heading that is longer is none. */
const MAX_LENGTH = 500;

const forms = (word: string): string[] => [word, `${word}s`, `${word}es`, word.replace(/y$/, 'ies')];

/** Every keyword in all its forms → what it names. */
const SUBSTANCE_OF: ReadonlyMap<string, string> = new Map(
  Object.entries(SUBSTANCES).flatMap(([substance, words]) =>
    words.split(',').flatMap((word) => forms(word).map((form) => [form, substance] as const)),
  ),
);

/** Words in lower case: "Crystal‑Meth’s" and "crystal meth" read the same; accents stay part of a word. */
function wordsOf(heading: string): string[] {
  const plain = heading
    .slice(0, MAX_LENGTH)
    .normalize('NFKC')
    .replace(/[\u00AD\u200B-\u200D\u2060]/g, '')
    .toLowerCase();
  return plain
    .replace(/[’']s(?![\p{L}\p{N}])/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** The substances that words name, the longer keyword first: in "synthetic marijuana" the second word does not count by itself. */
function named(words: string[]): Set<string> {
  const found = new Set<string>();
  for (let at = 0; at < words.length; at += 1) {
    for (let length = LONGEST; length > 0; length -= 1) {
      const substance = SUBSTANCE_OF.get(words.slice(at, at + length).join(' '));
      if (!substance) continue;
      found.add(substance);
      at += length - 1;
      break;
    }
  }
  return found;
}

/**
 * What a page is about, by its first heading (specification, section 5 "Drug detection").
 * @param heading its text; null where the page has none
 * @returns the one substance that all its keywords name; 'substance' where they name several, or none; null without a heading
 */
export function detect(heading: string | null): string | null {
  if (!heading?.trim()) return null;
  const [only, ...others] = named(wordsOf(heading));
  return only && others.length === 0 ? only : 'substance';
}
