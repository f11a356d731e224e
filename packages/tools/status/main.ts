import { styleText } from 'node:util';
import { describeError, Problem } from '../process/problem';
import { readEmbeddedSecret } from '../server/secrets';
import type { Command } from '../tool/command';
import { actionsFor } from './actions';
import { readArguments, USAGE } from './arguments';
import { requestReport } from './request';
import { screen } from './screen';

const STYLES = { good: 'green', bad: 'red', strong: 'bold' } as const;
const MIN_COLUMNS = 40;
const MAX_COLUMNS = 100;

async function run(args: string[]): Promise<void> {
  const { PORT, FOOTBRIDGE_SECRET, DATA_DIR } = process.env;
  const options = readArguments(args, PORT || undefined);
  const secret = FOOTBRIDGE_SECRET || readEmbeddedSecret(DATA_DIR || '.data');
  if (!secret)
    throw new Problem(
      'FOOTBRIDGE_SECRET is not set: the site answers only who has its own. See npm run tool -- status --help',
    );
  const report = await requestReport(options.site, secret);
  const columns = Math.min(Math.max(process.stdout.columns || 80, MIN_COLUMNS), MAX_COLUMNS);
  console.log(
    screen(report, {
      site: options.site,
      now: Date.now(),
      columns,
      paint: (tone, text) => styleText(STYLES[tone], text, { stream: process.stdout }),
    }),
  );
  process.exitCode = actionsFor(report).length > 0 ? 1 : 0;
}

export const command: Command = {
  usage: USAGE,
  run: (args) =>
    run(args).catch((error: unknown) => {
      console.error(describeError(error));
      process.exitCode = 2;
    }),
};
