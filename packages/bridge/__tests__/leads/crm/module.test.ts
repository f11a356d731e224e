/** The example of a target of one's own, loaded as an operator's file. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { startDouble } from '@footbridge/tools/crm-doubles/double';

const root = join(__dirname, '../../../../..');
const example = readFileSync(join(root, 'docs/leads/dynamics.mjs'), 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'footbridge-module-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function check(text: string) {
  const file = join(folder, 'target.mjs');
  writeFileSync(file, text);
  const dynamics = await startDouble(({ path }) => ({
    status: 200,
    body: path.includes('/oauth2/') ? { access_token: 't' } : {},
  }));
  const env = { ...process.env, LEAD_TARGET_MODULE: file, DYNAMICS_URL: dynamics.url, DYNAMICS_LOGIN: dynamics.url };
  const child = spawn(join(root, 'script/run'), ['packages/tools/tool/main.ts', 'leads', 'check'], { cwd: root, env });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const [code] = await once(child, 'close');
  dynamics.close();
  return { code, output, paths: dynamics.calls.map(({ path }) => path) };
}

it('is a target that can be checked', async () => {
  const { code, output, paths } = await check(example);
  expect([code, output]).toEqual([0, expect.stringContaining('dynamics\n  ✓ the credentials are valid')]);
  expect(paths).toHaveLength(2);
}, 60_000);

it.each([
  ['throws', 'throw new Error("no such table");', /cannot be loaded \(no such table\)/],
  ['has no deliver', 'export default () => ({ name: "x" });', /creates no target: deliver/],
])(
  'that %s is refused with its name',
  async (_, text, words) => {
    const { code, output } = await check(text);
    expect([code, output]).toEqual([1, expect.stringMatching(words)]);
  },
  60_000,
);
