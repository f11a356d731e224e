import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { applyPatch, patchObstacle, requirePatch } from '@/script/lib/defects/copy';
import { copiesOf } from '@/script/lib/working-copy';
import { findingsLine, findingsTable } from '@/script/lib/defects/finding';
import { chooseDefects, readDefect, readDefects } from '@/script/lib/defects/patches';
import { readFinding } from '@/script/lib/defects/suite';
import { Problem } from '@/script/lib/process/problem';

import type { Finding } from '@/script/lib/defects/finding';

const root = join(__dirname, '../..');
const defects = readDefects(root);

describe('the planted defects', () => {
  it('are at least 30, and at least 20 of them are found by script/test --quick', () => {
    expect(defects.length).toBeGreaterThanOrEqual(30);
    expect(defects.filter(({ isQuick }) => isQuick).length).toBeGreaterThanOrEqual(20);
  });

  it.each(defects.map(({ name, patch }) => [name, patch]))('%s applies to today’s code', (_name, patch) => {
    expect(patchObstacle(root, patch)).toBeNull();
  });

  it('are known by a header, and a patch without one is refused by its name', () => {
    const text =
      'Defect: A page is stale.\nStep: unit tests\nTests: a.test.ts  b.test.ts\nQuick: no\n\ndiff --git a/x b/x\n';
    expect(readDefect('patches/stale.patch', text)).toEqual({
      name: 'stale',
      patch: 'patches/stale.patch',
      sentence: 'A page is stale.',
      step: 'unit tests',
      tests: ['a.test.ts', 'b.test.ts'],
      isQuick: false,
    });
    expect(() => readDefect('patches/stale.patch', text.replace('unit tests', 'units'))).toThrow(
      /^patches\/stale\.patch: Step /,
    );
    expect(() => readDefect('patches/stale.patch', text.replace('Quick: no\n', ''))).toThrow(
      /^patches\/stale\.patch: Quick /,
    );
  });

  it('are chosen by name; a name that no patch has is refused', () => {
    expect(chooseDefects(defects, ['type-error']).map(({ name }) => name)).toEqual(['type-error']);
    expect(chooseDefects(defects, [])).toEqual(defects);
    expect(() => chooseDefects(defects, ['type-error', 'nothing'])).toThrow(
      new Problem('No patch of this name in script/lib/defects/patches: nothing'),
    );
  });
});

describe('a copy of the working tree', () => {
  const project = mkdtempSync(join(tmpdir(), 'defects-test-'));
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@example.org', ...args], {
      cwd: project,
      encoding: 'utf8',
    });
  const patch = join(project, 'wrong.patch');
  const copies = copiesOf(project);

  beforeAll(() => {
    git('init', '-q');
    writeFileSync(join(project, 'number.txt'), 'old\n');
    git('add', 'number.txt');
    git('commit', '-qm', 'First');
    writeFileSync(join(project, 'number.txt'), 'right\n');
    mkdirSync(join(project, 'node_modules'));
    writeFileSync(join(project, 'node_modules/package.js'), '');
    writeFileSync(
      patch,
      'Defect: Wrong.\n\ndiff --git a/number.txt b/number.txt\n--- a/number.txt\n+++ b/number.txt\n@@ -1 +1 @@\n-right\n+wrong\n',
    );
  });
  afterAll(() => rmSync(project, { recursive: true, force: true }));

  it('has what was changed and the packages; a defect planted in it is nowhere else, and gone from the next copy', () => {
    const folder = copies.make();
    expect(existsSync(join(folder, 'node_modules/package.js'))).toBe(true);
    applyPatch(folder, patch);
    expect(readFileSync(join(folder, 'number.txt'), 'utf8')).toBe('wrong\n');
    expect(readFileSync(join(project, 'number.txt'), 'utf8')).toBe('right\n');
    expect(readFileSync(join(copies.make(), 'number.txt'), 'utf8')).toBe('right\n');
  });

  it('is removed with all that git knows of it, and the packages stay', () => {
    const folder = copies.make();
    copies.remove();
    expect(existsSync(folder)).toBe(false);
    expect(git('worktree', 'list').trim().split('\n')).toHaveLength(1);
    expect(existsSync(join(project, 'node_modules/package.js'))).toBe(true);
  });

  it('rejects an outdated patch: the error names it and says what to do', () => {
    writeFileSync(join(project, 'number.txt'), 'new\n');
    expect(() => requirePatch(project, patch)).toThrow(
      /wrong\.patch does not apply to this code any more; create it again: .*number\.txt/s,
    );
  });
});

describe('what a run of script/test found', () => {
  const steps = (...failed: string[]) => {
    const all = ['types', 'build DSH', 'plugin packages', 'unit tests', 'browser tests'];
    return JSON.stringify({
      mode: 'quick',
      seconds: 1,
      steps: all.map((name) => ({
        name,
        verdict: failed.includes(name) ? 'FAILED' : 'passed',
        seconds: 0.1,
        passed: 1,
        failed: 0,
        skipped: 0,
      })),
    });
  };

  it('is every step that failed', () => {
    expect(readFinding(steps('types', 'browser tests'))).toEqual({ steps: ['types', 'browser tests'] });
    expect(readFinding(steps('types', 'build DSH'))).toEqual({ steps: ['types'] });
  });

  it('is nothing where only the preparation failed, or everything passed', () => {
    expect(readFinding(steps('build DSH', 'plugin packages'))).toEqual({
      steps: [],
      why: 'only build DSH, plugin packages failed',
    });
    expect(readFinding(steps())).toEqual({ steps: [], why: 'every step passed' });
  });
});

describe('the table of findings', () => {
  const findings: Record<string, Finding> = {
    'type-error': { steps: ['types', 'Storybook'] },
    'unsafe-html': { steps: [], why: 'every test passed' },
  };
  const results = Object.entries(findings).flatMap(([name, finding]) =>
    chooseDefects(defects, [name]).map((defect) => ({ ...finding, defect, ms: 1234 })),
  );

  it('prints for each defect whether it was found, by what and in how long, and counts them at the end', () => {
    const [, , first, second] = findingsTable(results).split('\n');
    expect(first).toMatch(/^\| type-error +\| yes +\| types, Storybook +\| 1\.2 /);
    expect(second).toMatch(/^\| unsafe-html +\| NO +\| every test passed \| 1\.2 /);
    expect(findingsLine(results)).toBe('1 of 2 defects are found');
  });
});
