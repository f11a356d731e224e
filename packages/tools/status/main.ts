import { readUrl } from '../process/flags';
import { Problem } from '../process/problem';
import { readEmbeddedSecret } from '../server/secrets';
import { defineCommand } from '../tool/command';
import { actionsFor, stateText } from './state';
import { requestReport } from './request';

const usage = `Prints what to do about a running site (docs/runbook.md), and its state.

  npm run tool -- status [--site URL]

  --site URL   the site's address; default: http://127.0.0.1 with PORT, else 3000

FOOTBRIDGE_SECRET in the environment, or in .env.local, must be the site's. Where script/server
serves the embedded WordPress, the command finds it below DATA_DIR.
Exit code: 0 nothing to do, 1 something needs action, 2 the state could not be read.`;

async function run({ site: address }: { site?: string | undefined }): Promise<number> {
  const { PORT, FOOTBRIDGE_SECRET, DATA_DIR } = process.env;
  const site = new URL(readUrl(address ?? `http://127.0.0.1:${PORT || '3000'}`, '--site')).origin;
  const secret = FOOTBRIDGE_SECRET || readEmbeddedSecret(DATA_DIR || '.data');
  if (!secret)
    throw new Problem(
      'FOOTBRIDGE_SECRET is not set: the site answers only who has its own. See npm run tool -- status --help',
    );
  const report = await requestReport(site, secret);
  console.log(stateText(report, site, Date.now()));
  return actionsFor(report).length > 0 ? 1 : 0;
}

export const command = defineCommand({ usage, flags: { site: { type: 'string' } }, failed: 2, run });
