import { targets } from '@footbridge/tools/fuzz/requests/targets';
import { site } from '@/site-config/site';
import { always } from '../../../../../__tests__/support/cases';
import { routeKind } from '@footbridge/bridge/platform/request/route-kind';

describe('the kind of a request', () => {
  it.each([
    ['/', 'page'],
    ['/about/?utm_source=x', 'page'],
    ['/_next/image?url=%2Fmedia%2Fx.jpg&w=640', 'image'],
    ['/_next/static/chunks/main.js', 'static'],
    ['/browser/main-0a1b2c3d.js', 'static'],
    ['/api/lead', 'api/lead'],
    ['/api/faust/auth/token?code=secret', 'api/faust'],
    ['/api/marlene', 'api/other'],
    ['/media/2026/05/river.jpg', 'media'],
    ['/search/detox/', 'search'],
    ['/feed/', 'feed'],
    ['/sitemap.xml', 'sitemap'],
    ['/robots.txt', 'file'],
    ['/brands/DSH/logo.svg', 'file'],
    ['/_next/constructor', 'other'],
  ])('%s is %s', (target, kind) => {
    expect(routeKind(target)).toBe(kind);
  });

  it('is one of about thirty words, for any target', () => {
    const words = new Set<string>();
    always([targets(site, 'build')], (target) => void words.add(routeKind(target)));
    expect([...words].filter((word) => !/^[a-z/-]{2,20}$/.test(word))).toEqual([]);
    expect(words.size).toBeLessThanOrEqual(40);
  });
});
