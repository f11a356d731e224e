import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { sites } from '@/site-config/brands';

const PLUGIN = join(__dirname, '../../plugin/footbridge');
const files = readdirSync(PLUGIN, { recursive: true, encoding: 'utf8' }).filter((name) =>
  /\.(?:php|json|txt)$/.test(name),
);
const names = Object.values(sites).flatMap(({ code, key, shortName }) => [code, key, shortName]);

describe('the WordPress plugin', () => {
  it('names no brand, so that a new brand needs no release of it', () => {
    expect(files).toContain('acf-json/group_contributor_profile.json');
    const named = files.flatMap((file) => {
      const text = readFileSync(join(PLUGIN, file), 'utf8');
      return names.filter((name) => new RegExp(`\\b${name}\\b`).test(text)).map((name) => `${file}: ${name}`);
    });
    expect(named).toEqual([]);
  });
});
