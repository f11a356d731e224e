/** @jest-environment jest-fixed-jsdom */
/** The page in which a vendor's script runs: what it is let, and what its own script does there. */
import { createHash } from 'node:crypto';

import { iframeDocument } from '@footbridge/bridge/visitors/vendors/iframe-document';
import { iframeScript } from '@footbridge/bridge/visitors/vendors/iframe-script';
import { configuredVendors } from '@footbridge/shared/vendors/configured';

import type { VendorId } from '@footbridge/shared/vendors/types';

const vendor = (id: VendorId, value = 'G-1') => {
  const settings = {
    NEXT_PUBLIC_ANALYTICS_ID: value,
    NEXT_PUBLIC_GTM_ID: value,
    NEXT_PUBLIC_HEAP_ID: value,
    NEXT_PUBLIC_CALL_TRACKING_SRC: 'https://calls.example.org/a.js',
  };
  const [found] = configuredVendors([{ id, hasAgreement: true }], settings);
  if (!found) throw new Error(`no ${id}`);
  return found;
};

describe('a vendor’s iframe', () => {
  it('has an opaque origin, runs its own script and the vendor’s, and can connect to the vendor only', () => {
    const made = iframeDocument(vendor('google-analytics'), 'Desert Hope');
    const [, script = ''] = /<script>(.*)<\/script>/s.exec(made?.html ?? '') ?? [];
    const directives = Object.fromEntries(
      (made?.policy ?? '').split('; ').map((part) => [part.split(' ')[0], part.split(' ').slice(1)]),
    );
    expect(directives['script-src']).toEqual([
      `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
      'https://www.googletagmanager.com',
    ]);
    expect(directives).toMatchObject({
      'default-src': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ["'none'"],
      'frame-ancestors': ["'self'"],
      sandbox: ['allow-scripts'],
    });
    expect(made?.policy).not.toMatch(/unsafe|allow-same-origin|connect-src[^;]*'self'/);
  });

  it('is none for who does not come in one', () => {
    expect(iframeDocument(vendor('call-tracking'), 'Desert Hope')).toBeNull();
  });

  it('is ended by no value of a setting', () => {
    expect(iframeScript(vendor('google-analytics', '</script><script>alert(1)//'))).not.toContain('</script');
  });
});

describe('the script of an iframe', () => {
  const page = { postMessage: jest.fn() };
  const from = (data: unknown, source: unknown = page) =>
    window.dispatchEvent(Object.defineProperty(new MessageEvent('message', { data }), 'source', { value: source }));
  const layer = (): unknown[] => {
    const pending: unknown = Reflect.get(window, 'dataLayer');
    return Array.isArray(pending)
      ? pending.map((entry) =>
          Object.prototype.toString.call(entry) === '[object Arguments]' ? Array.from(entry) : entry,
        )
      : [];
  };
  const scripts = () => [...document.head.querySelectorAll('script')].map(({ src }) => src);
  const start = { cookies: [['_ga', 'GA1.1.7']], allowed: ['analytics'], kind: 'about' };

  function run(id: VendorId): void {
    // oxlint-disable-next-line typescript/no-implied-eval -- it is a script's text, and runs as one
    new Function('window', 'parent', iframeScript(vendor(id)) ?? '')(
      Object.defineProperty(window, 'parent', { value: page, configurable: true }),
      page,
    );
  }

  let listens: jest.SpiedFunction<typeof window.addEventListener>;
  beforeEach(() => {
    document.head.innerHTML = '';
    page.postMessage.mockClear();
    listens = jest.spyOn(window, 'addEventListener');
  });
  // Each test has the window to itself.
  afterEach(() => listens.mock.calls.forEach(([type, listener]) => window.removeEventListener(type, listener)));

  it('requests nothing from the vendor before the page’s message, and has denied all purposes by then', () => {
    run('google-analytics');
    expect(page.postMessage).toHaveBeenCalledWith({ ready: true }, window.location.origin);
    expect(scripts()).toEqual([]);
    expect(layer()[0]).toEqual([
      'consent',
      'default',
      expect.objectContaining({
        analytics_storage: 'denied',
        ad_storage: 'denied',
        ad_user_data: 'denied',
        ad_personalization: 'denied',
      }),
    ]);
  });

  it('starts analytics with the kind of page as its URL, and sends events to it only', () => {
    run('google-analytics');
    from({ start });
    from({ event: { name: 'page_view', fields: { page_kind: 'list' } } });
    expect(scripts()).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-1']);
    expect(layer()).toContainEqual(['consent', 'update', { analytics_storage: 'granted' }]);
    expect(layer()).toContainEqual([
      'config',
      'G-1',
      expect.objectContaining({
        send_page_view: false,
        page_location: `${window.location.origin}/about/`,
        page_title: 'about',
        page_referrer: '',
      }),
    ]);
    expect(layer().at(-1)).toEqual([
      'event',
      'page_view',
      {
        page_location: `${window.location.origin}/list/`,
        page_title: 'list',
        page_referrer: '',
        page_kind: 'list',
        send_to: 'G-1',
      },
    ]);
  });

  it('begins the tag manager as Google has it', () => {
    run('google-tag-manager');
    from({ start: { ...start, allowed: ['marketing'] } });
    from({ event: { name: 'call_click', fields: { place: 'bar' } } });
    expect(scripts()).toEqual(['https://www.googletagmanager.com/gtm.js?id=G-1']);
    expect(layer()).toContainEqual([
      'consent',
      'update',
      { ad_storage: 'granted', ad_user_data: 'granted', ad_personalization: 'granted' },
    ]);
    expect(layer()).not.toContainEqual(['consent', 'update', { analytics_storage: 'granted' }]);
    expect(layer().at(-1)).toMatchObject({
      event: 'call_click',
      place: 'bar',
      page_location: `${window.location.origin}/about/`,
    });
  });

  it('begins Heap with everything off that it captures by itself, and sends the page its id of the visitor', () => {
    run('heap');
    from({ start });
    expect(scripts()).toEqual(['https://cdn.us.heap-api.com/config/G-1/heap_config.js']);
    from({ event: { name: 'page_view', fields: { page_kind: 'list' } } });
    const heap: unknown = Reflect.get(window, 'heap');
    expect(heap).toMatchObject({
      envId: 'G-1',
      clientConfig: { disableTextCapture: true, disablePageviewAutocapture: true, disableSessionReplay: true },
    });
    // As Heap's script does once it has loaded.
    const track = jest.fn();
    Object.assign(window, { heap: { getUserId: () => '4815162342', track } });
    const waiting: { fn: () => void }[] = Reflect.get(window, 'heapReadyCb');
    for (const { fn } of waiting) fn();
    expect(page.postMessage).toHaveBeenLastCalledWith({ userId: '4815162342' }, window.location.origin);
    from({ event: { name: 'call_click', fields: { place: 'bar' } } });
    expect(track.mock.calls).toEqual([
      ['page_view', { page_kind: 'list' }],
      ['call_click', { place: 'bar' }],
    ]);
  });

  it('ignores messages of other windows', () => {
    run('google-analytics');
    from({ start }, window);
    from({ start }, null);
    expect(scripts()).toEqual([]);
  });

  it('restores the vendor’s cookies, and sends changes to the page; no real cookie is written', () => {
    run('google-analytics');
    from({ start });
    expect(document.cookie).toBe('_ga=GA1.1.7');
    document.cookie = '_ga_1=GS1.1; path=/; max-age=100; domain=localhost';
    document.cookie = '_ga=; max-age=0';
    document.cookie = 'old=1; expires=Thu, 01 Jan 1970 00:00:00 GMT';
    expect(document.cookie).toBe('_ga_1=GS1.1');
    expect(page.postMessage).toHaveBeenLastCalledWith({ cookies: [['_ga_1', 'GS1.1']] }, window.location.origin);
    expect(Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')?.get?.call(document)).toBe('');
  });
});
