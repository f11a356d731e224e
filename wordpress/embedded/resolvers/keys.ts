import { globalId } from '../store/ids';

/** Bytes that WPGraphQL leaves for the header; what does not fit is named by type. */
const LIMIT = 4000;

/** Collects the ids of everything a request has read, for the x-graphql-keys header. */
export class KeyLog {
  private readonly ids = new Set<string>();
  /** nodeByUri and previews load the authors of posts, too. */
  withAuthors = false;

  add(type: string, id: string | number): void {
    this.ids.add(globalId(type, id));
  }

  /** The ids of what was read, as they stand in the header. */
  all(): string[] {
    return [...this.ids];
  }
}

/** The header's value: the given words and keys, cut at the limit, then `skipped:TYPE` for each type that was cut off. */
export function keysHeader(words: string[]): string {
  const kept: string[] = [];
  let length = 0;
  let index = 0;
  for (; index < words.length; index += 1) {
    const word = words[index] ?? '';
    if (length + word.length + 1 > LIMIT) break;
    kept.push(word);
    length += word.length + 1;
  }
  const skipped = new Set(
    words.slice(index).map((key) => `skipped:${Buffer.from(key, 'base64').toString('utf8').split(':')[0]}`),
  );
  return [...kept, ...skipped].join(' ');
}
