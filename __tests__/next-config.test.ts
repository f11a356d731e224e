import { hasLocalMatch } from 'next/dist/shared/lib/match-local-pattern';

import config from '@/next.config';

const isServed = (address: string) => hasLocalMatch(config.images?.localPatterns, address);

describe('the picture optimizer', () => {
  it('makes pictures of WordPress smaller', () => {
    expect(isServed('/media/2026/05/river.jpg')).toBe(true);
  });

  // Each spelling would be rendered and cached again.
  it.each(['/media/river.jpg?v=1', '/brands/dsh/hero.webp', '/api/feed', '/feed/'])('refuses %s', (address) => {
    expect(isServed(address)).toBe(false);
  });
});
