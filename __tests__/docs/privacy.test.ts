/** @jest-environment jest-fixed-jsdom */
/** docs/privacy.md and the code must agree. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { storeSession } from '@footbridge/bridge/editors/editor/cookies';
import { setLogin } from '@footbridge/bridge/editors/editor/login-cookie';
import { newState } from '@footbridge/bridge/editors/editor/state';
import { confirmationCookie } from '@footbridge/bridge/leads/lead/confirmation';
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
import { FORM_ACTIONS, FORM_NAMES } from '@footbridge/shared/forms/names';
import { vendorIframePath } from '@footbridge/shared/vendors/events';
import { REPORTS_PATH } from '@footbridge/shared/errors/settings';
import { SUGGESTIONS_PATH } from '@footbridge/shared/suggestions';
import { VISITS_PER_SAMPLE, VITALS_PATH } from '@footbridge/shared/vitals';
import { exchange } from '../support/exchange';

const root = join(__dirname, '../..');
const page = readFileSync(join(root, 'docs/privacy.md'), 'utf8');
/** The code adds a cookie's prefix on https (packages/bridge/platform/request/cookie-names). */
const bare = (cell: string) => cell.replaceAll('`', '').replace(/^__(?:Host|Secure)-/, '');

/** The rows of the table below a heading, without its head. */
function table(heading: string): string[][] {
  const [, section = ''] = page.split(new RegExp(`^#+ ${heading}$`, 'm'));
  const lines =
    section
      .split(/^#+ /m)[0]
      ?.split('\n')
      .filter((line) => line.startsWith('|')) ?? [];
  return lines.slice(2).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}
const firstCells = (heading: string) => table(heading).flatMap(([names = '']) => names.split(', ').map(bare));

/** Who writes each name, or where it is, its life and its reason, "the same" replaced by the row before. */
function rows(heading: string): { name: string; where: string; life: string; why: string }[] {
  let before = { life: '', why: '' };
  return table(heading).flatMap(([names = '', where = '', , life = '', why = '']) => {
    before = { life: life === 'the same' ? before.life : life, why: why === 'the same' ? before.why : why };
    return names
      .replaceAll('`', '')
      .split(', ')
      .map((name) => ({ name, where, ...before }));
  });
}

function sourcesIn(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(?:stories|fixture)\.|__tests__/.test(file))
    .map((file) => readFileSync(join(root, folder, file), 'utf8'));
}

const sources = ['packages/browser', 'components', 'packages/bridge', 'wp-templates', 'pages'].flatMap(sourcesIn);

/** Names of elements, classes and ids in texts. */
const IN_TEXTS = [
  'footbridge-block',
  'footbridge-inner',
  'footbridge-pages-',
  'footbridge-payer',
  'footbridge-related',
];

/** Names of cookies and keys as the code writes them: 'footbridge-visit', `footbridge.draft.${…}`. */
const written = [
  ...new Set(
    sources
      .flatMap((text) => [...text.matchAll(/['"`](footbridge[.-][a-z.-]+)/g)].map(([, name = '']) => name))
      .filter((name) => !IN_TEXTS.includes(name)),
  ),
];

const cookies = firstCells('Cookies');
const keys = firstCells('Storage');

describe('docs/privacy.md', () => {
  it('has every name in the code', () => {
    const named = [...cookies, ...keys];
    expect(written.length).toBeGreaterThan(12);
    expect(
      written.filter((name) => !named.some((known) => (/[.-]$/.test(name) ? known.startsWith(name) : known === name))),
    ).toEqual([]);
  });

  it('has the content, lifetime and purpose of each', () => {
    for (const row of [...table('Cookies'), ...table('Storage')])
      expect([row[0], row.filter((cell) => cell !== '').length]).toEqual([row[0], 5]);
  });

  it('has every address of this site that scripts request, and no other', () => {
    const requested = ['packages/browser', 'components']
      .flatMap(sourcesIn)
      .flatMap((text) =>
        [...text.matchAll(/['"`](\/api\/(?!faust\/auth\/logout)[a-z/-]+)/g)].map(([, path = '']) => path),
      );
    expect(firstCells('Requests').toSorted()).toEqual(
      [
        ...new Set([
          ...requested,
          ...Object.values(FORM_ACTIONS),
          vendorIframePath(''),
          REPORTS_PATH,
          SUGGESTIONS_PATH,
          VITALS_PATH,
        ]),
      ].toSorted(),
    );
  });

  it('has the share of visits that report page speed', () => {
    const [, when = ''] = table('Requests').find(([name = '']) => bare(name) === VITALS_PATH) ?? [];
    expect(when).toContain(`one visit in ${VISITS_PER_SAMPLE},`);
  });
});

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
