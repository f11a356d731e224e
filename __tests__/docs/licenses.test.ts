import { readFileSync } from 'node:fs';
import composer from '@footbridge/plugin/composer.json';
import packageJson from '@/package.json';
import { sites } from '@/site-config/brands';

const read = (file: string): string => readFileSync(file, 'utf8');
const plugin = read('packages/plugin/footbridge/footbridge.php');

describe('the licenses', () => {
  it('agree: MIT, and the GPL for the plugin', () => {
    expect(read('LICENSE')).toMatch(/^MIT License\n/);
    expect(packageJson.license).toBe('MIT');
    expect(composer.license).toBe('GPL-2.0-or-later');
    expect(plugin).toContain('* License:           GPL-2.0-or-later');
    expect(read('packages/plugin/footbridge/readme.txt')).toMatch(/^License: GPL-?v?2(?:\.0)?[ -]or[ -]later$/im);
  });

  it('of typefaces are named', () => {
    const names = sites.flatMap(({ look }) => Object.values(look.fonts).flatMap((family) => family?.name ?? []));
    expect([...new Set(names)].filter((name) => !read('NOTICE.md').includes(name))).toEqual([]);
  });
});
