/** What the brand's build uses of the browser build: its entry's address, and its files. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

import { addBrowserFiles, browserEntry } from '@footbridge/tools/build/browser';

let root: string;
const write = (path: string, text: string) => {
  mkdirSync(join(root, path, '..'), { recursive: true });
  writeFileSync(join(root, path), text);
};

beforeEach(() => void (root = mkdtempSync(join(tmpdir(), 'footbridge-browser-build-'))));
afterEach(() => rmSync(root, { recursive: true }));

describe('the browser build', () => {
  it('has the address of its entry, not of its other files', async () => {
    write(
      '.build/browser/manifest.json',
      JSON.stringify({
        '_react.js': { file: 'react-0a1b2c3d.js', name: 'react' },
        'packages/browser/main.ts': { file: 'main-4e5f6a7b.js', isEntry: true, imports: ['_react.js'] },
      }),
    );
    await expect(browserEntry(root)).resolves.toBe('/browser/main-4e5f6a7b.js');
  });

  it.each([
    ['without an entry', JSON.stringify({ a: { file: 'a-0a1b2c3d.js' } }), 'The browser build has no entry'],
    ['with a manifest of another form', JSON.stringify({ a: 'a-0a1b2c3d.js' }), 'expected object'],
    ['with half a manifest', '{"a":', 'JSON'],
  ])('%s stops the brand’s build', async (_what, manifest, message) => {
    write('.build/browser/manifest.json', manifest);
    await expect(browserEntry(root)).rejects.toThrow(message);
  });

  it('that is missing stops it, too', async () => {
    await expect(browserEntry(root)).rejects.toThrow('ENOENT');
  });

  it('has a compressed form of each served file that is smaller so', async () => {
    write('.build/browser/main-4e5f6a7b.js', 'let a;'.repeat(100));
    write('.build/browser/main-4e5f6a7b.js.map', '{}'.repeat(100));
    await addBrowserFiles(root, join(root, '.build/DSH'));
    const compressed = readFileSync(join(root, '.build/DSH/browser/main-4e5f6a7b.js.br'));
    expect(brotliDecompressSync(compressed).toString()).toBe('let a;'.repeat(100));
    expect(readdirSync(join(root, '.build/DSH/browser'))).toHaveLength(3);
  });

  it('is copied into the brand’s build, where an older one leaves nothing', async () => {
    write('.build/browser/main-4e5f6a7b.js', 'new');
    write('.build/DSH/browser/main-0a1b2c3d.js', 'old');
    await addBrowserFiles(root, join(root, '.build/DSH'));
    expect(readdirSync(join(root, '.build/DSH/browser'))).toEqual(['main-4e5f6a7b.js']);
    expect(readdirSync(join(root, '.build/browser'))).toEqual(['main-4e5f6a7b.js']);
  });
});
