/** @jest-environment jest-fixed-jsdom */
import type * as Site from '@/site-config/site';
/** Who is let in to a page, and taken away from it: frames and scripts as the page has them. */
import type { BrandVendor, ConsentCategory } from '@footbridge/shared/vendors/types';

const SETTINGS = {
  NEXT_PUBLIC_ANALYTICS_ID: 'G-1',
  NEXT_PUBLIC_GTM_ID: 'GTM-1',
  NEXT_PUBLIC_HEAP_ID: '1234567890',
  NEXT_PUBLIC_CALL_TRACKING_SRC: 'https://calls.example.org/swap.js',
  NEXT_PUBLIC_CALLRAIL_ID: '123456789/0a1b2c3d4e5f',
  NEXT_PUBLIC_INVOCA_TAG: '1234/0123456789',
};
const OPEN = { kind: 'about', isOpen: true } as const;
const SHUT = { kind: 'insurance', isOpen: false } as const;

const frames = () =>
  [...document.querySelectorAll('iframe')].map((frame) => frame.getAttribute('src')?.replace('/api/vendor-frame/', ''));
const scripts = () => [...document.head.querySelectorAll('script')].map(({ src }) => src);
const frameWindow = () => document.querySelector('iframe')?.contentWindow;

/** A build, whose brand has those agreements, and a visitor who has said that. */
async function visit({
  agreements = [],
  allowed = [],
  ids = ['google-analytics', 'google-tag-manager', 'call-tracking'],
}: {
  agreements?: readonly BrandVendor['id'][];
  allowed?: readonly ConsentCategory[];
  ids?: readonly BrandVendor['id'][];
}) {
  jest.resetModules();
  const brand: BrandVendor[] = ids.map((id) => ({ id, hasAgreement: agreements.includes(id) }));
  jest.doMock('@/site-config/site', () => ({
    site: { ...jest.requireActual<typeof Site>('@/site-config/site').site, vendors: brand },
  }));
  Object.assign(process.env, SETTINGS);
  const { decide } = await import('@footbridge/browser/consent/state');
  decide(allowed);
  const { measurePage } = await import('@footbridge/browser/vendors/measure');
  const { report } = await import('@footbridge/browser/vendors/report');
  return { decide, measurePage, report };
}

afterEach(() => {
  for (const name of Object.keys(SETTINGS)) delete process.env[name];
  document.body.innerHTML = '';
  document.head.innerHTML = '';
  sessionStorage.clear();
  document.cookie = 'footbridge-consent=; path=/; max-age=0';
});

describe('on a page', () => {
  it('each is loaded by its own consent, in an iframe without origin and referrer', async () => {
    const { measurePage } = await visit({ allowed: ['analytics'] });
    measurePage(OPEN);
    expect(frames()).toEqual(['google-analytics']);
    const frame = document.querySelector('iframe');
    expect([frame?.getAttribute('sandbox'), frame?.referrerPolicy, frame?.hidden]).toEqual([
      'allow-scripts',
      'no-referrer',
      true,
    ]);
  });

  it('that is closed only vendors with an agreement are loaded', async () => {
    const { measurePage } = await visit({ agreements: ['google-tag-manager'], allowed: ['analytics', 'marketing'] });
    measurePage(SHUT);
    expect(frames()).toEqual(['google-tag-manager']);
  });

  it('a form shuts it, whatever the server said', async () => {
    document.body.innerHTML = '<main><form class="step-form"></form></main>';
    const { measurePage } = await visit({ allowed: ['analytics'] });
    measurePage(OPEN);
    expect(frames()).toEqual([]);
  });

  it('[S7.14] the call-tracking script comes with consent and an agreement, once, and never without', async () => {
    const { measurePage, decide } = await visit({ agreements: ['call-tracking'], allowed: ['marketing'] });
    measurePage(SHUT);
    decide(['marketing', 'analytics']);
    expect(scripts()).toEqual(['https://calls.example.org/swap.js']);
    document.head.innerHTML = '';
    const without = await visit({ allowed: ['marketing'] });
    without.measurePage(OPEN);
    expect(scripts()).toEqual([]);
  });

  it.each<[BrandVendor['id'], string]>([
    ['callrail', 'https://cdn.callrail.com/companies/123456789/0a1b2c3d4e5f/12/swap.js'],
    ['invoca', 'https://solutions.invocacdn.com/js/invoca-latest.min.js'],
  ])('%s comes with consent and an agreement, and its swap function is called', async (id, address) => {
    const swap = jest.fn();
    Object.assign(window, { CallTrk: { swap }, Invoca: { PNAPI: { run: swap } } });
    const refused = await visit({ ids: [id], allowed: ['marketing'] });
    refused.measurePage(OPEN);
    const undecided = await visit({ ids: [id], agreements: [id] });
    undecided.measurePage(OPEN);
    expect(scripts()).toEqual([]);
    const { measurePage } = await visit({ ids: [id], agreements: [id], allowed: ['marketing'] });
    measurePage(SHUT);
    expect(scripts()).toEqual([address]);
    expect(Reflect.get(window, 'InvocaTagId')).toBe('1234/0123456789');
    document.head.querySelector('script')?.dispatchEvent(new Event('load'));
    await Promise.resolve();
    await Promise.resolve();
    expect(swap).toHaveBeenCalled();
    for (const name of ['CallTrk', 'Invoca', 'InvocaTagId']) Reflect.deleteProperty(window, name);
  });
});

describe('a frame', () => {
  const post = (data: unknown, source: unknown = frameWindow()) =>
    window.dispatchEvent(Object.defineProperty(new MessageEvent('message', { data }), 'source', { value: source }));
  const messagesOf = (send: jest.SpyInstance) => send.mock.calls.map(([message]) => message);

  async function opened() {
    const { measurePage, report, decide } = await visit({ allowed: ['analytics'] });
    measurePage(OPEN);
    const there = frameWindow();
    if (!there) throw new Error('no frame');
    return { measurePage, report, decide, send: jest.spyOn(there, 'postMessage').mockReturnValue() };
  }

  it('gets nothing before it is ready, then the queued events in order', async () => {
    const { report, send } = await opened();
    report({ name: 'call_click', fields: { place: 'header' } });
    expect(messagesOf(send)).toEqual([]);
    post({ ready: true });
    post({ ready: true });
    expect(messagesOf(send)).toEqual([
      { start: { cookies: [], allowed: ['analytics'], kind: 'about' } },
      { event: { name: 'page_view', fields: { page_kind: 'about' } } },
      { event: { name: 'call_click', fields: { place: 'header' } } },
    ]);
  });

  it('is the only accepted sender, and only short texts are stored', async () => {
    const { send } = await opened();
    post({ ready: true }, window);
    post({ cookies: [['_ga', 'other']] }, null);
    expect([messagesOf(send), sessionStorage.getItem('footbridge.vendor.google-analytics')]).toEqual([[], null]);
    post({
      cookies: [
        ['_ga', 'GA1.1.7'],
        ['long', 'x'.repeat(501)],
        'rubbish',
        [1, 2],
        null,
        ...Array.from({ length: 30 }, (_, index) => [`n${index}`, '']),
      ],
    });
    const stored = JSON.parse(sessionStorage.getItem('footbridge.vendor.google-analytics') ?? 'null');
    expect(stored[0]).toEqual(['_ga', 'GA1.1.7']);
    expect(stored.length).toBeLessThanOrEqual(20);
    expect(JSON.stringify(stored)).not.toContain('xxx');
    for (const rubbish of [null, 'x', 7, { cookies: 'x' }, { ready: 'yes' }]) post(rubbish);
  });

  it('that is removed gets no more events, and leaves nothing', async () => {
    const { decide, report, send } = await opened();
    post({ ready: true });
    post({ cookies: [['_ga', 'GA1.1.7']] });
    document.cookie = 'calltrk_session=1; path=/';
    const before = messagesOf(send).length;
    decide([]);
    report({ name: 'call_click', fields: { place: 'header' } });
    expect(frames()).toEqual([]);
    expect(messagesOf(send)).toHaveLength(before);
    expect(sessionStorage.getItem('footbridge.vendor.google-analytics')).toBeNull();
  });

  it('gets a click on a call link with its place, never its number', async () => {
    document.body.innerHTML =
      '<header><a data-call-link href="tel:+17025550100">Call (702) 555-0100</a></header><p><a href="tel:988">988</a></p>';
    const { send } = await opened();
    post({ ready: true });
    for (const link of document.querySelectorAll('a')) {
      link.addEventListener('click', (event) => event.preventDefault());
      link.click();
    }
    expect(messagesOf(send).slice(2)).toEqual([{ event: { name: 'call_click', fields: { place: 'header' } } }]);
  });

  it('[S3.50] of Heap gives its id of the visitor to the forms of a page, while it is there', async () => {
    const { measurePage } = await visit({ allowed: ['analytics'], agreements: ['heap'], ids: ['heap'] });
    const { userIdOf } = await import('@footbridge/browser/vendors/user-ids');
    measurePage(SHUT);
    post({ userId: '4815162342' }, window);
    expect(userIdOf('heap')).toBeUndefined();
    post({ userId: '4815162342' });
    expect(userIdOf('heap')).toBe('4815162342');
  });

  it('of Heap is not on a form’s page without an agreement, and its id is not known there', async () => {
    (await visit({ allowed: ['analytics'], ids: ['heap'] })).measurePage(OPEN);
    post({ userId: '4815162342' });
    document.body.innerHTML = '';
    (await visit({ allowed: ['analytics'], ids: ['heap'] })).measurePage(SHUT);
    const { userIdOf } = await import('@footbridge/browser/vendors/user-ids');
    expect([frames(), userIdOf('heap')]).toEqual([[], undefined]);
  });
});
