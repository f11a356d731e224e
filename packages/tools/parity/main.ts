/** `npm run tool -- parity`: compares the site with the pages of WordPress's own theme, or after edits with itself. */
import '../process/env-files';
import { writeFileSync } from 'node:fs';
import { inParallel } from '../in-parallel';
import { markdownTable } from '../markdown-table';
import { parseFlags, readCount } from '../process/flags';
import { describeError, Problem } from '../process/problem';
import { readPort } from '../server/arguments';
import { comparable } from './address';
import { allAddresses, spread } from './addresses';
import { createAsk } from './answer';
import { compareAddress, type Verdict } from './crawl';
import { measureEdits } from './edits/main';
import { createWordPress } from './wordpress';

const USAGE = `Requests the same addresses from WordPress and the site, and prints the differences:
status, redirect, template, and the posts of lists.

  npm run tool -- parity --wordpress URL --site URL [--limit N] [--concurrency N] [--json FILE]

  --wordpress URL    WordPress, with a theme that shows its pages; a copy where Faust redirects visitors
  --site URL         the site
  --limit N          only N addresses, spread over all
  --concurrency N    addresses at once; default: 2
  --json FILE        writes every line there

With --edits it makes content in a WordPress, edits it, and reports how many pages of the site each edit invalidates and
changes, and whether one is stale.

  npm run tool -- parity --edits --wordpress URL [--user NAME] [--port N] [--limit N] [--every N] [--only WORDS] [--json FILE]

  --wordpress URL    a copy of your WordPress: the run changes its settings and menu for seconds
  --user NAME        an administrator; default: admin
  --port N           the site's port; the plugin must have http://127.0.0.1:N as front-end address; default: 3000
  --limit N          at most N pages; default: 150
  --every N          looks for stale pages after N edits each, which is faster; default: 1
  --only WORDS       edits whose name has one of these words: tag,comment
  In the environment or .env: WORDPRESS_PASSWORD (an application password), FOOTBRIDGE_SECRET, FAUST_SECRET_KEY.

Exit code: 0 equal, 1 something differs or is stale, 2 it could not be measured. More: packages/tools/docs/parity.md, packages/plugin/docs/webhooks.md`;

const EDITED_PAGES = '150';

/** Returns an address without a slash at its end. @throws Problem for anything else */
function readUrl(text: string | undefined, flag: string): string {
  if (text === undefined) throw new Problem(`${flag} is missing. See npm run tool -- parity --help`);
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url && /^https?:$/.test(url.protocol)) return `${url.origin}${url.pathname.replace(/\/+$/, '')}`;
  throw new Problem(`${flag}: "${text}" is no web address. It looks like https://cms.example.org`);
}

/** @throws Problem where one of both does not respond, or WordPress shows no pages */
async function requireBoth(wordpress: string, site: string): Promise<void> {
  for (const [flag, url] of [
    ['--wordpress', wordpress],
    ['--site', site],
  ] as const) {
    const response = await fetch(`${url}/`, { redirect: 'manual' }).catch(() => null);
    if (!response) throw new Problem(`${flag}: ${url} does not respond. Start it, or correct the address.`);
    await response.text();
    const { origin } = new URL(response.headers.get('location') ?? url, url);
    if (origin !== new URL(url).origin)
      throw new Problem(
        `${flag}: ${url} redirects to ${origin}. WordPress must show its own pages: in a copy, switch off “Enable public route redirects” and “Enable Post and Category URL rewrites” in Settings → Faust, and set its address.`,
      );
  }
}

/** Returns a line for each address that differs, and the sums. */
export function summaryOf(verdicts: readonly Verdict[]): string {
  const different = verdicts.filter(({ differences }) => differences.length > 0);
  const lines = different.map(
    ({ path, kind, wordPress, site, differences }) =>
      `≠ ${path} (${kind}): WordPress ${wordPress}, site ${site}\n    ${differences.join('\n    ')}`,
  );
  const kinds = [...new Set(verdicts.map(({ kind }) => kind))].map((kind) => {
    const countOf = (some: readonly Verdict[]) => String(some.filter((one) => one.kind === kind).length);
    return [kind, countOf(verdicts), countOf(different)];
  });
  return [
    ...lines,
    markdownTable(['kind', 'compared', 'different'], kinds),
    `${verdicts.length} addresses compared: ${verdicts.length - different.length} equal, ${different.length} differ.`,
  ].join('\n\n');
}

async function main(): Promise<number> {
  const text = { type: 'string' } as const;
  const { values } = parseFlags(
    {
      options: {
        wordpress: text,
        site: text,
        limit: text,
        concurrency: { type: 'string', default: '2' },
        json: text,
        edits: { type: 'boolean', default: false },
        user: { type: 'string', default: 'admin' },
        port: { type: 'string', default: '3000' },
        every: { type: 'string', default: '1' },
        only: { type: 'string', default: '' },
        help: { type: 'boolean', short: 'h' },
      },
    },
    'npm run tool -- parity --help',
  );
  if (values.help) {
    console.log(USAGE);
    return 0;
  }
  const wordpress = readUrl(values.wordpress, '--wordpress');
  if (values.edits)
    return measureEdits({
      wordpress,
      user: values.user,
      port: readPort(values.port, '--port'),
      limit: readCount(values.limit ?? EDITED_PAGES, '--limit'),
      every: readCount(values.every, '--every'),
      only: values.only.toLowerCase().split(',').filter(Boolean),
      json: values.json ?? null,
    });
  const site = readUrl(values.site, '--site');
  await requireBoth(wordpress, site);
  const addresses = await allAddresses(createWordPress(wordpress));
  const dates = new Map(addresses.map(({ path, date }) => [comparable(path), date]));
  const ids = new Map(addresses.map(({ id, path }) => [String(id), path]));
  const hosts = [wordpress, site].map((url) => new URL(url).origin);
  const sides = {
    wordPress: createAsk(wordpress, hosts),
    site: createAsk(site, hosts),
    addressOf: (id: string) => ids.get(id) ?? `/?p=${id}`,
    dateOf: (path: string) => dates.get(path),
  };
  const wanted = values.limit === undefined ? addresses : spread(addresses, readCount(values.limit, '--limit'));
  console.error(`Comparing ${wanted.length} addresses, and what follows from them …`);
  const concurrency = readCount(values.concurrency, '--concurrency');
  const verdicts = (await inParallel(wanted, concurrency, (address) => compareAddress(address, sides))).flat();
  if (values.json) writeFileSync(values.json, `${JSON.stringify(verdicts, null, 2)}\n`);
  console.log(summaryOf(verdicts));
  return verdicts.some(({ differences }) => differences.length > 0) ? 1 : 0;
}

main()
  .catch((error: unknown) => {
    console.error(describeError(error));
    return 2;
  })
  .then((code) => process.exit(code));
