/** Which tests `npm run check` runs when a change affects more than the limit. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { nearestFirst, withinBudget } from '@footbridge/tools/test/related';

const FILES: Record<string, string> = {
  'bridge/env.ts': '',
  'bridge/settings.ts': "import { env } from './env';",
  'bridge/page.ts': "export { settings } from '@/bridge/settings';",
  'bridge/other.ts': '',
  '__tests__/page.test.ts': "import { page } from '@/bridge/page';",
  '__tests__/env.test.ts': "import { env } from '@/bridge/env';",
  '__tests__/lazy.test.ts': "const { settings } = await import('@/bridge/settings');",
  '__tests__/other.test.ts': "import { other } from '@/bridge/other';",
};
let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'related-'));
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(join(root, dirname(file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
});
afterEach(() => rmSync(root, { recursive: true }));

const TESTS = Object.keys(FILES).filter((file) => file.endsWith('.test.ts'));

describe('the tests of a change', () => {
  it('are ordered by the number of imports between them and a changed file, those that import none of them last', () => {
    expect(nearestFirst(root, TESTS, ['bridge/env.ts'])).toEqual([
      '__tests__/env.test.ts',
      '__tests__/lazy.test.ts',
      '__tests__/page.test.ts',
      '__tests__/other.test.ts',
    ]);
  });

  it('begin with a test that was changed itself', () => {
    expect(nearestFirst(root, TESTS, ['bridge/settings.ts', '__tests__/other.test.ts'])[0]).toBe(
      '__tests__/other.test.ts',
    );
  });

  it('are those that fit into the budget, by what they took the last time', () => {
    const times = { slow: 60_000, 'a.test.ts': 25_000, 'b.test.ts': 25_000, 'c.test.ts': 1000 };
    expect(withinBudget(['a.test.ts', 'slow', 'b.test.ts', 'new.test.ts', 'c.test.ts'], times)).toEqual([
      'a.test.ts',
      'new.test.ts',
      'c.test.ts',
    ]);
    expect(withinBudget(['slow'], times)).toEqual(['slow']);
  });
});
