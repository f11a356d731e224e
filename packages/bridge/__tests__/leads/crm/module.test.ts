/** The example of a target of one's own, loaded as an operator's file. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

import { startDouble } from '@footbridge/tools/crm-doubles/double';

const root = join(__dirname, '../../../../..');
const example = readFileSync(join(root, 'docs/leads/dynamics.mjs'), 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'footbridge-module-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function check(code: string) {
  const file = join(folder, 'target.mjs');
  writeFileSync(file, code);
  const dynamics = await startDouble(({ path }) => ({
    status: 200,
    body: path.includes('/oauth2/') ? { access_token: 't' } : {},
  }));
  const env = { ...process.env, LEAD_TARGET_MODULE: file, DYNAMICS_URL: dynamics.url, DYNAMICS_LOGIN: dynamics.url };
  const child = spawn(join(root, 'script/run'), ['packages/tools/tool/main.ts', 'leads', 'check'], { cwd: root, env });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const [status] = await once(child, 'close');
  dynamics.close();
  return { status, output, paths: dynamics.calls.map(({ path }) => path) };
}

it('is a target that can be checked', async () => {
  const { status, output, paths } = await check(example);
  expect([status, output]).toEqual([0, expect.stringContaining('dynamics\n  ✓ the credentials are valid')]);
  expect(paths).toHaveLength(2);
}, 60_000);

/** By name: a module, and what is said of it. */
const MODULES = {
  'fine.mjs': ['export default () => ({ name: "webhook", deliver() {}, check() {} });', /^target webhook$/],
  'fine.cjs': ['module.exports = () => ({ name: "y", deliver() {}, check() {} });', /^target y$/],
  'no-default.mjs': ['export const a = 1;', /has no default export that is a function: begin it with export default/],
  'no-function.mjs': ['export default 7;', /has no default export that is a function/],
  'no-code.mjs': ['not code', /cannot be loaded: Unexpected identifier 'code'/],
  'no-package.mjs': ['import "nowhere";', /cannot be loaded: Cannot find package 'nowhere'/],
  'throws.mjs': ['throw new Error("no such table");', /cannot be loaded: no such table/],
  'tells.mjs': [
    'export default ({ env }) => { throw new Error(`login with ${env.DYNAMICS_CLIENT_SECRET} failed`); };',
    /its default export failed, login with … failed/,
  ],
  'nothing.mjs': [
    'export default () => {};',
    /creates no target: its default export must return name, deliver and check/,
  ],
  'parts.mjs': [
    'export default () => ({ name: "A b" });',
    /creates no target: name must be lower-case letters, .* deliver must be a function, check must be a function/,
  ],
  'waits.mjs': ['export default () => new Promise(() => {});', /its default export failed, not ready after 0.5 s/],
} as const;

it('is refused with its name and the remedy where it is wrong', async () => {
  const names = Object.keys(MODULES);
  for (const [name, [code]] of Object.entries(MODULES)) writeFileSync(join(folder, name), code);
  const files = [...names, 'nowhere.mjs', ''].map((name) => join(folder, name));
  const child = spawn(join(root, 'script/run'), ['packages/tools/__tests__/fixtures/module-targets.ts', ...files], {
    cwd: root,
    env: { ...process.env, DYNAMICS_CLIENT_SECRET: 'hunter-2' },
  });
  const [lines] = await Promise.all([text(child.stdout), once(child, 'close')]);
  const said = lines.trimEnd().split('\n');
  const expected = [
    ...Object.values(MODULES).map(([, words]) => words),
    /is no file: set/,
    /is no file: set/,
    /another target webhook: give/,
  ];
  expect(said).toEqual(expected.map((words) => expect.stringMatching(words)));
  const refused = said.filter((line) => !line.startsWith('target'));
  expect(refused.filter((line) => !/^LEAD_TARGET_MODULE: \S+ .*\(see docs\/leads.md\)$/.test(line))).toEqual([]);
}, 60_000);
