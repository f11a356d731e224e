import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cpus, loadavg, release, totalmem, type } from 'node:os';
import { z } from 'zod';

const packageSchema = z.object({ version: z.string() });

function versions(): string {
  const of = (name: string) =>
    packageSchema.parse(JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'))).version;
  const git = (...args: string[]) => spawnSync('git', args, { encoding: 'utf8' }).stdout.trim();
  const isChanged = git('status', '--porcelain', '--untracked-files=no') !== '';
  return [
    `Footbridge ${git('rev-parse', '--short', 'HEAD')}${isChanged ? ' and changes' : ''}`,
    `Node ${process.versions.node}`,
    `Next ${of('next')}`,
    `React ${of('react')}`,
    `Faust ${of('@faustwp/core')}`,
    // Figures of other content are not comparable.
    `content ${git('rev-parse', '--short', 'HEAD:packages/embedded/content')}`,
  ].join(', ');
}

export function machineLine(loadBefore: number): string {
  const day = new Date().toISOString().slice(0, 16).replace('T', ' ');
  const memoryGb = Math.round(totalmem() / 1024 ** 3);
  const [loadAfter = 0] = loadavg();
  return `Measured ${day} UTC on ${cpus()[0]?.model.trim()}, ${cpus().length} cores, ${memoryGb} GB, ${type()} ${release()}; load average ${loadBefore.toFixed(1)} before, ${loadAfter.toFixed(1)} at the end. ${versions()}.`;
}
