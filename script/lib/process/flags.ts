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
    // Node's message goes on with advice for programmers after its first sentence.
    const [first] = (error instanceof Error ? error.message : String(error)).split(/\.\s|\n/);
    throw new Problem(`${first}. See ${help}`);
  }
}

/** A whole number above 0, in words; throws a Problem that names where it was given. */
export function readCount(text: string, source: string): number {
  const value = Number(text);
  if (Number.isSafeInteger(value) && value > 0) return value;
  throw new Problem(`${source}: "${text}" is no number above 0.`);
}
