/** Clean copies of the working tree, or of a commit. */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packagesAreInstalled } from './install.mjs';
import { Problem } from './process/problem';

/** Composer's packages. Copied, not linked: its autoloader resolves the plugin beside its own real folder. */
const COMPOSER_PACKAGES = 'packages/plugin/vendor';

/** Runs git in a folder. @returns its output, or its error */
export function git(folder: string, ...args: string[]): { isFine: boolean; output: string } {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: folder, encoding: 'utf8' });
  return { isFine: status === 0, output: (status === 0 ? stdout : stderr).trim() };
}

/** Returns the commit to copy: one of the changed files as they are, or the last one where nothing has changed. */
function currentState(root: string): string {
  const { isFine, output } = git(root, 'stash', 'create');
  if (!isFine) throw new Problem(`No copy of the working tree: ${output}`);
  return output || 'HEAD';
}

export interface Copies {
  /**
   * Creates a clean copy and returns its folder, always the same one, so that caches keyed by paths stay useful.
   * @throws Problem where git cannot create one
   */
  make(): string;
  /** Removes the copy. Calling it again does nothing. */
  remove(): void;
}

/**
 * Returns copies of a working tree: its tracked files with their changes, and its packages. New files count once git
 * knows them.
 * @param commit is copied instead, with those packages only if they are what it needs
 */
export function copiesOf(root: string, commit?: string): Copies {
  const parent = mkdtempSync(join(tmpdir(), 'footbridge-copy-'));
  const folder = join(parent, 'copy');
  const removeWorktree = () => {
    rmSync(folder, { recursive: true, force: true });
    git(root, 'worktree', 'prune');
  };
  return {
    make() {
      removeWorktree();
      const { isFine, output } = git(root, 'worktree', 'add', '--detach', folder, commit ?? currentState(root));
      if (!isFine) throw new Problem(`No copy of the working tree: ${output}`);
      const packages = join(root, 'node_modules');
      if (!commit || packagesAreInstalled(join(folder, 'package-lock.json'), join(packages, '.package-lock.json')))
        symlinkSync(packages, join(folder, 'node_modules'));
      if (!commit && existsSync(join(root, COMPOSER_PACKAGES)))
        cpSync(join(root, COMPOSER_PACKAGES), join(folder, COMPOSER_PACKAGES), { recursive: true });
      return folder;
    },
    remove() {
      removeWorktree();
      rmSync(parent, { recursive: true, force: true });
    },
  };
}
