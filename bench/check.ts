/**
 * `npm run tool -- bench check`: measures `npm run check` for three recorded diffs, each in a clean copy of the working tree.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { requirePatch, applyPatch } from '../script/lib/defects/copy';
import { copiesOf } from '../script/lib/working-copy';
import { markdownTable } from '../script/lib/markdown-table';
import { endOnError } from '../script/lib/process/end-on-error';
import { signalExitCode, stopOnSignals } from '../script/lib/process/signals';
import { createSupervisor } from '../script/lib/process/supervisor';

const DIFFS = ['view', 'transform', 'env'];
const supervisor = createSupervisor();
const result = z.object({
  seconds: z.number(),
  steps: z.array(z.object({ name: z.string(), seconds: z.number(), failed: z.number(), why: z.string().optional() })),
});

async function main(): Promise<void> {
  const root = process.cwd();
  const patches = DIFFS.map((name) => ({ name, patch: join(root, 'bench/check', `${name}.patch`) }));
  for (const { patch } of patches) requirePatch(root, patch);
  const copies = copiesOf(root);
  process.on('exit', () => copies.remove());
  stopOnSignals(supervisor, signalExitCode);
  const rows: string[][] = [];
  for (const { name, patch } of patches) {
    const folder = copies.make();
    applyPatch(folder, patch);
    await supervisor.start(join(folder, 'script/test'), ['--check'], { cwd: folder }).exited;
    if (supervisor.isStopping()) return;
    const { seconds, steps } = result.parse(JSON.parse(readFileSync(join(folder, '.build/logs/steps.json'), 'utf8')));
    const related = steps.find((step) => step.name === 'related tests');
    const failed = steps.filter((step) => step.failed > 0).map((step) => step.name);
    rows.push([
      name,
      seconds.toFixed(1),
      (related?.seconds ?? 0).toFixed(1),
      related?.why ?? 'all related tests',
      failed.join(', ') || 'none',
    ]);
  }
  console.log(markdownTable(['diff', 'seconds', 'tests, seconds', 'tests', 'failed'], rows));
  process.exitCode = rows.every((row) => row.at(-1) === 'none') ? 0 : 1;
}

main().catch(endOnError(supervisor));
