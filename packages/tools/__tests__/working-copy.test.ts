import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copiesOf } from '@footbridge/tools/working-copy';

describe('a copy of the working tree', () => {
  const project = mkdtempSync(join(tmpdir(), 'working-copy-test-'));
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@example.org', ...args], {
      cwd: project,
      encoding: 'utf8',
    });
  const copies = copiesOf(project);

  beforeAll(() => {
    git('init', '-q');
    writeFileSync(join(project, 'number.txt'), 'old\n');
    git('add', 'number.txt');
    git('commit', '-qm', 'First');
    writeFileSync(join(project, 'number.txt'), 'right\n');
    mkdirSync(join(project, 'node_modules'));
    writeFileSync(join(project, 'node_modules/package.js'), '');
  });
  afterAll(() => rmSync(project, { recursive: true, force: true }));

  it('has what was changed and the packages; a change in it is nowhere else, and gone from the next copy', () => {
    const folder = copies.make();
    expect(existsSync(join(folder, 'node_modules/package.js'))).toBe(true);
    expect(readFileSync(join(folder, 'number.txt'), 'utf8')).toBe('right\n');
    writeFileSync(join(folder, 'number.txt'), 'wrong\n');
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
});
