import { createHash } from 'node:crypto';

import { hasLocalMatch } from 'next/dist/shared/lib/match-local-pattern';

import { speculationRules } from '@/browser/speculation-rules';
import config from '@/next.config';
import { siteOf } from '@/site-config/brands';
import { deferredScriptLoader } from '@/visitor/deferred-script';
import { firstPaintScript } from '@/visitor/number/first-paint';

const isServed = (address: string) => hasLocalMatch(config.images?.localPatterns, address);

describe('the picture optimizer', () => {
  it.each(['/media/2026/05/river.jpg', '/brands/dsh/hero.webp'])('makes %s smaller', (address) => {
    expect(isServed(address)).toBe(true);
  });

  // Each spelling would be made, and kept, once more.
  it.each(['/media/river.jpg?v=1', '/brands/dsh/hero.webp?x', '/api/feed', '/feed/'])('refuses %s', (address) => {
    expect(isServed(address)).toBe(false);
  });
});

describe('the headers of every page', () => {
  const policyAt = async (address: string): Promise<string | undefined> => {
    const rules = (await config.headers?.()) ?? [];
    const found = rules
      .filter(({ source }) => new RegExp(`^${source.replace(':path*', '.*')}$`).test(address))
      .flatMap(({ headers }) => headers);
    return found.findLast(({ key }) => key === 'Content-Security-Policy')?.value;
  };

  it('have the policy, with the hashes of the inline scripts and of the speculation rules that pages carry', async () => {
    const hashes = [firstPaintScript(siteOf('DSH')), deferredScriptLoader, speculationRules].map(
      (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
    );
    expect(await policyAt('/about/')).toContain(`script-src 'self' ${hashes.join(' ')};`);
  });

  it.each([
    '/',
    '/about/',
    '/preview/12/',
    '/api/faust/auth/token',
    '/api/faust/auth/sign-in',
    '/api/wordpress-cache',
    '/unlock/x/',
    '/browser/missing.js',
  ])('let no other site put %s into a frame', async (address) => {
    expect(await policyAt(address)).toMatch(/(?:^|; )frame-ancestors 'self'(?:;|$)/);
  });
});
