import { hasLocalMatch } from 'next/dist/shared/lib/match-local-pattern';

import config from '@/next.config';

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
