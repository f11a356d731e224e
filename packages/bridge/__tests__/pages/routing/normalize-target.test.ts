import { normalizeTarget } from '@footbridge/bridge/pages/routing/normalize-target';

const NOWHERE = '/%00';

describe("a request's target before Next sees it", () => {
  it.each([
    '/',
    '//evil.example/?x=//y',
    '/?s=',
    '/About?x=//y/../z',
    '/caf%c3%a9/',
    '/a..b/',
    '/.well-known/x',
    '/%2f%2fevil.example',
  ])('%s stays', (target) => {
    expect(normalizeTarget(target)).toBe(target);
  });

  it.each([
    ['http://this.example/about/?x=1', '/about/?x=1'],
    ['https://this.example', '/'],
  ])('%s is judged as %s', (target, normalized) => {
    expect(normalizeTarget(target)).toBe(normalized);
  });

  it.each([
    '/about/../',
    '/a/%2e%2E/b',
    '/./about/',
    '/\\evil.example',
    '/about/#team',
    'http://evil.example/../',
    '*',
    '',
  ])('%s is nowhere', (target) => {
    expect(normalizeTarget(target)).toBe(NOWHERE);
  });
});
