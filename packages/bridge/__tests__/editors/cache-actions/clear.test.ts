import { answerClearAll } from '@footbridge/bridge/editors/cache-actions/answer-clear-all';
import { answerClearLink } from '@footbridge/bridge/editors/cache-actions/answer-clear-link';
import { readHistory } from '@footbridge/bridge/cache/history';
import { cachedPages } from '@footbridge/bridge/cache/page-cache/store';
import { capabilitiesOf } from '@footbridge/embedded/resolvers/roles';

import { exchange } from '../../../../../__tests__/support/exchange';
import { newVisit } from '../../../../../__tests__/support/leads';
import { temporaryCache } from '../../../../../__tests__/support/temporary-cache';
import { wordPressServer } from '../../../../../__tests__/support/wordpress-server';
import { signingSite, type Browser } from '../editor/support';
import { purgesState } from '@footbridge/bridge/cache/purge/queue';
import { renewalState } from '@footbridge/bridge/cache/invalidation/renew';

const server = wordPressServer();
const site = signingSite(server);
const cache = temporaryCache();
let browser: Browser;
const renew = jest.fn(async (_path: string) => undefined);

const FORGED = { 'footbridge-editor': '1', 'http127.0.0.18080-rt': 'a.b.c', wordpress_logged_in_0: 'editor|1|x|y' };

interface Sent {
  signedIn?: boolean;
  token?: boolean;
  method?: string;
  headers?: Record<string, string>;
  forged?: Record<string, string>;
}

/** The cookies of a visit, and its token. */
function visitOf({ signedIn = true, forged = {} }: Sent) {
  const visit = newVisit();
  return { cookies: { ...(signedIn && browser.cookies), ...forged, ...visit }, token: visit['csrf-token'] ?? '' };
}

/** As a page of the site sends it, or with what is named otherwise. */
async function clearAll(sent: Sent = {}) {
  const { cookies, token } = visitOf(sent);
  const { request, response } = exchange({
    method: sent.method ?? 'DELETE',
    cookies,
    headers: { ...(sent.token !== false && { 'x-csrf-token': token }), ...sent.headers },
  });
  await answerClearAll(request, response);
  return { status: response.statusCode, body: JSON.parse(response.text) };
}

/** As the admin bar does when one of its links is clicked. */
async function follow(address: string | null, sent: Sent = {}) {
  const { cookies, token } = visitOf(sent);
  const { request, response } = exchange({
    method: sent.method ?? 'POST',
    cookies,
    form: { token: sent.token === false ? '' : token },
    headers: sent.headers,
  });
  await answerClearLink(request, response, address, renew);
  const [location, stored] = ['location', 'cache-control'].map((name) => response.getHeader(name));
  return { status: response.statusCode, location, stored };
}

beforeEach(async () => {
  process.env.FOOTBRIDGE_SECRET = 'a secret of thirty-two characters, at least';
  ({ browser } = site);
  site.seen.capabilities = capabilitiesOf('administrator');
  await browser.send(await browser.begin());
  site.seen.bearers = [];
  await cache.store('/about', ['post:2', 'uri:/about/', 'kind:menu']);
  await cache.store('/insurance', ['post:1862', 'uri:/insurance/', 'kind:menu']);
  renew.mockClear();
});

describe('DELETE /api/wordpress-cache', () => {
  it('[S7.2] says that it is cleared when everything is', async () => {
    expect(await clearAll()).toEqual({ status: 200, body: { cleared: true } });
    expect(await cachedPages()).toEqual([]);
    expect(await cache.get('/about')).toBeNull();
    expect(readHistory(1)).toEqual([expect.objectContaining({ what: 'cleared-all', about: 'by editor', pages: 2 })]);
  });

  it.each([
    ['of a visitor', { signedIn: false }, 403],
    ['with forged cookies', { signedIn: false, forged: FORGED }, 403],
    ['without the visit’s token', { token: false }, 403],
    ['from another site, though it had the token', { headers: { 'sec-fetch-site': 'cross-site' } }, 403],
    ['by another method', { method: 'GET' }, 405],
  ])(
    '[S7.2] clears nothing for a request %s, and sends WordPress no request',
    async (_what, requested: Sent, status) => {
      expect(await clearAll(requested)).toMatchObject({ status, body: { error: { code: expect.any(String) } } });
      expect(await cachedPages()).toHaveLength(2);
      expect(site.seen.bearers).toEqual([]);
    },
  );

  it('says that it is not cleared when the disk refuses', async () => {
    process.env.DATA_DIR = '/dev/null';
    expect(await clearAll()).toMatchObject({ status: 500, body: { error: { code: 'not-cleared' } } });
  });
});

describe('a cache in front of the site', () => {
  const purged = (): string[] =>
    jest
      .mocked(fetch)
      .mock.calls.map(([url]) => new URL(String(url)).pathname)
      .filter((path) => path.endsWith('/') && path !== '/');
  beforeEach(() => {
    process.env.CACHE_PURGE_URL = 'http://front.test';
    // A purge is repeated after ten seconds: by then the test is over.
    jest.useFakeTimers({
      now: Date.now(),
      doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance', 'setInterval', 'clearInterval'],
    });
    const real = globalThis.fetch;
    jest
      .spyOn(globalThis, 'fetch')
      .mockImplementation((url, init) =>
        String(url).startsWith('http://front.test') ? Promise.resolve(new Response()) : real(url, init),
      );
  });
  afterEach(() => {
    purgesState.value = undefined;
    jest.mocked(fetch).mockRestore();
  });
  const reported = async (): Promise<string[]> => {
    await Promise.all([...(purgesState.value?.values() ?? [])].map(({ running }) => running));
    return purged().toSorted();
  };

  it('gets a purge of all cached pages when everything is cleared', async () => {
    await clearAll();
    expect(await reported()).toEqual(['/about/', '/insurance/']);
  });

  it('gets a purge of the page that an editor’s link clears, and of all that show menus', async () => {
    await follow('/about/?clear-cache');
    expect(await reported()).toEqual(['/about/']);
    await follow('/about/?clear-menu-cache');
    expect(await reported()).toEqual(['/about/', '/about/', '/insurance/']);
  });
});

describe('an editor’s link', () => {
  it('?clear-cache makes that page again, no other, and leads to the clean address', async () => {
    expect(await follow('/about/?clear-cache&utm_source=x')).toEqual({
      status: 303,
      location: '/about/?utm_source=x',
      stored: 'no-store',
    });
    expect(await cache.get('/about')).toBeNull();
    expect(await cache.get('/insurance')).not.toBeNull();
  });

  it.each(['clear-menu-cache', 'clearMenuCache', 'clear%2Dmenu%2Dcache'])(
    '?%s makes every page again that shows menus',
    async (flag) => {
      expect(await follow(`/about/?${flag}=true`)).toMatchObject({ status: 303, location: '/about/' });
      expect([await cache.get('/about'), await cache.get('/insurance')]).toEqual([null, null]);
      await renewalState.value?.running;
      expect(renew.mock.calls.flat().toSorted()).toEqual(['/about/', '/insurance/']);
    },
  );

  it('with both flags clears what its editor may clear, and leads to the page', async () => {
    site.seen.capabilities = capabilitiesOf('editor');
    expect(await follow('/about/?clear-cache&clear-menu-cache')).toMatchObject({ status: 303, location: '/about/' });
    expect([await cache.get('/about'), await cache.get('/insurance')]).toEqual([null, expect.anything()]);
  });

  it.each([
    ['of a visitor', { signedIn: false }],
    ['with a forged session', { signedIn: false, forged: FORGED }],
    ['without the token', { token: false }],
    ['from another site', { headers: { 'sec-fetch-site': 'cross-site' } }],
    ['that is no form', { headers: { 'content-type': 'text/plain' } }],
  ])(
    'clears nothing by a request %s, sends WordPress none, and leads to the page all the same',
    async (_what, sent: Sent) => {
      expect(await follow('/about/?clear-cache', sent)).toMatchObject({ status: 303, location: '/about/' });
      expect(await cache.get('/about')).not.toBeNull();
      expect(site.seen.bearers).toEqual([]);
    },
  );

  it('clears nothing by a GET, as a link in a text, a typed address or a prefetch sends it', async () => {
    expect(await follow('/about/?clear-cache', { method: 'GET' })).toMatchObject({ status: 405 });
    expect(await cache.get('/about')).not.toBeNull();
  });
});
