import { parseArgs, type ParseArgsConfig } from 'node:util';

import { Problem } from './problem';

/**
 * A command line as node:util's parseArgs reads it.
 * @param help the command that explains the flags
 * @throws Problem of one line for a flag that is unknown, or has no value where it needs one
 */
export function parseFlags<const Config extends ParseArgsConfig>(
  config: Config,
  help: string,
): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config);
  } catch (error) {
    // After its first sentence, Node's message has advice for programmers.
    const [first] = (error instanceof Error ? error.message : String(error)).split(/\.\s|\n/);
    throw new Problem(`${first}. See ${help}`);
  }
}

/** Returns a whole number above 0. @throws Problem that names the source */
export function readCount(text: string, source: string): number {
  const value = Number(text);
  if (Number.isSafeInteger(value) && value > 0) return value;
  throw new Problem(`${source}: "${text}" is no number above 0.`);
}
