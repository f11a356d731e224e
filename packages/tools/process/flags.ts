import { parseArgs, type ParseArgsConfig } from 'node:util';
import { UsageError } from './problem';

function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [line, letter] of [...from].entries()) {
    const next = [line + 1];
    for (const [column, other] of [...to].entries())
      next.push(
        Math.min((row[column] ?? 0) + (letter === other ? 0 : 1), (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** Returns ` Did you mean "leads"?` for the name that is most like a word; an empty text where none is. */
export function didYouMean(word: string, names: readonly string[]): string {
  const [best] = names
    .map((name) => ({ name, letters: name.startsWith(word) ? 1 : distance(word, name) }))
    .toSorted((a, b) => a.letters - b.letters);
  return best && best.letters <= Math.max(2, best.name.length / 2) ? ` Did you mean "${best.name}"?` : '';
}

/** Reads a command line; a UsageError of one line names `help`, the command that explains the flags. */
export function parseFlags<const Config extends ParseArgsConfig>(
  config: Config,
  help: string,
): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config);
  } catch (error) {
    // After its first sentence, Node's message has advice for programmers.
    const [first = ''] = (error instanceof Error ? error.message : String(error)).split(/\.\s|\n/);
    const [, unknown] = /^Unknown option '(-+[^']*)'/.exec(first) ?? [];
    const names = Object.keys(config.options ?? {}).map((name) => `--${name}`);
    throw new UsageError(`${first}.${unknown ? didYouMean(unknown, names) : ''} See ${help}`);
  }
}

export function readCount(text: string, source: string): number {
  const value = Number(text);
  if (Number.isSafeInteger(value) && value > 0) return value;
  throw new UsageError(`${source}: "${text}" is no number above 0.`);
}

/** Returns an address without a slash at its end. @throws UsageError for anything else, without printing a password in it */
export function readUrl(text: string | undefined, source: string): string {
  if (!text) throw new UsageError(`${source} is missing. It looks like ${source} https://cms.example.org`);
  const url = URL.parse(text);
  if (url?.username || url?.password)
    throw new UsageError(`${source}: the address has a user or a password. Set the header with WORDPRESS_HEADERS.`);
  if (url && /^https?:$/.test(url.protocol)) return `${url.origin}${url.pathname.replace(/\/+$/, '')}`;
  throw new UsageError(`${source}: "${text}" is no address. It looks like https://cms.example.org`);
}
