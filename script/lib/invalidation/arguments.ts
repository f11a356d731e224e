import { parseFlags, readCount } from '../process/flags';
import { Problem } from '../process/problem';
import { readPort } from '../server/arguments';

import type { Variables } from '../process/supervisor';

export const USAGE = `Edits a WordPress and reports which pages of the site each edit renews, and whether one is stale.

  npm run invalidation -- --wordpress URL [--user NAME] [--port N] [--limit N] [--every N] [--only WORDS] [--json FILE]

  --wordpress URL   a copy of your WordPress: the run changes its settings and menu for seconds
  --user NAME       an administrator; default: admin
  --port N          the site's port; WordPress's plugin must have http://127.0.0.1:N as front-end address; default: 3000
  --limit N         at most N pages; default: 150
  --every N         looks for stale pages after N edits each, which is faster; default: 1
  --only WORDS      edits whose name has one of these words: tag,comment
  --json FILE       writes the pages of each edit there

In the environment or .env: WORDPRESS_PASSWORD (an application password of that user), FOOTBRIDGE_SECRET, FAUST_SECRET_KEY.
Exit code: 0 no stale page, 1 a stale page, 2 it could not be measured. More: packages/plugin/docs/webhooks.md`;

export interface InvalidationArguments {
  wordpress: string;
  user: string;
  password: string;
  secret: string;
  port: number;
  limit: number;
  every: number;
  only: string[];
  json: string | null;
}

function required(env: Variables, name: string, meaning: string): string {
  const value = env[name];
  if (value) return value;
  throw new Problem(`${name} is missing: ${meaning}.`);
}

function readUrl(text: string | undefined): string {
  if (text === undefined) throw new Problem("--wordpress is missing: give WordPress's address.");
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url && /^https?:$/.test(url.protocol)) return `${url.origin}${url.pathname.replace(/\/+$/, '')}`;
  throw new Problem(`--wordpress: "${text}" is no web address. It looks like https://cms.example.org`);
}

/** Parses the command line. @returns 'help' for --help @throws Problem with one line for invalid arguments */
export function readArguments(argv: string[], env: Variables): InvalidationArguments | 'help' {
  const text = (value: string) => ({ type: 'string', default: value }) as const;
  const { values } = parseFlags(
    {
      args: argv,
      options: {
        wordpress: { type: 'string' },
        user: text('admin'),
        port: text('3000'),
        limit: text('150'),
        every: text('1'),
        only: text(''),
        json: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    },
    'npm run invalidation -- --help',
  );
  if (values.help) return 'help';
  return {
    wordpress: readUrl(values.wordpress),
    user: values.user,
    password: required(env, 'WORDPRESS_PASSWORD', `an application password of ${values.user} (Users → Profile)`),
    secret: required(env, 'FOOTBRIDGE_SECRET', 'the secret in Settings → Footbridge'),
    port: readPort(values.port, '--port'),
    limit: readCount(values.limit, '--limit'),
    every: readCount(values.every, '--every'),
    only: values.only.toLowerCase().split(',').filter(Boolean),
    json: values.json ?? null,
  };
}
