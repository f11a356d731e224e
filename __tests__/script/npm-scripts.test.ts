import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { scripts } from '@/package.json';

const root = join(__dirname, '../..');

/** Commands of packages, for developers: docs name `npm ci` before them. */
const TOOLS = ['knip', 'oxfmt', 'jest', 'oxlint', 'playwright', 'storybook', 'tsc'];

describe('npm run', () => {
  it.each(Object.entries(scripts))(
    '%s works in a fresh clone: it installs packages where they are missing, or is a package’s own command',
    (_name, command) => {
      const [program = '', entry = ''] = command.split(' ');
      if (TOOLS.includes(program)) return;
      expect(['script/run', 'script/server', 'script/test']).toContain(program);
      if (program === 'script/run') expect(existsSync(join(root, entry))).toBe(true);
    },
  );
});
