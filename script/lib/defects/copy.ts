/** A clean copy of the working tree, in which a defect is planted. */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Problem } from '../process/problem';

/** The test that every patch applies. In a copy with a defect in it, one does not, and that would count as a finding. */
const OWN_TEST = '__tests__/script/defects.test.ts';

/** Composer's packages. Copied, not linked: its autoloader resolves the plugin beside its own real folder. */
const COMPOSER_PACKAGES = 'wordpress/plugin/vendor';

function git(folder: string, ...args: string[]): { isFine: boolean; output: string } {
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

/** Copies of a working tree: its tracked files with their changes, and its packages. New files count once git knows them. */
export function copiesOf(root: string): Copies {
  const parent = mkdtempSync(join(tmpdir(), 'footbridge-defects-'));
  const folder = join(parent, 'copy');
  const removeWorktree = () => {
    rmSync(folder, { recursive: true, force: true });
    git(root, 'worktree', 'prune');
  };
  return {
    make() {
      removeWorktree();
      const { isFine, output } = git(root, 'worktree', 'add', '--detach', folder, currentState(root));
      if (!isFine) throw new Problem(`No copy of the working tree: ${output}`);
      symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
      if (existsSync(join(root, COMPOSER_PACKAGES)))
        cpSync(join(root, COMPOSER_PACKAGES), join(folder, COMPOSER_PACKAGES), { recursive: true });
      return folder;
    },
    remove() {
      removeWorktree();
      rmSync(parent, { recursive: true, force: true });
    },
  };
}

/** Returns null where a patch applies, else git's message. */
export function patchObstacle(folder: string, patch: string): string | null {
  const { isFine, output } = git(folder, 'apply', '--check', patch);
  return isFine ? null : output;
}

/** @throws Problem for a patch that the code has left behind */
export function requirePatch(folder: string, patch: string): void {
  const obstacle = patchObstacle(folder, patch);
  if (obstacle) throw new Problem(`${patch} does not apply to this code any more; create it again: ${obstacle}`);
}

/** Plants a defect in a copy. @throws Problem as requirePatch */
export function applyPatch(folder: string, patch: string): void {
  requirePatch(folder, patch);
  const { isFine, output } = git(folder, 'apply', patch);
  if (!isFine) throw new Problem(`${patch} could not be applied: ${output}`);
  rmSync(join(folder, OWN_TEST), { force: true });
}
