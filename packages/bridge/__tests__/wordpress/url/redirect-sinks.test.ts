/** Every place that redirects, tried with every spelling of another host. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { answerClearLink } from '@footbridge/bridge/editors/cache-actions/answer-clear-link';
import { sendDocument } from '@footbridge/bridge/feeds/documents/send';
import { pageOfSite } from '@footbridge/bridge/pages/routing/origin';
import { redirectTo } from '@footbridge/bridge/editors/editor/sign-in';
import { nextRedirect } from '@footbridge/bridge/pages/page/next-redirect';
import { siteLink } from '@footbridge/bridge/wordpress/url/policy';
import { withQuery } from '@footbridge/bridge/server/steps/keep-query';
import { decideUrl } from '@footbridge/bridge/server/steps/normalize-url';

import { exchange } from '../../../../../__tests__/support/exchange';
import { FOREIGN_ADDRESSES, leavesSite, ODD_OWN_ADDRESSES } from '../../../../../__tests__/support/foreign-addresses';

const SITE = 'http://www.example.test';
const ROOT = join(__dirname, '../../../../..');

beforeAll(() => void (process.env.WORDPRESS_URL = 'http://127.0.0.1:8080'));

async function locationOf(
  answer: (requested: ReturnType<typeof exchange>) => void | Promise<void>,
  form?: Record<string, string>,
): Promise<string | null> {
  const requested = exchange({ form, headers: { 'sec-fetch-site': 'same-origin' } });
  await answer(requested);
  const location = requested.response.getHeader('location');
  return typeof location === 'string' ? location : null;
}

function decided(url: string): string | null {
  const decision = decideUrl({ method: 'GET', url, headers: {} });
  return decision.kind === 'redirect' ? String(decision.headers.Location) : null;
}

/** By what the place is: the Location it writes for a target; null where it writes none. */
const SINKS: Record<string, (target: string) => string | null | Promise<string | null>> = {
  'a clear link': (target) =>
    locationOf(
      ({ request, response }) => answerClearLink(request, response, `${target}?clear-cache`, async () => undefined),
      {},
    ),
  'a document’s redirect': (target) =>
    locationOf(({ request, response }) =>
      sendDocument(request, response, async () => ({ kind: 'redirect', destination: target })),
    ),
  'a sign-in’s return address': (target) => pageOfSite(target, SITE),
  'a sign-in’s next step': (target) => locationOf(({ response }) => redirectTo(response, target)),
  'a page’s redirect': (target) => redirectOf(nextRedirect(target, 308)),
  'a page’s redirect where an editor may lead to another site': (target) =>
    redirectOf(nextRedirect(target.replace(/^[a-z]+:.*/is, ''), 308, 'any')),
  'a query handed on': (target) =>
    withQuery('/old/', 'to=x', target.startsWith('/') && !leavesSite(target) ? target : '/'),
  'the URL of a request': (target) => decided(target),
  'the URL of a request with a clear flag': (target) => decided(`${target.replace(/[?#].*/s, '')}?clear-cache`),
};

function redirectOf(answer: ReturnType<typeof nextRedirect>): string | null {
  return 'redirect' in answer ? answer.redirect.destination : null;
}

describe.each(Object.entries(SINKS))('%s', (_name, write) => {
  beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation(() => undefined));
  afterAll(() => jest.restoreAllMocks());

  it.each([...FOREIGN_ADDRESSES, ...ODD_OWN_ADDRESSES])('leads nowhere but to this site from %j', async (target) => {
    const location = await write(target);
    expect(location === null || !leavesSite(location)).toBe(true);
  });
});

describe('what WordPress and editors write as a link', () => {
  it('is a path of this site only where a browser reads it so', () => {
    const paths = [...FOREIGN_ADDRESSES, ...ODD_OWN_ADDRESSES]
      .flatMap((target) => siteLink(target) ?? [])
      .filter((link) => link.startsWith('/'));
    expect(paths.filter((path) => leavesSite(path))).toEqual([]);
  });
});

describe('the source', () => {
  const files = execFileSync(
    'git',
    [
      'ls-files',
      '-co',
      '--exclude-standard',
      'packages/bridge',
      'packages/browser',
      'pages',
      'packages/browser',
      'components',
      'wp-templates',
      'packages/bridge/server',
      'next.config.ts',
      'instrumentation.ts',
      'packages/tools/server',
    ],
    { cwd: ROOT, encoding: 'utf8' },
  )
    .split('\n')
    .filter((file) => /\.[mc]?tsx?$/.test(file) && !file.includes('__tests__'));
  const having = (pattern: RegExp) =>
    files.filter((file) => pattern.test(readFileSync(join(ROOT, file), 'utf8'))).toSorted();

  it('writes each redirect through one function', () => {
    const writing = having(
      /(?:set|append)Header\(\s*['"](?:location|refresh)['"]|[{,]\s*['"]?(?:location|refresh)['"]?:\s*(?!string|await)[^,}]*['"`]\/|Response\.redirect\(|redirect: \{|res(?:ponse)?\.redirect\(|\bLocation: location\b/i,
    );
    expect(writing).toEqual([
      'packages/bridge/editors/cache-actions/answer-clear-link.ts',
      'packages/bridge/editors/editor/sign-in.ts',
      'packages/bridge/feeds/documents/send.ts',
      'packages/bridge/pages/page/next-redirect.ts',
      'packages/bridge/server/steps/keep-query.ts',
      'packages/bridge/server/steps/normalize-url.ts',
    ]);
    expect(writing.filter((file) => !/\bredirectLocation\(/.test(readFileSync(join(ROOT, file), 'utf8')))).toEqual([]);
    expect(
      having(/kind === 'redirect'\) return [^{]*\bredirect\b|return \{ redirect\b/).filter((file) =>
        file.startsWith('pages/'),
      ),
    ).toEqual([]);
  });

  it('has no redirect of next.config.ts, no refreshing page', () => {
    expect(readFileSync(join(ROOT, 'next.config.ts'), 'utf8')).not.toMatch(/\bredirects\b/);
    expect(having(/http-?equiv/i)).toEqual([]);
  });

  it('moves a browser by script only to links of the page it is on', () => {
    expect(having(/location\.(?:assign|replace)\(|location\.href = |[Rr]outer\.(?:push|replace)\(/)).toEqual([
      'components/Facade/open-facade.ts',
      'packages/browser/behaviors/embeds.ts',
    ]);
  });
});
