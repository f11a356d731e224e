/** The installation of packages by a fake `npm`. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const install = join(__dirname, '../install.mjs');

const start = (folder: string, path: string) =>
  spawn(
    process.execPath,
    ['--input-type=module', '-e', `process.exit(await (await import('${install}')).installPackages())`],
    { cwd: folder, env: { ...process.env, NODE_ENV: 'test', PATH: path } },
  );

it('ends at once on Ctrl-C, though npm waits for its downloads', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'install-'));
  writeFileSync(join(folder, 'npm'), `#!/bin/sh\ntrap '' INT TERM\necho downloads\nwhile :; do sleep 1; done\n`, {
    mode: 0o755,
  });
  const command = start(folder, `${folder}:/usr/bin:/bin`);
  await once(command.stdout, 'data');
  command.kill('SIGINT');
  expect(await once(command, 'exit')).toEqual([130, null]);
  rmSync(folder, { recursive: true });
});

it('says where npm is missing', async () => {
  const command = start(tmpdir(), '/nonexistent');
  let lines = '';
  command.stderr.on('data', (text) => (lines += String(text)));
  expect(await once(command, 'close')).toEqual([127, null]);
  expect(lines).toMatch(/\nThere is no npm here\. [^\n]*\n$/);
});
