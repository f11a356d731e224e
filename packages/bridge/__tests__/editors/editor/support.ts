/** A WordPress that signs editors in, with recorded responses; and a browser that stores cookies. */
import { HttpResponse, http } from 'msw';

import { answerFaust } from '@footbridge/bridge/editors/editor/routes';

import { recording, type Json } from '../../../../embedded/__tests__/support/recordings';
import { RECORDED_WORDPRESS } from '../../../../../__tests__/recordings/address';
import { embeddedWordPress } from '../../../../../__tests__/support/embedded-wordpress';
import { exchange } from '../../../../../__tests__/support/exchange';
import { temporaryData } from '../../../../../__tests__/support/temporary-data';
import { onOperation } from '../../../../../__tests__/support/wordpress-server';
import { editorsState } from '@footbridge/bridge/editors/editor/session-tokens';
import { flagsState } from '@footbridge/bridge/platform/flags/shared-flags';
import { reportedVersionsState, type Finding } from '@footbridge/bridge/wordpress/versions';

import type { SetupServer } from 'msw/node';

/** Within the recorded tokens' life. */
export const RECORDED_NOW = Date.parse('2026-11-21T12:51:28Z');
export const COOKIE = 'http127.0.0.18080-rt';
export const SITE = 'http://www.example.test';

const field = (body: Json | undefined, name: string): string => {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new Error(`no ${name} was recorded`);
  return String(body[name]);
};
export const recordedCode = field(recording('auth', 'authorize-ok').request.body, 'code');
const grants = ['authorize-ok', 'authorize-refresh', 'authorize-both'].map(
  (name) => recording('auth', name).response.body,
);
export const ACCESS_TOKENS = grants.map((body) => field(body, 'accessToken'));
export const REFRESH_TOKENS = grants.map((body) => field(body, 'refreshToken'));

const viewer = recording('auth', 'viewer-bearer').response.body;
const nobody = recording('auth', 'viewer-bearer-bad').response.body;

export interface FakeWordPress {
  /** Bodies sent to faustwp/v1/authorize, in order. */
  grants: Record<string, unknown>[];
  /** Bearers of the viewer queries. */
  bearers: (string | null)[];
  /** Access tokens that WordPress no longer knows, silently. */
  expired: Set<string>;
  /** What the viewer may. */
  capabilities: string[] | null;
  /** Answers instead of the recorded ones, by their names. */
  refuse: string | null;
  /** What the plugin reports as too old. */
  findings: Finding[];
  /** The plugin has closed FaustWP's sign-in. */
  isClosed: boolean;
}

/** The handlers, and the requests that they got. Each refresh gives the next recorded tokens; a real one never runs out. */
export function signingWordPress() {
  const seen: FakeWordPress = {
    grants: [],
    bearers: [],
    expired: new Set(),
    capabilities: null,
    refuse: null,
    findings: [],
    isClosed: false,
  };
  const authorize = http.post(`${RECORDED_WORDPRESS}/`, async ({ request }) => {
    if (new URL(request.url).searchParams.get('rest_route') !== '/faustwp/v1/authorize') return undefined;
    const body = (await request.json()) as Record<string, unknown>;
    seen.grants.push(body);
    if (seen.isClosed)
      return HttpResponse.json(
        { code: 'footbridge_faustwp_outdated', message: 'too old', data: { status: 403 } },
        { status: 403 },
      );
    const secret = request.headers.get('x-faustwp-secret');
    const name =
      seen.refuse ?? (secret === process.env.FAUST_SECRET_KEY ? null : 'authorize-bad-secret') ?? nameFor(body);
    const { status, body: answer } = recording('auth', name).response;
    return HttpResponse.json(answer, { status });
  });
  const nameFor = ({ code, refreshToken }: Record<string, unknown>): string => {
    if (refreshToken)
      return refreshToken === REFRESH_TOKENS[0]
        ? 'authorize-refresh'
        : refreshToken === REFRESH_TOKENS[1]
          ? 'authorize-both'
          : 'authorize-nobody';
    return code === recordedCode ? 'authorize-ok' : 'authorize-bad-code';
  };
  const viewers = http.post(`${RECORDED_WORDPRESS}/index.php`, async ({ request }) => {
    const { operationName } = (await request.clone().json()) as { operationName: string };
    if (operationName !== 'GetViewer') return undefined;
    const bearer = request.headers.get('authorization')?.replace('Bearer ', '') ?? null;
    seen.bearers.push(bearer);
    const isKnown = bearer !== null && ACCESS_TOKENS.includes(bearer) && !seen.expired.has(bearer);
    if (!isKnown) return HttpResponse.json({ ...Object(nobody), data: { viewer: null } });
    const capabilities = seen.capabilities ?? Object(viewer).data.viewer.capabilities;
    return HttpResponse.json({ data: { viewer: { ...Object(viewer).data.viewer, capabilities } } });
  });
  const versions = http.get(`${RECORDED_WORDPRESS}/index.php`, ({ request }) => {
    if (new URL(request.url).searchParams.get('rest_route') !== '/footbridge/v1/versions') return undefined;
    return HttpResponse.json({ findings: seen.findings });
  });
  const noOptions = onOperation('GetSiteOptions', () =>
    HttpResponse.json({
      data: {
        footbridgeUploads: null,
        generalSettings: { url: RECORDED_WORDPRESS, homeUrl: RECORDED_WORDPRESS },
        readingSettings: null,
        siteOptions: null,
      },
    }),
  );
  return { seen, handlers: [authorize, viewers, versions, noOptions, ...embeddedWordPress()] };
}

/** What a browser sends with a page that a person opens from elsewhere. */
export const OPENED = {
  'sec-fetch-mode': 'navigate',
  'sec-fetch-dest': 'document',
  'sec-fetch-site': 'cross-site',
  accept: 'text/html',
};
/** … and with a script's request of the site's own. */
export const OWN_SCRIPT = { 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty', 'sec-fetch-site': 'same-origin' };

/** Cookies as a browser stores them: by name, removed when they expire. */
export class Browser {
  cookies: Record<string, string> = {};

  constructor(readonly address = '203.0.113.7') {}

  exchange(headers: Record<string, string>, method = 'GET') {
    return exchange({ method, headers, cookies: this.cookies, address: this.address });
  }

  store(lines: string[]): void {
    for (const line of lines) {
      const [pair = '', ...attributes] = line.split('; ');
      const [name = '', value = ''] = pair.split(/=(.*)/s);
      if (attributes.includes('Max-Age=0')) delete this.cookies[name];
      else this.cookies[name] = value;
    }
  }

  async send(url: string, headers: Record<string, string> = OPENED, method = 'GET') {
    const { request, response } = this.exchange(headers, method);
    request.url = url;
    let body = '';
    response.end = (chunk?: unknown) => {
      body = typeof chunk === 'string' ? chunk : '';
      return response;
    };
    await answerFaust(request, response);
    const set = response.getHeader('set-cookie');
    const cookies = set === undefined ? [] : Array.isArray(set) ? set : [String(set)];
    this.store(cookies);
    const all = Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]);
    return { status: response.statusCode, headers: Object.fromEntries(all), cookies, body };
  }

  /** Begins a sign-in; returns WordPress's return address, with a code as it would add it. */
  async begin(target = '/preview/1874/', code = recordedCode, from = OPENED): Promise<string> {
    const { headers } = await this.send(`/api/faust/auth/sign-in?redirect_uri=${encodeURIComponent(target)}`, from);
    const back = new URL(new URL(headers.location ?? '').searchParams.get('redirect_uri') ?? '');
    return `${back.pathname}${back.search}&code=${encodeURIComponent(code)}`;
  }
}

export function forgetEditors(): void {
  editorsState.value = undefined;
  flagsState.value = undefined;
  reportedVersionsState.value = undefined;
}

/**
 * For a test file: before each test a WordPress as recorded, at the recorded time, a site that knows its secret, and a
 * browser from its own address (tries are counted).
 */
export function signingSite(server: SetupServer): { seen: FakeWordPress; browser: Browser } {
  const site = { seen: signingWordPress().seen, browser: new Browser() };
  let visitors = 0;
  temporaryData();
  beforeEach(() => {
    // Requests take their time: only the clock stands still.
    jest.useFakeTimers({
      now: RECORDED_NOW,
      doNotFake: [
        'nextTick',
        'setImmediate',
        'queueMicrotask',
        'setTimeout',
        'clearTimeout',
        'setInterval',
        'clearInterval',
      ],
    });
    process.env.FOOTBRIDGE_SECRET = 's'.repeat(32);
    process.env.FAUST_SECRET_KEY = '11111111-2222-4333-8444-555555555555';
    forgetEditors();
    const { seen, handlers } = signingWordPress();
    server.use(...handlers);
    visitors += 1;
    Object.assign(site, { seen, browser: new Browser(`198.51.100.${visitors}`) });
  });
  afterEach(() => {
    jest.useRealTimers();
  });
  return site;
}

/** No token stands in a text, neither as it is nor as Faust would have written it. */
export function expectNoToken(text: string): void {
  for (const token of [...ACCESS_TOKENS, ...REFRESH_TOKENS]) {
    for (const form of [token, encodeURIComponent(token), Buffer.from(token).toString('base64')])
      expect(text).not.toContain(form);
  }
}
