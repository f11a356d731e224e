import { createHash } from 'node:crypto';

import { hasLocalMatch } from 'next/dist/shared/lib/match-local-pattern';

import config from '@/next.config';
import { sites } from '@/site-config/brands';
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
  it('have the policy, with the hash of the one inline script that pages carry', async () => {
    const [rule] = (await config.headers?.()) ?? [];
    const [header] = rule?.headers ?? [];
    expect(header?.key).toBe('Content-Security-Policy');
    const hash = createHash('sha256').update(firstPaintScript(sites.DSH)).digest('base64');
    expect(header?.value).toContain(`script-src 'self' 'sha256-${hash}';`);
  });

  it.each(['/', '/about/', '/preview/12/', '/api/faust/auth/token', '/api/faust/auth/sign-in', '/api/wordpress-cache', '/unlock/x/'])('let no other site put %s into a frame', async (address) => {
    const [rule] = (await config.headers?.()) ?? [];
    expect(address).toMatch(new RegExp(`^${rule?.source}$`));
    expect(rule?.headers[0]?.value).toMatch(/(?:^|; )frame-ancestors 'self'(?:;|$)/);
  });
});
