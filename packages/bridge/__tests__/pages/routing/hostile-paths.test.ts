/** Hostile paths, through all code that checks an address: raw target, spelling, query, page loader. */

import { normalizeTarget } from '@footbridge/bridge/pages/routing/normalize-target';
import { routeRequest } from '@footbridge/bridge/pages/routing/route';
import { parseSearch } from '@footbridge/bridge/pages/routing/search';
import { loadPage, loadPath, loadSearch } from '@footbridge/bridge/pages/page/load';
import { templates } from '@/wp-templates';

import { embeddedWordPress } from '../../../../../__tests__/support/embedded-wordpress';
import { hostilePaths } from '../../../../../__tests__/support/hostile-paths';
import { wordPressServer } from '../../../../../__tests__/support/wordpress-server';

import type { PageOutcome } from '@footbridge/bridge/pages/page/outcome';

const server = wordPressServer();
const NOT_FOUND = { status: 404 } as const;

type Answer = { status: 404 } | { status: 308; location: string } | { status: 200; path: string; canonical: string };

function answerOf(path: string, outcome: PageOutcome): Answer {
  if (outcome.kind === 'not-found') return NOT_FOUND;
  if (outcome.kind === 'redirect') return { status: 308, location: outcome.destination };
  return { status: 200, path, canonical: outcome.page.head.canonical };
}

/** Decoded as Next decodes the catch-all's segments; it answers 400 where that fails. */
function segmentsOf(path: string): string[] | null {
  try {
    return path.split('/').filter(Boolean).map(decodeURIComponent);
  } catch {
    return null;
  }
}

/** The site's answer to a target, as the request pipeline and the pages put it together. */
async function send(target: string): Promise<Answer> {
  // Next parses targets as addresses.
  const { pathname: path, searchParams } = new URL(`http://site.invalid${normalizeTarget(target)}`);
  const route = routeRequest(path, searchParams);
  if (route.kind === 'not-found') return NOT_FOUND;
  if (route.kind === 'redirect') return { status: 308, location: route.destination };
  if (route.kind === 'ask') {
    const outcome = await loadPath(route.target, templates);
    if (outcome.kind !== 'page') return answerOf(path, outcome);
    return route.isSpelled ? { status: 200, path, canonical: path } : { status: 308, location: route.target };
  }
  // Separate pages, tested elsewhere.
  if (/^\/(?:_next|api|media|brands|fonts|unlock|comment)\//.test(path)) return NOT_FOUND;
  if (path.startsWith('/search/')) {
    const requested = parseSearch(path, Object.fromEntries(searchParams));
    const outcome = requested && (await loadSearch(requested, templates));
    return outcome?.kind === 'page' ? { status: 200, path, canonical: path } : NOT_FOUND;
  }
  const segments = segmentsOf(path);
  return segments ? answerOf(path, await loadPage({ params: { wordpressNode: segments } }, templates)) : NOT_FOUND;
}

beforeEach(() => {
  server.use(...embeddedWordPress());
});

const EXISTING =
  'about what-is-detox insurance blog facilities category/recovery tag/sleep author/writer about/our-team'.split(' ');
const tried = [...new Set(['/', ...EXISTING.map((path) => `/${path}/`), ...hostilePaths(500)])];

it('no target makes the site fail, shows a page of another address, or leads away from the site', async () => {
  const wrong: string[] = [];
  const seen = new Map<number, number>();
  for (const target of tried) {
    const answer = await send(target).catch((error: unknown) => ({ status: 500, error: String(error) }) as const);
    seen.set(answer.status, (seen.get(answer.status) ?? 0) + 1);
    const fine =
      answer.status === 404 ||
      // As WordPress does: to its own login and admin.
      (answer.status === 308 && answer.location.startsWith(`${process.env.WORDPRESS_URL}/wp-`)) ||
      (answer.status === 308 && /^\/(?![/\\])/.test(answer.location)) ||
      (answer.status === 200 && answer.canonical === answer.path && target.split('?')[0] === answer.path);
    if (!fine) wrong.push(`${target.slice(0, 120)}: ${JSON.stringify(answer)}`);
  }
  expect(wrong).toEqual([]);
  // The list has some of each kind.
  expect(Math.min(seen.get(404) ?? 0, seen.get(308) ?? 0, seen.get(200) ?? 0)).toBeGreaterThan(10);
}, 180_000);
