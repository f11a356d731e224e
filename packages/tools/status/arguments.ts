import { parseFlags } from '../process/flags';
import { Problem } from '../process/problem';

export const USAGE = `Prints the state of a running site, and what to do next (docs/runbook.md).

  npm run tool -- status [--site URL]

  --site URL   the site's address; default: http://127.0.0.1 with PORT, else 3000

FOOTBRIDGE_SECRET in the environment, or in .env.local, must be the site's. Where script/server
serves the embedded WordPress, the command finds it below DATA_DIR.
Exit code: 0 nothing to do, 1 something needs action, 2 the state could not be read.`;

function readUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url && /^https?:$/.test(url.protocol)) return url.origin;
  throw new Problem(`--site: "${text}" is no address. It looks like https://www.example.org`);
}

/** Parses the command line. @throws Problem with one line for invalid arguments */
export function readArguments(argv: string[], port = '3000'): { site: string } {
  const { values } = parseFlags({ args: argv, options: { site: { type: 'string' } } }, 'npm run tool -- status --help');
  return { site: readUrl(values.site ?? `http://127.0.0.1:${port}`) };
}
