/** @jest-environment jest-fixed-jsdom */
/** docs/privacy.md on cookies and storage: writers, places, lives and reasons are those of the code. */
import { storeSession } from '@footbridge/bridge/editors/editor/cookies';
import { setLogin } from '@footbridge/bridge/editors/editor/login-cookie';
import { newState } from '@footbridge/bridge/editors/editor/sign-in';
import { confirmationCookie } from '@footbridge/bridge/leads/lead/suspicions';
import { postPasswordCookie } from '@footbridge/bridge/pages/post-password/cookie';
import { visitCookies } from '@footbridge/bridge/visitors/visit/token';
import { storeVendorData } from '@footbridge/browser/vendors/vendor-data';
import { COOKIE_LIFETIMES, setCookie } from '@footbridge/browser/state/cookies';
import { barState } from '@footbridge/browser/editor/bar-state';
import { selectService } from '@footbridge/browser/filters/filters';
import { draftOf, storeDraft } from '@footbridge/browser/lead/draft';
import { visitPayload } from '@footbridge/browser/lead/payload';
import { localState } from '@footbridge/browser/state/local';
import { sessionState } from '@footbridge/browser/state/session';
import { decide } from '@footbridge/browser/consent/state';
import { FORM_NAMES } from '@footbridge/shared/forms/names';
import { exchange } from '../support/exchange';
import { rows, sources } from './privacy-page';

const HOUR_S = 3600;
const UNITS_S: Readonly<Record<string, number>> = { minute: 60, hour: HOUR_S, day: 24 * HOUR_S };
const SIGN_IN_S = 14 * 24 * HOUR_S;

/** The seconds a life begins with; null until the browser is closed. */
function secondsOf(life: string): number | null | 'unclear' {
  if (life.startsWith('until the browser is closed')) return null;
  if (life.startsWith('as long as')) return SIGN_IN_S;
  const [, count, unit = ''] = /^(\d+) (minute|hour|day)s?\b/.exec(life) ?? [];
  return count ? Number(count) * (UNITS_S[unit] ?? Number.NaN) : 'unclear';
}

/** Every Set-Cookie header that the server writes for visitors and editors. */
function setByServer(): string[] {
  const { request, response } = exchange({ headers: { 'x-forwarded-proto': 'https' } });
  storeSession(request, response, { id: 'a'.repeat(24), refreshToken: 'token' }, SIGN_IN_S, true);
  setLogin(request, response, { state: 'new', login: 'erin' });
  newState(request, response, '/');
  return [
    ...[response.getHeader('Set-Cookie') ?? []].flat().map(String),
    ...visitCookies(request),
    confirmationCookie(request, 'hash'),
    postPasswordCookie(request, 'secret'),
  ];
}

beforeEach(() => {
  Object.assign(process.env, {
    FOOTBRIDGE_SECRET: 'privacy-page-test-secret-of-32-letters',
    WORDPRESS_URL: 'https://cms.example.org',
  });
  for (const storage of [localStorage, sessionStorage]) storage.clear();
});

describe('the cookies of docs/privacy.md', () => {
  it('of the server are as documented: name, whether scripts can read them, lifetime', () => {
    const stored = setByServer().map((header) => {
      const name = header.replace(/=.*/s, '').replace(/^.*-rt$/, '…-rt');
      const age = /Max-Age=(\d+)/.exec(header)?.[1];
      return [
        name,
        /HttpOnly/.test(header) ? 'server, unreadable for scripts' : 'server',
        age ? Number(age) : null,
      ] as const;
    });
    const onPage = rows('Cookies')
      .filter(({ where }) => where !== 'page')
      .map(({ name, where, life }) => [name, where, secondsOf(life)] as const);
    expect(stored.toSorted()).toEqual(onPage.toSorted());
  });

  it('of pages have the life of the code', () => {
    const onPage = rows('Cookies')
      .filter(({ where }) => where === 'page')
      .map(({ name, life }) => [name, secondsOf(life)]);
    expect(Object.fromEntries(onPage)).toEqual(
      Object.fromEntries(Object.entries(COOKIE_LIFETIMES).map(([name, { maxAge }]) => [name, maxAge])),
    );
  });
});

/** Returns the names whose reason on the page has the words. */
const namesWith = (words: RegExp): string[] =>
  [...rows('Cookies'), ...rows('Storage')].filter(({ why }) => words.test(why)).map(({ name }) => name);

it('says of each cookie and key that goes with a form that it does, and of no other', () => {
  decide(['marketing']);
  for (const name of [
    'content-segment',
    'content-segment-number',
    'call-tracking-intent-score',
    'call-tracking-facility',
    'app-state',
    'alumni-entrance',
    'footbridge-visitor',
  ] as const)
    setCookie(name, `from ${name}`);
  sessionStorage.setItem('footbridge.visit-id', 'from footbridge.visit-id');
  sessionState.setState({
    entry: {
      url: 'from footbridge.session',
      referrer: '',
      utm: { term: null, campaign: null, medium: null, source: null, content: null },
    },
  });
  const sent = Object.values(visitPayload()).flatMap((value) => /^from (.*)/.exec(value ?? '')?.[1] ?? []);
  expect(namesWith(/\bgo(?:es)? with (?:a|each) form/).toSorted()).toEqual([...new Set(sent)].toSorted());
});

it('says of a cookie that nothing on this site reads it where no code does', () => {
  const isRead = (name: string): boolean =>
    sources.some((text) => {
      const [, constant] = new RegExp(`const (\\w+) = '${name}'`).exec(text) ?? [];
      return [`readCookie('${name}')`, `${name}=true`, constant && `readCookie(${constant})`].some(
        (code) => code && text.includes(code),
      );
    });
  const unread = Object.keys(COOKIE_LIFETIMES).filter((name) => !isRead(name));
  expect(unread.length).toBeGreaterThan(0);
  expect(namesWith(/Nothing on this site reads it/).toSorted()).toEqual(unread.toSorted());
});

/** Writes each key as the site does, except those of packages, which the site removes. */
function writeAll(): void {
  for (const form of FORM_NAMES) storeDraft(form, { ...draftOf(form), step: 1 });
  for (const vendor of ['google-analytics', 'google-tag-manager', 'heap'] as const)
    storeVendorData(vendor, [['a', 'b']]);
  visitPayload();
  sessionState.setState({ geolocation: null });
  localState.setState({ callTrackingIntentScore: 1 });
  selectService('treatment', 'Detox', true);
  barState.setState({ isHidden: true });
}

describe('the storage of docs/privacy.md', () => {
  it('is where the page documents it', async () => {
    writeAll();
    // A document's first script writes; deferred code takes over.
    jest.resetModules();
    await import('@footbridge/browser/visit/arrival');
    const found = (storage: Storage, where: string) => Object.keys(storage).map((name) => `${name}: ${where}`);
    const stored = [...found(localStorage, 'local storage'), ...found(sessionStorage, 'session storage')];
    const packages = ['footbridge.consent-dialog', 'sentryReplaySession'];
    expect(stored.toSorted()).toEqual(
      rows('Storage')
        .filter(({ name }) => !packages.includes(name))
        .map(({ name, where }) => `${name}: ${where}`)
        .toSorted(),
    );
  });
});
