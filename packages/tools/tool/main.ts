/** `npm run tool -- NAME …`: all commands that have no npm script of their own. */
import '../process/env-files';
import { describeError, exitCodeOf, UsageError } from '../process/problem';
import type { Command, TableRow } from './command';
import { didYouMean } from './nearest';
import { COMMANDS } from './table';

const NAME_WIDTH = 20;

const list = (): string => {
  const groups = Object.entries(COMMANDS).map(([title, rows]) =>
    [title, ...rows.map(({ name, about }) => `  ${name.padEnd(NAME_WIDTH)}${about}`)].join('\n'),
  );
  return ['npm run tool -- COMMAND [--help]', ...groups].join('\n\n');
};

/** Returns the command with the longest name that the words begin with. @throws UsageError with the nearest name */
function findCommand(words: readonly string[]): TableRow {
  const rows = Object.values(COMMANDS).flat();
  const [one = '', two = ''] = words;
  const found = rows.find(({ name }) => name === `${one} ${two}`) ?? rows.find(({ name }) => name === one);
  if (found) return found;
  const parts = rows.map(({ name }) => name).filter((name) => name.startsWith(`${one} `));
  if (parts.length > 0)
    throw new UsageError(`After "${one}" comes one of: ${parts.map((name) => name.slice(one.length + 1)).join(', ')}.`);
  const names = rows.map(({ name }) => name);
  throw new UsageError(`There is no command "${one}".${didYouMean(one, names)} "npm run tool -- --help" lists them.`);
}

const isHelp = (arg: string): boolean => arg === '--help' || arg === '-h';

const isCommand = (loaded: object): loaded is { command: Command } => 'command' in loaded;

async function main(words: string[]): Promise<void> {
  const [first] = words;
  if (first === undefined || isHelp(first)) return console.log(list());
  const { name, load } = findCommand(words);
  const args = words.slice(name.split(' ').length);
  process.argv = [process.execPath, name, ...args];
  const loaded = await load();
  if (!isCommand(loaded)) return;
  if (args.some(isHelp)) return console.log(loaded.command.usage);
  await loaded.command.run(args);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(describeError(error));
  process.exitCode = exitCodeOf(error);
});
