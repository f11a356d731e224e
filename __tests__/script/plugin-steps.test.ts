import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSupervisor } from '@/script/lib/process/supervisor';
import { pluginSteps } from '@/script/lib/test/plugin';
import { runSteps } from '@/script/lib/test/scheduler';

const quiet = { started: () => undefined, finished: () => undefined };
const path = process.env.PATH;

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'footbridge-plugin-'));
  for (const folder of ['wordpress/plugin', 'wordpress/plugin/tools']) {
    mkdirSync(join(root, folder, 'vendor'), { recursive: true });
    writeFileSync(join(root, folder, 'composer.json'), '{}');
  }
  process.env.PATH = `${root}:${path}`;
});
afterEach(() => {
  process.env.PATH = path;
  rmSync(root, { recursive: true });
});

/** A Composer that records its arguments, and runs the rest of the script. */
function composerThat(script: string): void {
  writeFileSync(join(root, 'composer'), `#!/bin/sh\necho "$*" >> ${root}/asked\n${script}\n`);
  chmodSync(join(root, 'composer'), 0o755);
}

const REPORT = '<testsuites><testsuite tests="3" errors="0" failures="1" skipped="0"/></testsuites>';
const asked = (): string[] => readFileSync(join(root, 'asked'), 'utf8').trim().split('\n');

async function run(missing: string | null = null) {
  const runner = { root, logFolder: join(root, 'logs'), supervisor: createSupervisor(), longestMs: 60_000 };
  const finished = await runSteps(pluginSteps(runner, Promise.resolve(missing)), 2, quiet);
  return Object.fromEntries(finished.map(({ step, result }) => [step.name, result]));
}

describe('The steps of the plugin', () => {
  it('are skipped without PHP, with that reason', async () => {
    const steps = await run('no PHP here, and none could be installed');
    expect(
      Object.values(steps).every(({ passed, failed, skipped }) => passed === 0 && failed === 0 && skipped === 1),
    ).toBe(true);
    expect(steps['plugin syntax']).toMatchObject({ why: 'no PHP here, and none could be installed' });
    expect(steps['plugin tests']).toMatchObject({ why: 'plugin packages did not pass' });
  });

  it('count each test of PHPUnit', async () => {
    composerThat(`for last; do :; done; case "$*" in *--log-junit*) echo '${REPORT}' > "$last"; exit 1;; esac`);
    expect(await run()).toMatchObject({
      'plugin syntax': { passed: 1, failed: 0 },
      'plugin analysis': { passed: 1, failed: 0 },
      'plugin tests': { passed: 2, failed: 1 },
    });
  });

  it('fail where PHPUnit ends without a report', async () => {
    composerThat('exit 0');
    expect((await run())['plugin tests']).toMatchObject({ failed: 1, why: 'it ended without a report' });
  });

  it('install packages once, and again when composer.json lists others', async () => {
    composerThat('exit 0');
    const installs = () => asked().filter((line) => line.includes('install')).length;
    await run();
    await run();
    expect(installs()).toBe(2);
    writeFileSync(join(root, 'wordpress/plugin/composer.json'), '{ "require-dev": {} }');
    await run();
    expect(installs()).toBe(3);
  });

  it('are skipped where a registry lacks a version, by the package’s name', async () => {
    composerThat(
      `case "$PWD $*" in *tools*install*) echo "Root composer.json requires a/b ^3.4.1, found a/b[2.3.0] but it does not match the constraint."; exit 2;; *--log-junit*) for last; do :; done; echo '${REPORT}' > "$last";; esac`,
    );
    expect(await run()).toMatchObject({
      'plugin tools': { failed: 0, skipped: 1, why: 'this package registry does not have the required version of a/b' },
      'plugin standards': { failed: 0, skipped: 1 },
      'plugin analysis': { passed: 1 },
    });
  });

  it('are skipped where packages cannot be downloaded, and fail where they do not fit each other', async () => {
    composerThat(
      'case "$*" in *install*) echo "curl error 7 while downloading packages.json: could not connect"; exit 1;; esac',
    );
    expect(await run()).toMatchObject({
      'plugin packages': { failed: 0, skipped: 1 },
      'plugin tools': { failed: 0, skipped: 1 },
      'plugin tests': { failed: 0, skipped: 1 },
    });
    composerThat('case "$*" in *install*) echo "Your requirements could not be resolved."; exit 2;; esac');
    expect(await run()).toMatchObject({
      'plugin packages': { failed: 1, skipped: 0 },
      'plugin tests': { failed: 0, skipped: 1 },
    });
  });
});
