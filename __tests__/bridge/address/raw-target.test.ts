import { tameTarget } from '@/bridge/address/raw-target';

const NOWHERE = '/%00';

describe("a request's target before Next sees it", () => {
  it.each(['/', '/about/', '/About?x=//y/../z', '/caf%c3%a9/', '/a..b/', '/.well-known/x', '/_next/image?url=%2Fmedia%2Fx.jpg', '/%2f%2fevil.example'])('%s stays', (target) => {
    expect(tameTarget(target)).toBe(target);
  });

  it.each([
    ['//about//team', '/index.php/about/team'],
    ['//evil.example/?x=//y', '/index.php/evil.example/?x=//y'],
    ['/café/?é', '/index.php/caf%e9/?é'],
  ])('%s is judged as %s', (target, tamed) => {
    expect(tameTarget(target)).toBe(tamed);
  });

  it.each(['/about/../', '/..', '/a/%2e%2E/b', '/a/.%2e/b', '/./about/', '/about/%2e', '/\\evil.example', '/about\\', '/about/#team', 'http://evil.example/', '*', ''])('%s is nowhere', (target) => {
    expect(tameTarget(target)).toBe(NOWHERE);
  });
});
