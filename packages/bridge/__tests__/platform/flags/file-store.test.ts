/** Flags of all processes of a machine: ended sessions and used states, as files. */
import { execFile } from 'node:child_process';
import { existsSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

import { flagsState, sharedFlags } from '@footbridge/bridge/platform/flags/shared-flags';
import { problemsState } from '@footbridge/bridge/platform/log-repeated';
import { processState } from '@footbridge/bridge/platform/process-state';
import { temporaryFolder } from '../../../../../__tests__/support/temporary-folder';

const TTL_MS = 60_000;
const MAX = 10;
const flags = sharedFlags({ name: 'test', ttlMs: TTL_MS, max: MAX });

let data = '';
const folder = (): string => path.join(data, 'flags', 'DSH', 'test');
const files = (): string[] => readdirSync(folder());
/** Another worker, or the same one after a restart: it has the same DATA_DIR, and remembers nothing itself. */
function anotherProcess(): void {
  flagsState.value = undefined;
  processState<Map<string, number>>('flagFilesUntilCount').value = undefined;
}
/** Makes the files as old as that. */
function age(ms: number): void {
  const at = (Date.now() - ms) / 1000;
  for (const name of files()) utimesSync(path.join(folder(), name), at, at);
}

beforeEach(() => {
  process.env.FOOTBRIDGE_SECRET = 'x'.repeat(40);
  data = process.env.DATA_DIR = temporaryFolder();
  problemsState.value = undefined;
  anotherProcess();
});

it('is set in every process of the machine and after a restart, and counts as unset once', async () => {
  expect([await flags.isSet('a'), await flags.set('a'), await flags.set('a')]).toEqual([false, true, false]);
  anotherProcess();
  expect([await flags.isSet('a'), await flags.isSet('b')]).toEqual([true, false]);
  anotherProcess();
  expect(await flags.set('a')).toBe(false);
});

/** Prints for each flag whether it was unset. */
const SET_FLAGS = `
  require('./packages/shared/site/current').setBrands(require('./site-config').brands);
  const flags = require('./packages/bridge/platform/flags/shared-flags')
    .sharedFlags({ name: 'test', ttlMs: 60_000, max: 1000 });
  void Promise.all(process.argv.slice(1).map((id) => flags.set(id)))
    .then((wasUnset) => process.stdout.write(JSON.stringify(wasUnset)));`;

it('counts as unset for one of several processes that set it at the same time', async () => {
  const ids = Array.from({ length: 30 }, (_, index) => `id-${index}`);
  const run = () =>
    promisify(execFile)(process.execPath, ['--import', 'tsx', '-e', SET_FLAGS, ...ids], {
      env: { ...process.env, NODE_ENV: 'test', NEXT_PUBLIC_SITE: 'DSH' },
    });
  const answers = (await Promise.all([run(), run(), run()])).map(({ stdout }): unknown[] => JSON.parse(stdout));
  for (const [index] of ids.entries()) expect(answers.filter((one) => one[index] === true)).toHaveLength(1);
  for (const id of ids) expect(await flags.isSet(id)).toBe(true);
});

it('expires, and can be set again', async () => {
  await flags.set('a');
  anotherProcess();
  age(TTL_MS + 1);
  expect([await flags.isSet('a'), await flags.set('a')]).toEqual([false, true]);
  anotherProcess();
  expect(await flags.isSet('a')).toBe(true);
});

it('expires in a process that read it from the file no later than in the one that set it', async () => {
  await flags.set('a');
  anotherProcess();
  age(TTL_MS - 500);
  expect(await flags.isSet('a')).toBe(true);
  const flag = flagsState.value?.get('test')?.flags;
  const [key = ''] = flag?.keys() ?? [];
  expect(flag?.getRemainingTTL(key)).toBeLessThanOrEqual(500);
});

it.each(['../../../escaped', '/etc/passwd', 'a\0b', '.', '', 'x'.repeat(10_000), '💥\n', 'CON'])(
  'of the id %j is a file in its folder with an unrelated name',
  async (id) => {
    expect([await flags.set(id), await flags.set(id)]).toEqual([true, false]);
    expect(files()).toEqual([expect.stringMatching(/^[\w-]{43}$/)]);
    expect(readdirSync(data)).toEqual(['flags']);
  },
);

it('leaves no more files than its limit: expired ones go first, then the oldest', async () => {
  for (let i = 0; i < MAX; i += 1) await flags.set(`expired-${i}`);
  age(TTL_MS + 1);
  anotherProcess();
  await flags.set('old');
  expect(files()).toHaveLength(1);
  age(TTL_MS / 2);
  for (let i = 0; i < 5 * MAX; i += 1) await flags.set(`new-${i}`);
  expect(files().length).toBeLessThanOrEqual(MAX);
  anotherProcess();
  expect([await flags.isSet('old'), await flags.isSet(`new-${5 * MAX - 1}`)]).toEqual([false, true]);
});

it('is each process’s own while the disk takes no files, which is logged once, and stored with the next call', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const info = jest.spyOn(console, 'info').mockImplementation(() => undefined);
  writeFileSync(path.join(data, 'flags'), 'a file in place of the folder');
  expect([await flags.set('a'), await flags.set('a'), await flags.set('b'), await flags.isSet('a')]).toEqual([
    true,
    false,
    true,
    true,
  ]);
  expect(warn.mock.calls).toEqual([
    ['[footbridge] editor: flags “test” in DATA_DIR: cannot be stored (ENOTDIR), so other processes do not have them'],
  ]);
  rmSync(path.join(data, 'flags'));
  await flags.isSet('another');
  expect(info.mock.calls).toEqual([['[footbridge] editor: flags “test” in DATA_DIR: ok again']]);
  anotherProcess();
  expect([await flags.isSet('a'), await flags.isSet('b')]).toEqual([true, true]);
  expect(existsSync(folder())).toBe(true);
});
