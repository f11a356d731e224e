import { fetchAnswer } from '@footbridge/bridge/pages/routing/resolve-route';
import { routeRequest } from '@footbridge/bridge/pages/routing/route';
import { parseSearch } from '@footbridge/bridge/pages/routing/search';
import { renderScope } from '@footbridge/bridge/wordpress/render-scope';
import { loadPage, loadPath, loadSearch } from '@footbridge/bridge/pages/page/load';
import { templates } from '@/wp-templates';

import { hierarchySample, sampleWordPress } from '../../../../../__tests__/recordings/sample-wordpress';
import { sampleStore } from '../../../../../__tests__/recordings/sample-store';
import { RECORDED_WORDPRESS } from '../../../../../__tests__/recordings/wordpress';
import { configureFaust, withoutSearchIndex, wordPressServer } from '../../../../../__tests__/support/wordpress-server';

import type { AddressContext, Template } from '@footbridge/bridge/wordpress/types';
import type { PageOutcome } from '@footbridge/bridge/pages/page/outcome';
import type { SampleEntry } from '../../../../../__tests__/recordings/sample-wordpress';

/** What a template was given, and the hierarchy in which it was found. */
interface Given {
  candidates: readonly string[];
  address: AddressContext;
}

/** The site's templates, which note what they are given. */
function noting(given: Given[]): Record<string, Template> {
  const note = (template: Template): Template => ({
    ...template,
    variables: (seed, address) => {
      given.push({ candidates: renderScope()?.candidates ?? [], address });
      return template.variables(seed, address);
    },
  });
  return Object.fromEntries(Object.entries(templates).map(([name, template]) => [name, note(template)]));
}

/** As the site answers a request: raw spellings and queries first (packages/bridge/server/steps/normalize-url.ts), then the page. */
async function request(url: string, known: Record<string, Template>): Promise<PageOutcome> {
  const { pathname, searchParams } = new URL(url, 'http://site.test');
  const search = parseSearch(pathname, Object.fromEntries(searchParams));
  if (search) return loadSearch(search, known);
  const route = routeRequest(pathname, searchParams);
  if (route.kind === 'redirect')
    return { kind: 'redirect', destination: route.destination, permanent: true, revalidate: 0 };
  if (route.kind === 'ask') {
    return loadPath(route.target, known);
  }
  const segments = pathname.split('/').filter(Boolean).map(decodeURIComponent);
  return loadPage({ params: segments.length ? { wordpressNode: segments } : {} }, known);
}

/** The answer in the sample's terms. A non-canonical spelling may redirect once to the canonical address. */
async function answer(entry: SampleEntry) {
  const given: Given[] = [];
  const known = noting(given);
  // As at the site's start: which query variables WordPress reads.
  await fetchAnswer('/');
  configureFaust(known);
  const first = await request(entry.url, known);
  const outcome = first.kind === 'redirect' && entry.status !== 301 ? await request(first.destination, known) : first;
  if (outcome.kind === 'not-found') return { status: 404, location: null };
  if (outcome.kind === 'redirect') return { status: 301, location: outcome.destination };
  const last = given.at(-1);
  const store = sampleStore(entry.mode, RECORDED_WORDPRESS, true);
  const { ids = [], found = null, pages = null } = last?.address.archive ?? {};
  return {
    status: 200,
    location: null,
    candidates: last?.candidates,
    template: outcome.template,
    posts: ids.map((id) => store.post(id)?.path),
    found,
    pages,
  };
}

function expected({ status, location, templates: files, posts, found, maxPages }: SampleEntry) {
  if (status === 404) return { status, location: null };
  // Uploads come from the site's own origin.
  if (status === 301) return { status, location: location?.replace('/wp-content/uploads/', '/media/') };
  const candidates = files.map((file) => file.replace(/\.php$/, ''));
  return {
    status,
    location: null,
    candidates,
    template: candidates.find((name) => name in templates),
    posts,
    found,
    pages: maxPages,
  };
}

const server = wordPressServer();
beforeEach(withoutSearchIndex);

/** The posts of the sample that the site's lists leave out: they have a password. */
const UNLISTED = ['/password-post/', '/template-password-protected/'];

/** Returns WordPress's list as the site shows it (docs/decisions/0047-lists-and-search.md): later posts move up into free places. */
function asListed(wanted: ReturnType<typeof expected>, shown: Awaited<ReturnType<typeof answer>>) {
  if (wanted.posts?.length && wanted.posts.every((post) => UNLISTED.includes(post)))
    return { status: 404, location: null };
  if (!wanted.posts || !shown.posts || wanted.found === null || shown.found === null) return wanted;
  const hidden = wanted.found - shown.found;
  const due = wanted.posts.filter((post) => !UNLISTED.includes(post));
  // Those before are on the page before.
  const moved = due.findIndex((post) => post === shown.posts[0]);
  if (hidden < 1 || hidden > UNLISTED.length || moved < 0 || moved > hidden) return wanted;
  const rest = due.slice(moved);
  return { ...wanted, found: shown.found, posts: [...rest, ...shown.posts.slice(rest.length)] };
}

describe('every address of the sample, through the loader', () => {
  it.each(hierarchySample())('answers $url ($mode posts) as WordPress: $status', async (entry) => {
    server.use(...sampleWordPress(entry.mode, { attachmentPages: !entry.location?.startsWith('/wp-content/') }));
    const shown = await answer(entry);
    expect(shown).toEqual(asListed(expected(entry), shown));
    expect(UNLISTED.filter((post) => shown.posts?.includes(post))).toEqual([]);
  });
});
