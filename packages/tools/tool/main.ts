/** `npm run tool -- NAME …` */
import { loadEnvConfig } from '@next/env';
import { parseFlags, didYouMean } from '../process/flags';
import { describeError, exitCodeOf, UsageError } from '../process/problem';
import { signalExitCode, stopOnSignals } from '../process/signals';
import { createSupervisor } from '../process/supervisor';
import { COMMANDS, type TableRow } from './table';

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

async function main(words: string[]): Promise<void> {
  const [first] = words;
  if (first === undefined || isHelp(first)) return console.log(list());
  const { name, load } = findCommand(words);
  const args = words.slice(name.split(' ').length);
  // As Next reads them, before modules that read the brands' folders as they are imported; tests depend on none of it.
  if (name !== 'test')
    loadEnvConfig(process.cwd(), args.includes('--dev'), { info: () => undefined, error: console.error });
  const { command } = await load();
  if (args.some(isHelp)) return console.log(command.usage);
  const { flags = {}, hasWords = false, supervisor = createSupervisor(), stopped = signalExitCode, failed } = command;
  const { values, positionals } = parseFlags(
    { args, options: flags, allowPositionals: hasWords },
    `npm run tool -- ${name} --help`,
  );
  stopOnSignals(supervisor, stopped);
  try {
    const code = await command.run(values, positionals);
    await supervisor.stop();
    process.exit(typeof code === 'number' ? code : 0);
  } catch (error) {
    // While a signal ends everything, the children's exits are no failures.
    if (supervisor.isStopping()) return;
    console.error(describeError(error));
    await supervisor.stop();
    process.exit(failed ?? exitCodeOf(error));
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(describeError(error));
  process.exitCode = exitCodeOf(error);
});
