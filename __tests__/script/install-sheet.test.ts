import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { installSheet } from '@/script/lib/build/install-sheet';

const DAY = 24 * 3_600_000;
let root = '';
const names = () => readdir(path.join(root, 'public/styles'));

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'sheet-'));
});
afterEach(() => rm(root, { recursive: true }));

describe('the late style sheet', () => {
  it('lies where its address leads, and an older one stays for pages that are kept', async () => {
    await installSheet({ css: 'a{}', href: '/styles/one.css' }, root);
    await installSheet({ css: 'b{}', href: '/styles/two.css' }, root);
    expect((await names()).toSorted()).toEqual(['one.css', 'two.css']);
    expect(await readFile(path.join(root, 'public/styles/two.css'), 'utf8')).toBe('b{}');
  });

  it('goes when nothing has named it for a week; the one in use stays', async () => {
    await installSheet({ css: 'a{}', href: '/styles/one.css' }, root);
    await installSheet({ css: 'b{}', href: '/styles/two.css' }, root);
    await installSheet({ css: 'b{}', href: '/styles/two.css' }, root, Date.now() + 8 * DAY);
    expect(await names()).toEqual(['two.css']);
  });
});
