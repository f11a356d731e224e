import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { BoundedFolder } from '@footbridge/bridge/cache/page-cache/bounded-folder';

const BLOCK = 4096;

let folder: string;

/** Writes a file of one block, so many minutes after the first. */
async function file(name: string, minute: number): Promise<void> {
  const whole = path.join(folder, name);
  await mkdir(path.dirname(whole), { recursive: true });
  await writeFile(whole, 'a page');
  await utimes(whole, 1_700_000_000 + minute * 60, 1_700_000_000 + minute * 60);
}

const names = async (): Promise<string[]> =>
  (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.json')).toSorted();

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'bound-'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

describe('a folder with a limit', () => {
  it('deletes the oldest files, of any build', async () => {
    await file('old-build/a.json', 0);
    for (let i = 1; i <= 10; i += 1) await file(`build/${i}.json`, i);
    await new BoundedFolder(folder, 5 * BLOCK).recordWrite(1);
    expect(await names()).toEqual(['build/10.json', 'build/7.json', 'build/8.json', 'build/9.json']);
  });

  it('keeps all files below its limit, those of an earlier process too', async () => {
    for (let i = 0; i < 4; i += 1) await file(`${i}.json`, i);
    await new BoundedFolder(folder, 5 * BLOCK).recordWrite(1);
    expect(await names()).toHaveLength(4);
  });

  it('never exceeds its limit by more than one file', async () => {
    const bound = new BoundedFolder(folder, 10 * BLOCK);
    for (let i = 0; i < 50; i += 1) {
      await file(`${i}.json`, i);
      await bound.recordWrite(6);
      expect((await names()).length).toBeLessThanOrEqual(11);
    }
    expect(await names()).toContain('49.json');
  });

  it('may be missing', async () => {
    await expect(new BoundedFolder(path.join(folder, 'nowhere'), BLOCK).recordWrite(1)).resolves.toBeUndefined();
  });
});
