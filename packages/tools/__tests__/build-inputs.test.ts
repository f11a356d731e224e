import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buildEnvironment } from '@footbridge/tools/build/build';
import { buildInputs, hashInputs, clearBuild, isBuiltFrom, writeStamp } from '@footbridge/tools/build/inputs';

describe('a build runs again when its inputs changed, and only then', () => {
  let root = '';
  const write = (path: string, text = 'x') => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  const hash = (env = {}) => hashInputs(root, env);

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'footbridge-inputs-'));
    write('pages/_app.tsx');
    write('package-lock.json');
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it('includes every source folder, also a new one', () => {
    write('something-new/index.ts');
    expect(buildInputs(root)).toEqual(['package-lock.json', 'pages/_app.tsx', 'something-new/index.ts']);
  });

  it.each([
    'docs/a.md',
    'README.md',
    'LICENSE',
    'jest.config.mjs',
    'playwright.features.config.ts',
    '__tests__/a.test.ts',
    'e2e/a.ts',
    'geoip/node_modules/city/city.mmdb',
    'packages/embedded/a.ts',
    '.build/x',
    'node_modules/x/i.js',
    'components/A.stories.tsx',
    'public/a.svg',
    'site-config/brands/LAG/logo.svg',
    'site-config/brands/LAG/content/media/room.avif',
  ])('does not build again for %s', (path) => {
    const before = hash();
    write(path);
    expect(hash()).toBe(before);
  });

  it('builds again for another file, another text, another name, another brand, another public setting', () => {
    const seen = new Set([hash()]);
    write('pages/_app.tsx', 'y');
    seen.add(hash());
    write('pages/about.tsx');
    seen.add(hash());
    write('package-lock.json', '{}');
    seen.add(hash());
    seen.add(hash({ NEXT_PUBLIC_SITE: 'LAG' }));
    seen.add(hash({ NEXT_PUBLIC_SITE: 'LAG', NEXT_PUBLIC_GTM_ID: 'GTM-1' }));
    expect(seen.size).toBe(6);
    expect(hash({ WORDPRESS_URL: 'https://cms.example.org' })).toBe(hash());
  });

  it('does not treat an interrupted build as finished', () => {
    writeStamp(root, 'abc');
    expect(isBuiltFrom(root, 'abc')).toBe(true);
    expect(isBuiltFrom(root, 'other')).toBe(false);
    write('cache/webpack');
    clearBuild(root);
    expect(isBuiltFrom(root, 'abc')).toBe(false);
    expect(readdirSync(root, { recursive: true })).toEqual(['cache', 'cache/webpack']);
  });

  it('never passes WordPress’s address and headers to a build, so that the same build can serve another one', () => {
    const env = buildEnvironment(
      {
        WORDPRESS_URL: 'a',
        WORDPRESS_HEADERS: '{}',
        NEXT_PUBLIC_WORDPRESS_URL: 'b',
        NEXT_PUBLIC_SITE: 'DSH',
        HOME: 'h',
      },
      'LAG',
    );
    expect(env).not.toHaveProperty('WORDPRESS_URL');
    expect(env).not.toHaveProperty('WORDPRESS_HEADERS');
    expect(env).not.toHaveProperty('NEXT_PUBLIC_WORDPRESS_URL');
    expect(env).toMatchObject({ NEXT_PUBLIC_SITE: 'LAG', HOME: 'h', NEXT_TELEMETRY_DISABLED: '1' });
  });
});
