import { JSDOM } from 'jsdom';
import { readFileSync } from 'node:fs';

import { SITE_CODES, siteOf } from '@/site-config/brands';
import { firstPaintFile } from '@footbridge/tools/types/first-paint';
import { firstPaintScript } from '@footbridge/browser/number/first-paint';

import type { CallNumber, Site } from '@footbridge/shared/site/types';
import type { SiteCode, SpecifiedVariant } from '@/site-config/types';

interface Visit {
  code?: SiteCode;
  path?: string;
  cookie?: string | string[];
  local?: unknown;
  session?: unknown;
  /** The page's segment is a special case. */
  isSpecial?: boolean;
  /** The page's field "Call number". */
  ofPage?: string;
  ownNumbers?: Site['ownNumbers'];
  /** Done to the window before the script runs. */
  before?: (window: JSDOM['window']) => void;
}

const SPRING: CallNumber = { display: '(702) 555-0190', tel: 'tel:+17025550190' };

const stored = (state: unknown) => (typeof state === 'string' ? state : JSON.stringify({ state, version: 1 }));

/** A page as the server sends it, its script run in the head before the body is there; then the rest comes. */
async function paint({
  code = 'DSH',
  path = '/',
  cookie,
  local,
  session,
  isSpecial,
  ofPage,
  ownNumbers = [],
  before,
}: Visit): Promise<Document> {
  const { window } = new JSDOM('<!doctype html><html><head></head></html>', {
    url: `https://example.org${path}`,
    runScripts: 'outside-only',
  });
  const { document } = window;
  for (const one of [cookie ?? []].flat()) document.cookie = one;
  if (local !== undefined) window.localStorage.setItem('footbridge.local', stored(local));
  if (session !== undefined) window.sessionStorage.setItem('footbridge.session', stored(session));
  if (isSpecial) document.documentElement.setAttribute('data-call-special', '');
  if (ofPage) document.documentElement.setAttribute('data-call-page', ofPage);
  before?.(window);
  document.body.remove();
  window.eval(
    firstPaintScript({ ...siteOf(code), callNumbers: { ...siteOf(code).callNumbers, spring: SPRING }, ownNumbers }),
  );
  const { tel, display } = siteOf(code).callNumbers.default;
  const body = document.createElement('body');
  body.setAttribute('data-call-number', siteOf(code).mainPhone);
  document.documentElement.append(body);
  body.innerHTML = `<p><a href="${tel}" data-call-link="">Call <span data-call-number-text="">${display}</span></a></p><a id="other" href="tel:988">988</a>`;
  await Promise.resolve();
  return document;
}

/** The parser is done. */
function parsed(document: Document): void {
  const event = document.createEvent('Event');
  event.initEvent('DOMContentLoaded', true);
  document.dispatchEvent(event);
}

function shown(document: Document) {
  const link = document.querySelector('[data-call-link]');
  return {
    variant: document.documentElement.dataset.callVariant ?? 'default',
    href: link?.getAttribute('href'),
    text: link?.textContent,
    body: document.body.dataset.callNumber,
  };
}

describe('the first paint', () => {
  it('is built from the rules (npm run types)', () => {
    expect(readFileSync('packages/browser/number/first-paint.generated.ts', 'utf8')).toBe(
      firstPaintFile(process.cwd()),
    );
  });

  const [special = ''] = siteOf('LAG').specialPaths;

  it.each<[SpecifiedVariant, Visit]>([
    ['mentalHealth', { path: '/mental-health/', cookie: 'alumni-entrance=true' }],
    ['alumni', { cookie: ['a=1', 'alumni-entrance=true', 'b=2'], session: { useVetPhone: true } }],
    ['veteran', { session: { useVetPhone: true }, path: special }],
    ['score2', { local: { callTrackingIntentScore: 2 } }],
    ['default', { cookie: 'other=true' }],
  ])('shows the number that the rules choose: %s', async (variant, visit) => {
    const document = await paint({ code: 'LAG', ...visit });
    const { tel, display } = siteOf('LAG').callNumbers[variant];
    expect(shown(document)).toEqual({ variant, href: tel, text: `Call ${display}`, body: tel.slice(4) });
    expect(document.querySelector('#other')?.getAttribute('href')).toBe('tel:988');
  });

  const house = { variant: 'default', href: siteOf('DSH').callNumbers.default.tel };

  it.each<[string, Visit]>([
    ['nothing stored', {}],
    ['no JSON', { local: '{"state":', session: 'x' }],
    ['JSON of something else', { local: 'null', session: '[]' }],
    ['a state that is none', { local: '{"state":null}', session: '{"state":7}' }],
    ['a score that is none', { local: { callTrackingIntentScore: '2' } }],
    ['a score too high', { local: { callTrackingIntentScore: 3 } }],
    ['a flag that is none', { session: { useVetPhone: 'true' } }],
    [
      'a polluting key',
      {
        local: '{"state":{"__proto__":{"callTrackingIntentScore":2}}}',
        session: '{"__proto__":{"state":{"useVetPhone":true}}}',
      },
    ],
    ['another cookie’s value', { cookie: 'x-alumni-entrance=true' }],
    ['an alumni cookie of another value', { cookie: 'alumni-entrance=truest' }],
    ['a campaign that is no text', { session: { entry: { utm: { campaign: { a: 1 } } } } }],
    ['a campaign of another time', { session: { entry: null }, path: '/?utm_campaign=spring' }],
    ['an empty alumni cookie', { cookie: 'alumni-entrance=' }],
  ])('shows the default number with %s', async (_, visit) => {
    expect(shown(await paint(visit))).toMatchObject(house);
  });

  it('shows the default number when storage and cookies are blocked', async () => {
    const blocked = () => {
      throw new Error('SecurityError');
    };
    const before: Visit['before'] = (window) => {
      Object.defineProperty(window, 'localStorage', { get: blocked });
      Object.defineProperty(window, 'sessionStorage', { get: blocked });
      Object.defineProperty(window.document, 'cookie', { get: blocked });
    };
    expect(shown(await paint({ before }))).toMatchObject(house);
    // The path still says what it says.
    expect(shown(await paint({ before, path: '/veterans/' }))).toMatchObject({ variant: 'veteran' });
  });

  it('counts a page of a special segment as score 1 at least', async () => {
    expect(shown(await paint({ isSpecial: true }))).toMatchObject({ variant: 'score1' });
    expect(shown(await paint({ isSpecial: true, local: { callTrackingIntentScore: 2 } }))).toMatchObject({
      variant: 'score2',
    });
    expect(shown(await paint({ isSpecial: true, path: '/contact/' }))).toMatchObject({ variant: 'specialPath' });
  });

  it.each<[string, Visit]>([
    ['the campaign of its address', { path: '/about/?utm_campaign=Spring-2027' }],
    [
      'the visit’s campaign',
      { session: { entry: { utm: { campaign: 'spring-2027' } } }, path: '/about/?utm_campaign=' },
    ],
    ['the page’s field', { ofPage: 'spring' }],
  ])('shows one of the brand’s own numbers by %s', async (_, visit) => {
    const ownNumbers = [{ name: 'spring', paths: [], campaigns: ['spring-2027'] }];
    const { tel, display } = SPRING;
    expect(shown(await paint({ ...visit, ownNumbers }))).toEqual({
      variant: 'spring',
      href: tel,
      text: `Call ${display}`,
      body: tel.slice(4),
    });
  });

  it('mends a number of which the parser brought the second half later', async () => {
    const document = await paint({ local: { callTrackingIntentScore: 2 } });
    const { display } = siteOf('DSH').callNumbers.score2;
    const text = document.querySelector('[data-call-number-text]')?.firstChild;
    if (text) text.nodeValue += '55-0110';
    parsed(document);
    expect(document.querySelector('[data-call-number-text]')?.textContent).toBe(display);
  });

  it('leaves the page alone once it is loaded', async () => {
    const document = await paint({ local: { callTrackingIntentScore: 2 } });
    parsed(document);
    const number = document.querySelector('[data-call-number-text]');
    if (number) number.textContent = '(800) 555-0199';
    document.body.append(document.createElement('p'));
    await Promise.resolve();
    expect(number?.textContent).toBe('(800) 555-0199');
  });

  it.each(SITE_CODES)('is one text for all visitors of %s, that can end no element', (code) => {
    const script = firstPaintScript(siteOf(code));
    expect(script).toBe(firstPaintScript(siteOf(code)));
    expect(script).not.toMatch(/<\/|<!--|\r|\n/);
    const odd = firstPaintScript({ ...siteOf(code), specialPaths: ['/</script><script>'] });
    expect(odd).not.toContain('<');
  });
});
