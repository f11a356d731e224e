import { Problem } from '../../../process/problem';
import { git } from '../../../working-copy';

/**
 * Returns the commit that the branch and the reference have in common, and whether the checkout is that commit.
 * @throws Problem outside of git, without the reference, and without a common commit
 */
export function baseOf(root: string, ref: string): { commit: string; isSame: boolean } {
  if (!git(root, 'rev-parse', '--git-dir').isFine)
    throw new Problem('npm run tool -- budget compares commits: this folder is not a git checkout.');
  if (!git(root, 'rev-parse', '--verify', '--quiet', `${ref}^{commit}`).isFine)
    throw new Problem(`git knows no "${ref}". Name what to compare with: npm run tool -- budget --base origin/main`);
  const { isFine, output: commit } = git(root, 'merge-base', ref, 'HEAD');
  if (!isFine)
    throw new Problem(`HEAD and ${ref} have no commit in common. A shallow clone needs git fetch --unshallow.`);
  const isSame = git(root, 'rev-parse', 'HEAD').output === commit && git(root, 'status', '--porcelain').output === '';
  return { commit, isSame };
}
