/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { imageFiles } from '@footbridge/tools/image';

const root = mkdtempSync(join(tmpdir(), 'image-'));
afterAll(() => rmSync(root, { recursive: true }));

function write(file: string, text = ''): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

describe('the files of an image', () => {
  it('are the build, and the packages that Next traced for its server and for each page', async () => {
    write('node_modules/for-next/index.js');
    write('node_modules/for-a-page/index.js');
    write('node_modules/for-nobody/index.js');
    write('.build/site/BUILD_ID');
    write('.build/site/runtime/main.mjs');
    write('.build/site/server/pages/index.js');
    const traced = (file: string) => JSON.stringify({ files: [file] });
    write('.build/site/next-server.js.nft.json', traced('../../node_modules/for-next/index.js'));
    write('.build/site/server/pages/index.js.nft.json', traced('../../../../node_modules/for-a-page/index.js'));
    expect(await imageFiles(root)).toEqual([
      '.build/site/BUILD_ID',
      '.build/site/runtime/main.mjs',
      '.build/site/server/pages/index.js',
      'node_modules/for-a-page/index.js',
      'node_modules/for-next/index.js',
    ]);
  });
});
