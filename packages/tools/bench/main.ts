/** `npm run tool -- bench`: measures the site, and writes docs/performance.md. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { loadavg, cpus, release, totalmem, type } from 'node:os';
import { describeError, Problem } from '../process/problem';
import { createSupervisor } from '../process/supervisor';
import { defineCommand } from '../tool/command';
import { fillBlock, sectionText, type Part } from './lib/section';
import { SERVE } from './parts/serve';
import { SIZE } from './parts/size';
import { SPEED } from './parts/speed';
import { spawnSync } from 'node:child_process';
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

const PARTS = new Map<string, Part>(Object.entries({ size: SIZE, speed: SPEED, serve: SERVE }));
const FOLDER = '.build/bench';
const DOCS = 'docs/performance.md';

const USAGE = `Measures the site, and writes the figures into ${DOCS}.

  npm run tool -- bench [PART …] [-- --quick]

${[...PARTS].map(([name, { about, minutes }]) => `  ${name.padEnd(14)}${about} (${minutes.full} min)`).join('\n')}

  --quick       less of everything, to see that it works; writes no documents

Without a PART all are measured. Leave the machine alone meanwhile. The text of each is in ${FOLDER}/, too.`;

const supervisor = createSupervisor();

async function run(name: string, { measure }: Part, isQuick: boolean): Promise<void> {
  const own = createSupervisor();
  supervisor.own(() => own.stop());
  const began = performance.now();
  const say = (line: string) =>
    console.error(`  ${String(Math.round((performance.now() - began) / 1000)).padStart(5)} s  ${line}`);
  try {
    const [load = 0] = loadavg();
    const section = await measure({ supervisor: own, isQuick, say });
    await own.stop();
    const text = sectionText(section, machineLine(load), isQuick);
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(`${FOLDER}/${name}.md`, `${text}\n`);
    console.log(`\n${text}\n`);
    if (!isQuick) writeFileSync(DOCS, fillBlock(readFileSync(DOCS, 'utf8'), name, text));
  } finally {
    await own.stop();
  }
}

async function measureParts(isQuick: boolean, names: readonly string[]): Promise<number> {
  const unknown = names.find((name) => !PARTS.has(name));
  if (unknown !== undefined) throw new Problem(`There is no part "${unknown}". Parts: ${[...PARTS.keys()].join(', ')}`);
  const parts = [...PARTS].filter(([name]) => names.length === 0 || names.includes(name));
  const minutes = parts.reduce((sum, [, part]) => sum + part.minutes[isQuick ? 'quick' : 'full'], 0);
  console.log(`Measuring ${parts.map(([name]) => name).join(', ')}: about ${minutes} minutes on an idle machine.`);
  const failed: string[] = [];
  for (const [name, part] of parts) {
    console.log(`\n— ${name} —`);
    await run(name, part, isQuick).catch((error: unknown) => {
      failed.push(name);
      console.error(describeError(error));
    });
    if (supervisor.isStopping()) return 1;
  }
  if (failed.length > 0)
    console.log(`Not measured: ${failed.join(', ')}. Then: npm run tool -- bench ${failed.join(' ')}`);
  return failed.length > 0 ? 1 : 0;
}

export const command = defineCommand({
  usage: USAGE,
  flags: { quick: { type: 'boolean', default: false } },
  hasWords: true,
  supervisor,
  run: ({ quick }, names) => measureParts(quick, names),
});
