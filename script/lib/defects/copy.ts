/** Plants defects in a copy. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { Problem } from '../process/problem';
import { git } from '../working-copy';

/** The test that every patch applies. In a copy with a defect in it, one does not, and that would count as a finding. */
const OWN_TEST = '__tests__/script/defects.test.ts';

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
