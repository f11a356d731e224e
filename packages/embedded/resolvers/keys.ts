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

  all(): string[] {
    return [...this.ids];
  }
}

/** The words and keys up to the limit, then `skipped:TYPE` for each type cut off. */
export function keysHeader(words: string[]): string {
  const included: string[] = [];
  let length = 0;
  let index = 0;
  for (; index < words.length; index += 1) {
    const word = words[index] ?? '';
    if (length + word.length + 1 > LIMIT) break;
    included.push(word);
    length += word.length + 1;
  }
  const skipped = new Set(
    words.slice(index).map((key) => `skipped:${Buffer.from(key, 'base64').toString('utf8').split(':')[0]}`),
  );
  return [...included, ...skipped].join(' ');
}
