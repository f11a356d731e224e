import { answerSite } from '@footbridge/bridge/operations/site/answer';
import { signedHeaders } from '@footbridge/bridge/platform/signature';
import { sites } from '@/site-config/brands';
import { colorOf } from '@/components/Prose/blocks/colors';
import { editorBrand } from '@/site-config/editor-theme';
import { site } from '@/site-config/site';

import { sendTo } from '../../../../../__tests__/support/api';

const SECRET = 'a secret of thirty-two characters, at least';
const SIGNED = 'GET /api/site';
const NOW = Date.UTC(2026, 10, 21);

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
  process.env.FOOTBRIDGE_SECRET = SECRET;
});
afterEach(() => {
  jest.useRealTimers();
});

const get = (headers: Record<string, string> = signedHeaders(SECRET, SIGNED), method = 'GET') =>
  sendTo(answerSite, undefined, { headers, method });

describe('GET /api/site', () => {
  it('returns this brand, and the brands that editors may choose, to WordPress', async () => {
    const { status, body, header } = await get();
    expect(status).toBe(200);
    const { code, key, fullName, shortName } = site;
    expect(body.brand).toEqual({ code, key, fullName, shortName, callNumbers: expect.anything() });
    expect(body.brand.callNumbers.veteran).toBe(site.callNumbers.veteran.display);
    expect(body.brands).toEqual(Object.values(sites).map((one) => ({ code: one.code, name: one.fullName })));
    expect(header('cache-control')).toBe('no-store');
  });

  it('tells what the theme has for the editor: the number, and a palette whose colors the page has', () => {
    const { phone, tel, theme } = editorBrand(site);
    expect({ phone, tel: `tel:${tel}` }).toEqual({
      phone: site.callNumbers.default.display,
      tel: site.callNumbers.default.tel,
    });
    const colors = new Map(theme.settings.color.palette.map(({ slug, color }) => [slug, color]));
    expect(colors.get('footbridge-primary')).toBe(site.palettes.primary.default);
    expect(colors.get('footbridge-interactive-100')).toBe(site.palettes.interactive[100]);
    for (const { slug } of theme.settings.color.palette) expect(colorOf(slug)).toMatch(/^var\(--color-[a-z0-9-]+\)$/);
  });

  it.each<[string, () => Record<string, string>]>([
    ['without a signature', () => ({})],
    ['signed with another secret', () => signedHeaders('x'.repeat(40), SIGNED)],
    ['signed for the resolve route', () => signedHeaders(SECRET, '/api/site')],
    ['signed over five minutes ago', () => signedHeaders(SECRET, SIGNED, NOW - 301_000)],
    ['signed for later than five minutes', () => signedHeaders(SECRET, SIGNED, NOW + 301_000)],
  ])('answers 401 without a reason to a request %s', async (_, headers) => {
    const { status, body, header } = await get(headers());
    expect(status).toBe(401);
    expect(body).toEqual({ error: { code: 'unauthorized', message: 'Only this site’s WordPress may read this.' } });
    expect(header('cache-control')).toBe('no-store');
  });

  it('accepts a clock that differs by up to five minutes', async () => {
    await expect(get(signedHeaders(SECRET, SIGNED, NOW - 300_000))).resolves.toMatchObject({ status: 200 });
  });

  it('answers 401 to everybody without a secret here', async () => {
    delete process.env.FOOTBRIDGE_SECRET;
    await expect(get(signedHeaders('', SIGNED))).resolves.toMatchObject({ status: 401 });
  });

  it('answers 405 to other methods', async () => {
    await expect(get(undefined, 'POST')).resolves.toMatchObject({ status: 405, body: { error: { code: 'method' } } });
  });

  it('answers 429 after 30 requests a minute from an address', async () => {
    for (let times = 0; times < 30; times += 1) await get({});
    const { status, header } = await get();
    expect(status).toBe(429);
    expect(header('retry-after')).toBe('60');
    jest.advanceTimersByTime(60_000);
    await expect(get()).resolves.toMatchObject({ status: 200 });
  });
});
