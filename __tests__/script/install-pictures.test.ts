import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { installPictures } from '@/script/lib/build/install-pictures';

describe('the copies of the brands’ pictures in public/', () => {
  let root = '';
  const write = (path: string, content = path) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  };
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'pictures-'));
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it('are of every brand, without its configuration and its example content', async () => {
    for (const code of ['DSH', 'NEW']) {
      for (const name of ['brand.json', 'logo.svg', 'favicon.ico', 'og.jpg', 'icon-192.png', 'content/media/room.avif'])
        write(`site-config/brands/${code}/${name}`);
    }
    write('site-config/brands/brand.schema.json');
    await installPictures(root);
    expect(readdirSync(join(root, 'public/brands'))).toEqual(['DSH', 'NEW']);
    expect(readdirSync(join(root, 'public/brands/NEW')).toSorted()).toEqual([
      'favicon.ico',
      'icon-192.png',
      'logo.svg',
      'og.jpg',
    ]);
  });

  it('follow a changed and a removed picture', async () => {
    write('site-config/brands/DSH/logo.svg', 'old');
    write('site-config/brands/DSH/quote.svg');
    await installPictures(root);
    write('site-config/brands/DSH/logo.svg', 'new');
    rmSync(join(root, 'site-config/brands/DSH/quote.svg'));
    await installPictures(root);
    expect(readFileSync(join(root, 'public/brands/DSH/logo.svg'), 'utf8')).toBe('new');
    expect(existsSync(join(root, 'public/brands/DSH/quote.svg'))).toBe(false);
  });
});
