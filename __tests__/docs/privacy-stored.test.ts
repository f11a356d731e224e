/** @jest-environment jest-fixed-jsdom */
/** docs/privacy.md on cookies and storage: lives, places, writers and reasons are those of the code. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { storeSession } from '@footbridge/bridge/editors/editor/cookies';
import { setLogin } from '@footbridge/bridge/editors/editor/login-cookie';
import { newState } from '@footbridge/bridge/editors/editor/state';
import { confirmationCookie } from '@footbridge/bridge/leads/lead/confirmation';
import { postPasswordCookie } from '@footbridge/bridge/pages/post-password/cookie';
import { visitCookies } from '@footbridge/bridge/visitors/visit/token';
import { FORM_NAMES } from '@footbridge/shared/forms/names';
import { storeVendorData } from '@footbridge/browser/vendors/vendor-data';
import { COOKIE_LIFETIMES, setCookie } from '@footbridge/browser/state/cookies';
import { barState } from '@footbridge/browser/editor/bar-state';
import { selectService } from '@footbridge/browser/filters/filters';
import { draftOf, storeDraft } from '@footbridge/browser/lead/draft';
import { visitPayload } from '@footbridge/browser/lead/payload';
import { localState } from '@footbridge/browser/state/local';
import { sessionState } from '@footbridge/browser/state/session';
import { decide } from '@footbridge/browser/consent/state';
import { exchange } from '../support/exchange';

const root = join(__dirname, '../..');
const page = readFileSync(join(root, 'docs/privacy.md'), 'utf8');
const HOUR_S = 3600;
const UNITS_S: Readonly<Record<string, number>> = { minute: 60, hour: HOUR_S, day: 24 * HOUR_S };
const SIGN_IN_S = 14 * 24 * HOUR_S;

interface Row {
  name: string;
  /** The code that writes a cookie, or the storage that a key is in. */
  where: string;
  life: string;
  why: string;
}

/** The rows of a table, one for each name, "the same" replaced by the row before. */
function rowsOf(heading: string): Row[] {
  const [, section = ''] = page.split(`\n## ${heading}\n`);
  const cells = (section.split('\n## ')[0] ?? '')
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  const rows: Row[] = [];
  for (const [name = '', where = '', , life = '', why = ''] of cells) {
    const before = rows.at(-1);
    for (const one of name.replaceAll('`', '').split(', '))
      rows.push({
        name: one,
        where,
        life: life === 'the same' ? (before?.life ?? '') : life,
        why: why === 'the same' ? (before?.why ?? '') : why,
      });
  }
  return rows;
}

const cookies = rowsOf('Cookies');
const stored = rowsOf('Storage');
const rowOf = (rows: Row[], name: string): Row =>
  rows.find((row) => row.name === name) ?? { name, where: 'no row', life: 'no row', why: 'no row' };

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

const sources = ['packages/browser', 'components', 'packages/bridge', 'wp-templates', 'pages'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(?:stories|fixture)\.|__tests__/.test(file))
    .map((file) => readFileSync(join(root, folder, file), 'utf8')),
);
/** Whether code of the site reads a cookie: by its name, by a constant of the same file, or in the inline script of the first paint. */
const isRead = (name: string): boolean =>
  sources.some((text) => {
    const [, constant] = new RegExp(`const (\\w+) = '${name}'`).exec(text) ?? [];
    return (
      text.includes(`readCookie('${name}')`) ||
      text.includes(`${name}=true`) ||
      (constant !== undefined && text.includes(`readCookie(${constant})`))
    );
  });

beforeEach(() => {
  Object.assign(process.env, {
    FOOTBRIDGE_SECRET: 'privacy-page-test-secret-of-32-letters',
    WORDPRESS_URL: 'https://cms.example.org',
  });
  for (const storage of [localStorage, sessionStorage]) storage.clear();
});

describe('the cookies of docs/privacy.md', () => {
  it('of the server are as documented: name, whether scripts can read them, lifetime', () => {
    const written = setByServer().map((header) => {
      const name = header.replace(/=.*/s, '').replace(/^.*-rt$/, '…-rt');
      const age = /Max-Age=(\d+)/.exec(header)?.[1];
      return [
        name,
        /HttpOnly/.test(header) ? 'server, unreadable for scripts' : 'server',
        age ? Number(age) : null,
      ] as const;
    });
    const onPage = cookies
      .filter(({ where }) => where !== 'page')
      .map(({ name, where, life }) => [name, where, secondsOf(life)] as const);
    expect(written.toSorted()).toEqual(onPage.toSorted());
  });

  it('of pages have the life of the code', () => {
    const onPage = cookies.filter(({ where }) => where === 'page').map(({ name, life }) => [name, secondsOf(life)]);
    expect(Object.fromEntries(onPage)).toEqual(
      Object.fromEntries(Object.entries(COOKIE_LIFETIMES).map(([name, { maxAge }]) => [name, maxAge])),
    );
  });

  it('that nothing on the site reads are named so, and no others', () => {
    const unread = Object.keys(COOKIE_LIFETIMES).filter((name) => !isRead(name));
    expect(unread).toEqual(['app-state', 'content-segment', 'content-segment-number', 'call-tracking-facility']);
    expect(
      cookies
        .filter(({ why }) => why.includes('Nothing on this site reads it'))
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual(unread.toSorted());
  });
});

describe('what goes with a form', () => {
  it('is documented for each cookie and key, and for no other', () => {
    decide(['marketing']);
    const names = [
      'content-segment',
      'content-segment-number',
      'call-tracking-intent-score',
      'call-tracking-facility',
      'app-state',
      'alumni-entrance',
      'footbridge-visitor',
    ] as const;
    for (const name of names) setCookie(name, `from ${name}`);
    sessionStorage.setItem('footbridge.visit-id', 'from footbridge.visit-id');
    sessionState.setState({
      entry: {
        url: 'from footbridge.session',
        referrer: '',
        utm: { term: null, campaign: null, medium: null, source: null, content: null },
      },
    });
    const sent = Object.values(visitPayload()).flatMap((value) => /^from (.*)/.exec(value ?? '')?.[1] ?? []);
    expect(
      [...cookies, ...stored]
        .filter(({ why }) => /\bgo(?:es)? with (?:a|each) form/.test(why))
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual([...new Set(sent)].toSorted());
  });
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
    const written = [...found(localStorage, 'local storage'), ...found(sessionStorage, 'session storage')];
    const packages = ['footbridge.consent-dialog', 'sentryReplaySession'];
    expect(written.toSorted()).toEqual(
      stored
        .filter(({ name }) => !packages.includes(name))
        .map(({ name, where }) => `${name}: ${where}`)
        .toSorted(),
    );
    expect(rowOf(stored, 'footbridge.consent-dialog').where).toBe('local storage');
    expect(
      sources.some(
        (text) =>
          text.includes('useLocalStorage: true') &&
          text.includes("safeStorage('local').removeItem(PACKAGE_STORAGE_KEY)"),
      ),
    ).toBe(true);
    expect(
      sources.some((text) => text.includes("safeStorage('session')") && text.includes('removeItem(REPLAY_KEY)')),
    ).toBe(true);
  });
});

describe('the sentences of docs/privacy.md', () => {
  const prose = page
    .split('\n')
    .filter((line) => !line.startsWith('|'))
    .join('\n');

  it('name no cookie and no key that the tables do not have', () => {
    const known = [...cookies, ...stored].map(({ name }) => name);
    const named = [
      ...prose.matchAll(
        /`((?:__\w+-)?footbridge[.-][\w.-]+|content-segment[\w-]*|call-tracking-(?!src)[\w-]+|app-state|csrf-token)`/g,
      ),
    ].map(([, name = '']) => name);
    expect(named.filter((name) => !known.includes(name) && name !== 'call-tracking')).toEqual([]);
  });
});
