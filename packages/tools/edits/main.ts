/** `npm run tool -- edits`: edits a WordPress, and measures which pages of the site each edit invalidates. */
import { sites } from '@/site-config/brands';
import { startTrial } from '../crawl/trial';
import { markdownTable } from '../markdown-table';
import { requireFreePort } from '../process/ports';
import { readCount, readUrl } from '../process/flags';
import { Problem } from '../process/problem';
import { createSupervisor } from '../process/supervisor';
import { chosenBrand, readPort } from '../server/arguments';
import { defineCommand, type Values } from '../tool/command';
import { createWordPress } from './wordpress';
import { editedAddresses } from './edits';
import { createContent, makeContent, requireAccess, type Made } from './made';
import { runEdits, webhooksArrived, type Measured, measuredSite } from './run';

const USAGE = `Makes content in a WordPress, edits it, and reports how many pages of the site each edit invalidates and changes,
and whether one is stale. Use a copy of your WordPress: the run changes its settings and menu for seconds.

  npm run tool -- edits --wordpress URL [--user NAME] [--port N] [--limit N] [--every N] [--only WORDS]

  --wordpress URL    the copy
  --user NAME        an administrator; default: admin
  --port N           the site's port; the plugin must have http://127.0.0.1:N as front-end address; default: 3000
  --limit N          at most N pages; default: 150
  --every N          looks for stale pages after N edits each, which is faster; default: 1
  --only WORDS       edits whose name has one of these words: tag,comment
  In the environment or .env: WORDPRESS_PASSWORD (an application password), FOOTBRIDGE_SECRET, FAUST_SECRET_KEY.

Exit code: 0 nothing stale, 1 a page is stale, 2 it could not be measured. More: packages/plugin/docs/webhooks.md`;

const LAST_WEBHOOK_MS = 15_000;
const REMOVED_WITHIN_MS = 180_000;

const running = createSupervisor();
let cleanUp = async (): Promise<void> => undefined;
const supervisor = createSupervisor(REMOVED_WITHIN_MS);
supervisor.own(async () => {
  await cleanUp();
  await running.stop();
});

function required(name: string, meaning: string): string {
  const value = process.env[name];
  if (value) return value;
  throw new Problem(`${name} is missing: ${meaning}.`);
}

function ownPaths({ content: { word }, sentinel: _sentinel, ...made }: Made): string[] {
  const links = Object.values(made).flatMap((one) => (Array.isArray(one) ? one.map(({ link }) => link) : one.link));
  const urls = links.flatMap((link) => (link && URL.canParse(link) ? [new URL(link)] : []));
  const later = ['moved-post', 'draft', 'other-parent', `other-parent/${word}-moved-page`, 'moved-page'];
  return [
    ...new Set(urls.filter(({ search, hash }) => !search && !hash).map(({ pathname }) => pathname)),
    ...later.map((slug) => `/${word}-${slug}/`),
    ...editedAddresses(word),
  ];
}

function editsText(results: readonly Measured[]): string {
  const rows = results.map(({ name, invalidated, changed, stale }) => [
    name,
    ...[invalidated, changed.length, stale.length].map(String),
  ]);
  const sum = (of: (one: Measured) => number) => results.reduce((total, one) => total + of(one), 0);
  const [invalidated, changed] = [sum((one) => one.invalidated), sum((one) => one.changed.length)];
  const stale = results.filter((one) => one.stale.length > 0);
  return [
    `${markdownTable(['edit', 'invalidated', 'changed', 'stale'], rows)}\n`,
    `${results.length} edits, ${invalidated} pages invalidated, ${changed} changed, ${sum((one) => one.stale.length)} stale`,
    ...stale.map(({ name, stale: pages }) => `Stale after "${name}": ${pages.join(' ')}`),
  ].join('\n');
}

const text = (value: string) => ({ type: 'string', default: value }) as const;
const FLAGS = {
  wordpress: { type: 'string' },
  user: text('admin'),
  port: text('3000'),
  limit: text('150'),
  every: text('1'),
  only: text(''),
} as const;

async function run(values: Values<typeof FLAGS>): Promise<0 | 1> {
  const wordpress = readUrl(values.wordpress, '--wordpress');
  const port = readPort(values.port, '--port');
  const [limit, every] = [readCount(values.limit, '--limit'), readCount(values.every, '--every')];
  const only = values.only.toLowerCase().split(',').filter(Boolean);
  const password = required('WORDPRESS_PASSWORD', `an application password of ${values.user} (Users → Profile)`);
  const secret = required('FOOTBRIDGE_SECRET', 'the secret in Settings → Footbridge');
  const rest = createWordPress(wordpress, values.user, password);
  await requireFreePort(port);
  await requireAccess(rest);
  const { code } = chosenBrand(undefined, process.env, sites);
  const { url, dataDir } = await startTrial({ wordpress, code, secret, port }, running);
  const site = measuredSite(url, dataDir, secret);
  const content = createContent(rest);
  let made: Made | undefined;
  cleanUp = async () => {
    console.error('Removing the content from WordPress …');
    await content.removeAll(console.error);
    // A webhook that finds no site would delay those of the next run.
    if (made) await webhooksArrived(made, site, LAST_WEBHOOK_MS).catch(() => undefined);
    if (made) await rest.remove(`/wp/v2/pages/${made.sentinel.id}`).catch(() => undefined);
  };
  console.error('Creating content in WordPress …');
  made = await makeContent(content);
  const sentinel = new URL(made.sentinel.link ?? '').pathname;
  const paths = (await site.addresses(ownPaths(made), limit)).filter((path) => path !== sentinel);
  console.error(`${paths.length} pages`);
  const results = await runEdits(made, site, paths, {
    only,
    every,
    onEdit: ({ name }, done, all) => console.error(`${done} of ${all}  ${name}`),
  });
  console.log(editsText(results));
  return results.some(({ stale }) => stale.length > 0) ? 1 : 0;
}

export const command = defineCommand({ usage: USAGE, flags: FLAGS, supervisor, failed: 2, run });
