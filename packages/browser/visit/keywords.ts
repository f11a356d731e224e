import { SUBSTANCES } from '@footbridge/shared/substances';

/** Of the longest keyword. */
const MAX_WORDS = 2;
/** Characters of a heading that are read. */
const MAX_LENGTH = 500;

const forms = (word: string): string[] => [word, `${word}s`, `${word}es`, word.replace(/y$/, 'ies')];

/** Every form of every keyword → its substance. */
const SUBSTANCE_OF: ReadonlyMap<string, string> = new Map(
  Object.entries(SUBSTANCES).flatMap(([substance, words]) =>
    words.split(',').flatMap((word) => forms(word).map((form) => [form, substance] as const)),
  ),
);

/** Returns a heading's words in lower case, so that "Crystal‑Meth’s" equals "crystal meth". Accents stay. */
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

/** Returns the substances that the words name. The longer keyword wins: in "synthetic marijuana" the second word alone does not count. */
function named(words: string[]): Set<string> {
  const found = new Set<string>();
  for (let at = 0; at < words.length; at += 1) {
    for (let length = MAX_WORDS; length > 0; length -= 1) {
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
 * Returns the substance that a page's first heading names (specification, section 5 "Drug detection").
 * @returns the substance; 'substance' if the heading names several or none; null without a heading
 */
export function detect(heading: string | null): string | null {
  if (!heading?.trim()) return null;
  const [only, ...others] = named(wordsOf(heading));
  return only && others.length === 0 ? only : 'substance';
}
