/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

import { COMMANDS } from '@footbridge/tools/tool/table';

const ROOT = join(__dirname, '../../..');

/** What `npm run tool -- …` prints, and its exit code. */
function tool(...args: string[]) {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'packages/tools/tool/main.ts', ...args],
    {
      cwd: ROOT,
      encoding: 'utf8',
    },
  );
  return { out: stdout, err: stderr, code: status };
}

describe('npm run tool', () => {
  it('lists all commands, each once', () => {
    const { out, code } = tool('--help');
    expect(code).toBe(0);
    const names = Object.values(COMMANDS).flatMap((rows) => rows.map(({ name }) => name));
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(out).toContain(`\n  ${name} `);
  }, 30_000);

  it.each([
    ['leds', 'There is no command "leds". Did you mean "leads"?'],
    ['brand', 'After "brand" comes one of: new, check.'],
    ['leads retri', 'There is no command "leads retri". Did you mean "retry"?'],
    ['leads --al', `Unknown option '--al'. Did you mean "--all"?`],
  ])(
    'says what is wrong with "%s" in one line, and exits with 2',
    (line, message) => {
      const { err, code } = tool(...line.split(' '));
      expect(err).toContain(message);
      expect([err.trimEnd().split('\n').length, code]).toEqual([1, 2]);
    },
    30_000,
  );

  it.each(['geoip', 'cache log'])(
    'explains %s, and does nothing else',
    (name) => {
      const { out, err, code } = tool(...name.split(' '), '--help');
      expect([out.startsWith(`npm run tool -- ${name}`), err, code]).toEqual([true, '', 0]);
    },
    30_000,
  );
});
