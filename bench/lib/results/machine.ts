import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cpus, loadavg, release, totalmem, type } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { machineLoad, type Load } from '../load';

export const machineSchema = z.object({
  cpu: z.string(),
  cores: z.number(),
  memoryGb: z.number(),
  system: z.string(),
  /** By name, in the order in which they are shown. */
  versions: z.record(z.string(), z.string()),
  /** Share of all cores that others used, before and after, while nothing was measured. */
  othersBusy: z.array(z.number()),
  /** Load averages of a minute while it was measured, ours included. */
  load: z.object({ least: z.number(), most: z.number() }),
});
export type Machine = z.infer<typeof machineSchema>;

const EVERY_MS = 5000;
const packageSchema = z.object({ version: z.string() });

/** Returns the first line of a program's output; '–' where it is not installed. Some write to standard error. */
function outputOf(command: string, args: string[]): string {
  try {
    return (
      execFileSync('sh', ['-c', '"$@" 2>&1', 'sh', command, ...args], { encoding: 'utf8' })
        .split('\n')[0]
        ?.trim() || '–'
    );
  } catch {
    return '–';
  }
}

function versions(root: string): Record<string, string> {
  const of = (name: string) =>
    packageSchema.parse(JSON.parse(readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8'))).version;
  const changed = outputOf('git', ['-C', root, 'status', '--porcelain', '--untracked-files=no']);
  const commit = outputOf('git', ['-C', root, 'rev-parse', '--short', 'HEAD']);
  return {
    Footbridge: changed === '–' ? commit : `${commit} and changes`,
    Node: process.versions.node,
    Next: of('next'),
    React: of('react'),
    Faust: of('@faustwp/core'),
    // The content's version: figures of other content are not comparable.
    content: outputOf('git', ['-C', root, 'rev-parse', '--short', 'HEAD:wordpress/embedded/content']),
    nginx: /nginx\/([\d.]+)/.exec(outputOf('nginx', ['-v']))?.[1] ?? '–',
  };
}

/** Starts observing the machine. Call the returned function when everything is measured. */
export async function watchMachine(root: string): Promise<() => Promise<Machine>> {
  const before: Load = await machineLoad();
  const averages = [before.average];
  const timer = setInterval(() => averages.push(loadavg()[0] ?? 0), EVERY_MS).unref();
  return async () => {
    clearInterval(timer);
    averages.push(loadavg()[0] ?? 0);
    const after = await machineLoad();
    return {
      cpu: cpus()[0]?.model.trim() || 'unknown',
      cores: before.cores,
      memoryGb: Math.round(totalmem() / 1024 ** 3),
      system: `${type()} ${release()}`,
      versions: versions(root),
      othersBusy: [before.busy, after.busy],
      load: { least: Math.min(...averages), most: Math.max(...averages) },
    };
  };
}
