import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { baseOf } from '@footbridge/tools/bench/lib/budget/base';
import { budgetOf } from '@footbridge/tools/bench/lib/budget/table';
import type { PageSize } from '@footbridge/tools/bench/lib/size/visit';

const page = (name: string, more: Partial<PageSize> = {}): PageSize => ({
  name,
  files: 15_000,
  touchedFiles: null,
  inline: 1000,
  linkedData: 0,
  html: 10_000,
  css: 7000,
  everything: 40_000,
  requests: 9,
  ...more,
});

describe('the budget', () => {
  it('marks what is above a limit, and fails for what the branch made larger', () => {
    const over = page('single', { html: 17_000 });
    const same = budgetOf([over], [over]);
    expect(same.lines.join('')).toContain('17.0!');
    expect(same.failures).toEqual([]);
    expect(budgetOf([page('single')], [over, { ...over, name: 'tag' }]).failures).toEqual(['HTML: single, tag']);
    expect(budgetOf([over], [page('single', { html: 16_900 })]).failures).toEqual([]);
    expect(budgetOf([], [page('single', { files: 19_100 })]).failures).toEqual(['JS: single']);
  });
});

describe('the commit that the branch is compared with', () => {
  const root = mkdtempSync(join(tmpdir(), 'budget-test-'));
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@example.org', ...args], {
      cwd: root,
      encoding: 'utf8',
    }).trim();
  const commit = (text: string) => {
    writeFileSync(join(root, 'a.txt'), text);
    git('add', '.');
    git('commit', '-qm', text);
    return git('rev-parse', 'HEAD');
  };
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  it('is an error outside of git, and where git does not know it', () => {
    expect(() => baseOf(root, 'main')).toThrow('this folder is not a git checkout');
    git('init', '-q', '-b', 'main');
    expect(() => baseOf(root, 'main')).toThrow('git knows no "main". Name what to compare with');
  });

  it('is the last one in common', () => {
    const first = commit('one');
    expect(baseOf(root, 'main')).toEqual({ commit: first, isSame: true });
    writeFileSync(join(root, 'a.txt'), 'changed');
    expect(baseOf(root, 'main')).toEqual({ commit: first, isSame: false });
    git('checkout', '-q', '-b', 'branch');
    commit('two');
    git('checkout', '-q', 'main');
    commit('three');
    git('checkout', '-q', 'branch');
    expect(baseOf(root, 'main')).toEqual({ commit: first, isSame: false });
    git('checkout', '-q', '--orphan', 'alone');
    commit('four');
    expect(() => baseOf(root, 'main')).toThrow('HEAD and main have no commit in common');
  });
});
