/** @jest-environment node */
import { join } from 'node:path';
import { patchObstacle } from '@/script/lib/defects/copy';
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
    const text = 'Defect: A page is stale.\nStep: unit tests\nTests: a.test.ts  b.test.ts\nQuick: no\n\ndiff --git a/x b/x\n';
    expect(readDefect('patches/stale.patch', text)).toEqual({ name: 'stale', patch: 'patches/stale.patch', sentence: 'A page is stale.', step: 'unit tests', tests: ['a.test.ts', 'b.test.ts'], isQuick: false });
    expect(() => readDefect('patches/stale.patch', text.replace('unit tests', 'units'))).toThrow(/^patches\/stale\.patch: Step /);
    expect(() => readDefect('patches/stale.patch', text.replace('Quick: no\n', ''))).toThrow(/^patches\/stale\.patch: Quick /);
  });

  it('are chosen by name; a name that no patch has is refused', () => {
    expect(chooseDefects(defects, ['type-error']).map(({ name }) => name)).toEqual(['type-error']);
    expect(chooseDefects(defects, [])).toEqual(defects);
    expect(() => chooseDefects(defects, ['type-error', 'nothing'])).toThrow(new Problem('No patch of this name in script/lib/defects/patches: nothing'));
  });
});

describe('what a run of script/test found', () => {
  const steps = (...failed: string[]) => {
    const all = ['types', 'build DSH', 'plugin packages', 'unit tests', 'browser tests'];
    return JSON.stringify({ mode: 'quick', seconds: 1, steps: all.map((name) => ({ name, verdict: failed.includes(name) ? 'FAILED' : 'passed', seconds: 0.1, passed: 1, failed: 0, skipped: 0 })) });
  };

  it('is every step that failed', () => {
    expect(readFinding(steps('types', 'browser tests'))).toEqual({ steps: ['types', 'browser tests'] });
    expect(readFinding(steps('types', 'build DSH'))).toEqual({ steps: ['types'] });
  });

  it('is nothing where only the preparation failed, or everything passed', () => {
    expect(readFinding(steps('build DSH', 'plugin packages'))).toEqual({ steps: [], why: 'only build DSH, plugin packages failed' });
    expect(readFinding(steps())).toEqual({ steps: [], why: 'every step passed' });
  });
});

describe('the table of findings', () => {
  const findings: Record<string, Finding> = { 'type-error': { steps: ['types', 'Storybook'] }, 'unsafe-html': { steps: [], why: 'every test passed' } };
  const results = Object.entries(findings).flatMap(([name, finding]) => chooseDefects(defects, [name]).map((defect) => ({ ...finding, defect, ms: 1234 })));

  it('says of each defect whether it was found, by what and in how long, and counts them at the end', () => {
    const [, , first, second] = findingsTable(results).split('\n');
    expect(first).toMatch(/^\| type-error +\| yes +\| types, Storybook +\| 1\.2 /);
    expect(second).toMatch(/^\| unsafe-html +\| NO +\| every test passed \| 1\.2 /);
    expect(findingsLine(results)).toBe('1 of 2 defects are found');
  });
});
