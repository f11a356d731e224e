/**
 * The shell script that gives every command a recent Node. A fake `node` reports an old version, a fake `npm` replaces
 * the registry.
 */
import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PROJECT = join(__dirname, '../../..');
const SYSTEM = '/usr/bin:/bin';
let root: string;
let bin: string;

function program(folder: string, name: string, lines: string[]): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), ['#!/bin/sh', ...lines, ''].join('\n'));
  chmodSync(join(folder, name), 0o755);
}

/** A `node` that reports this version; it runs the tests' own one. */
const nodeOf = (version: string, folder = bin): void => {
  writeFileSync(
    join(root, `node-${version}.cjs`),
    `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } });`,
  );
  program(folder, 'node', [
    `if [ "$1" = --version ]; then echo v${version}; exit; fi`,
    `exec '${process.execPath}' -r '${join(root, `node-${version}.cjs`)}' "$@"`,
  ]);
};

/** An `npm` that notes each call and installs a Node of this version, or fails. */
function npm(installs: string | null): void {
  const fetched = join(root, 'registry');
  if (installs !== null) nodeOf(installs, fetched);
  program(bin, 'npm', [
    `echo "$@" >> '${root}/npm-calls'`,
    ...(installs === null
      ? ['echo "npm error network" >&2', 'exit 1']
      : [
          'for last in "$@"; do :; done',
          'target="$3/node_modules/${last%@*}/bin"',
          `mkdir -p "$target" && cp '${fetched}/node' "$target/node"`,
        ]),
  ]);
}

const run = () =>
  spawnSync('sh', ['-c', '. "$root/packages/tools/require-node.sh"; node --version'], {
    encoding: 'utf8',
    env: { NODE_ENV: 'test', root, PATH: `${bin}:${SYSTEM}` },
  });

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'node-'));
  bin = join(root, 'bin');
  for (const file of ['package.json', '.nvmrc', 'packages/tools/require-node.sh'])
    cpSync(join(PROJECT, file), join(root, file));
  npm(null);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('the Node that the scripts run on', () => {
  it.each(['22.18.0', '24.1.0', '26.0.0'])('is the machine’s own where that is %s', (version) => {
    nodeOf(version);
    expect(run()).toMatchObject({ status: 0, stdout: `v${version}\n`, stderr: '' });
    expect(existsSync(join(root, '.build'))).toBe(false);
  });

  it.each(['18.20.0', '20.19.9', '22.17.1'])(
    'is the LTS, downloaded once with a message, where the machine has %s',
    (version) => {
      nodeOf(version);
      npm('24.21.0');
      const first = run();
      expect(first).toMatchObject({ status: 0, stdout: 'v24.21.0\n' });
      expect(first.stderr).toContain(`this is v${version}. Fetching Node 24 from the npm registry into .build/node`);
      npm(null);
      expect(run()).toMatchObject({ status: 0, stdout: 'v24.21.0\n', stderr: '' });
      expect(readdirSync(join(root, '.build'))).toEqual(['node']);
    },
  );

  it('is missing where the download fails: the error says what to do, and nothing is left behind', () => {
    nodeOf('20.19.0');
    const { status, stdout, stderr } = run();
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toContain('npm error network');
    expect(stderr).toContain('Install Node 22.18 or newer from https://nodejs.org');
    expect(readdirSync(join(root, '.build'))).toEqual([]);
  });

  it('is none where what was fetched does not run here', () => {
    nodeOf('20.19.0');
    npm('20.0.0');
    expect(run()).toMatchObject({ status: 1, stdout: '' });
    expect(readdirSync(join(root, '.build'))).toEqual([]);
  });

  it('is missing where the machine has none', () => {
    rmSync(bin, { recursive: true });
    const { status, stderr } = spawnSync('/bin/sh', ['-c', '. "$root/packages/tools/require-node.sh"'], {
      encoding: 'utf8',
      env: { NODE_ENV: 'test', root, PATH: bin },
    });
    expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringContaining('there is no node here') });
  });
});
