import { parseArgs, type ParseArgsConfig } from 'node:util';
import { didYouMean } from '../tool/nearest';
import { UsageError } from './problem';

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
