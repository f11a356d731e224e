import { describeError, Problem, UsageError } from '../process/problem';
import { parseFlags } from '../process/flags';
import { readEmbeddedSecret } from '../server/secrets';
import type { Command } from '../tool/command';
import { actionsFor } from './actions';
import { requestReport } from './request';
import { stateText } from './state';

const usage = `Prints what to do about a running site (docs/runbook.md), and its state.

  npm run tool -- status [--site URL]

  --site URL   the site's address; default: http://127.0.0.1 with PORT, else 3000

FOOTBRIDGE_SECRET in the environment, or in .env.local, must be the site's. Where script/server
serves the embedded WordPress, the command finds it below DATA_DIR.
Exit code: 0 nothing to do, 1 something needs action, 2 the state could not be read.`;

function originOf(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url && /^https?:$/.test(url.protocol)) return url.origin;
  throw new UsageError(`--site: "${text}" is no address. It looks like https://www.example.org`);
}

async function run(args: string[]): Promise<void> {
  const { values } = parseFlags({ args, options: { site: { type: 'string' } } }, 'npm run tool -- status --help');
  const { PORT, FOOTBRIDGE_SECRET, DATA_DIR } = process.env;
  const site = originOf(values.site ?? `http://127.0.0.1:${PORT || '3000'}`);
  const secret = FOOTBRIDGE_SECRET || readEmbeddedSecret(DATA_DIR || '.data');
  if (!secret)
    throw new Problem(
      'FOOTBRIDGE_SECRET is not set: the site answers only who has its own. See npm run tool -- status --help',
    );
  const report = await requestReport(site, secret);
  console.log(stateText(report, site, Date.now()));
  process.exitCode = actionsFor(report).length > 0 ? 1 : 0;
}

export const command: Command = {
  usage,
  run: (args) =>
    run(args).catch((error: unknown) => {
      console.error(describeError(error));
      process.exitCode = 2;
    }),
};
