/** A brand's process, as docs/systemd starts it. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nextFreePort } from '@footbridge/tools/process/ports';
import { siteOf } from '@/site-config/brands';
import { untilAnswers, startWordPress } from '../support/site-process';
import { E2E_SECRET } from '../support/settings';
import { expect, test } from '../support/test';

const root = join(__dirname, '../..');
const UNIT = join(root, 'docs/systemd/footbridge@.service');
const CODE = 'LAG';

/** Returns the values of a setting for this instance. */
const valuesOf = (name: string): string[] =>
  [...readFileSync(UNIT, 'utf8').matchAll(new RegExp(`^${name}=(.*)$`, 'gm'))].map(([, value = '']) =>
    value.replaceAll('%i', CODE),
  );

/** Returns the variables that the unit sets. */
const variables = (): Record<string, string> =>
  Object.fromEntries(
    valuesOf('Environment')
      .flatMap((line) => [...line.matchAll(/"([^"]+)"|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare ?? ''))
      .map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]),
  );

test('systemd understands each line of the unit', () => {
  const { error, stderr } = spawnSync('systemd-analyze', ['verify', UNIT], { encoding: 'utf8' });
  test.skip(error !== undefined, 'no systemd-analyze here');
  expect(stderr.split('\n').filter((line) => line.includes('footbridge@'))).toEqual([]);
});

test('each brand has its own data and settings', () => {
  expect(variables()).toMatchObject({ SITE: CODE, DATA_DIR: `/var/lib/footbridge/${CODE}` });
  expect(valuesOf('EnvironmentFile')).toEqual([`/etc/footbridge/${CODE}.env`]);
  expect(valuesOf('StateDirectory')).toEqual([`footbridge/${CODE}`]);
});

test('its command serves the brand at the port of its settings, and ends with the unit', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'footbridge-systemd-'));
  const port = await nextFreePort(23_900);
  const wordPress = await startWordPress(23_910, { site: CODE, frontendUrl: `http://127.0.0.1:${port}` });
  const command = /^\/bin\/sh -c '(.*)'$/.exec(valuesOf('ExecStart')[0] ?? '')?.[1] ?? '';
  const unit = spawn(
    '/bin/sh',
    ['-c', command.replaceAll('$$', () => '$').replace('/usr/bin/node', () => process.execPath)],
    {
      cwd: root,
      // As systemd: nothing of the caller's environment but the path.
      env: {
        NODE_ENV: 'production',
        PATH: process.env.PATH,
        ...variables(),
        DATA_DIR: dataDir,
        PORT: String(port),
        WORDPRESS_URL: wordPress.url,
        FOOTBRIDGE_SECRET: E2E_SECRET,
      },
      stdio: 'ignore',
      detached: true,
    },
  );
  try {
    const url = `http://127.0.0.1:${port}`;
    await untilAnswers(unit, () => fetch(`${url}/api/health?live`));
    expect(await (await fetch(`${url}/contact/`)).text()).toContain(siteOf(CODE).callNumbers.default.display);
    // systemd signals the group; the shell is the site by now.
    process.kill(-(unit.pid ?? 0), 'SIGTERM');
    await once(unit, 'exit');
    expect([unit.exitCode, unit.signalCode]).toEqual([0, null]);
  } finally {
    if (unit.exitCode === null) process.kill(-(unit.pid ?? 0), 'SIGKILL');
    await wordPress.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
