/** The example of a target of one's own, loaded as an operator's file. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

import { startDouble } from '@footbridge/tools/crm-doubles/double';

import { deliveryFor } from '../../../../../__tests__/support/delivery';
import { temporaryFolder } from '../../../../../__tests__/support/temporary-folder';

const root = join(__dirname, '../../../../..');
const example = readFileSync(join(root, 'docs/leads/dynamics.mjs'), 'utf8');
const PRINT = 'packages/tools/__tests__/fixtures/module-targets.ts';
const folder = temporaryFolder();

const file = join(folder, 'target.mjs');
writeFileSync(file, example);

/** Runs a file of the project beside a Dynamics that rejects the first token. */
async function run(args: string[], more: Record<string, string> = {}) {
  let tokens = 0;
  const dynamics = await startDouble(({ path, headers }) => {
    if (path.includes('/oauth2/')) return { status: 200, body: { access_token: String((tokens += 1)) } };
    return headers.authorization === 'Bearer 1' ? { status: 401 } : { status: 200, body: {} };
  });
  const env = {
    ...process.env,
    LEAD_TARGET_MODULE: file,
    DYNAMICS_URL: dynamics.url,
    DYNAMICS_LOGIN: dynamics.url,
    DYNAMICS_TENANT: 't',
    DYNAMICS_CLIENT_ID: 'c',
    DYNAMICS_CLIENT_SECRET: 's',
    ...more,
  };
  const child = spawn(join(root, 'script/run'), args, { cwd: root, env });
  const [output] = await Promise.all([text(child.stdout), once(child, 'close')]);
  dynamics.close();
  return { status: child.exitCode, output, calls: dynamics.calls };
}

it('is a target that can be checked', async () => {
  const { status, output } = await run(['packages/tools/tool/main.ts', 'leads', 'check']);
  expect([status, output]).toEqual([0, expect.stringContaining('dynamics\n  ✓ the credentials are valid')]);
}, 60_000);

it('gets a lead under its id, without health data, with a new token after the first has ended', async () => {
  const lead = deliveryFor();
  const { output, calls } = await run([PRINT, file], { LEAD: JSON.stringify(lead) });
  expect(JSON.parse(output)).toEqual({ kind: 'sent' });
  expect(calls.map(({ method }) => method)).toEqual(['POST', 'PATCH', 'POST', 'PATCH']);
  expect(calls[3]?.path).toBe(`/api/data/v9.2/leads(new_footbridgeid='${lead.id}')`);
  expect(JSON.parse(calls[3]?.body ?? '')).toMatchObject({ lastname: 'Dietz', telephone1: '7025550142' });
  expect(calls[3]?.body).not.toContain('quiet room');
}, 60_000);

it('is refused without its settings', async () => {
  const { output } = await run([PRINT, file], { DYNAMICS_TENANT: '' });
  expect(output).toContain('its default export failed, set DYNAMICS_TENANT');
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
  const { output } = await run([PRINT, ...files], { DYNAMICS_CLIENT_SECRET: 'hunter-2' });
  const said = output.trimEnd().split('\n');
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
