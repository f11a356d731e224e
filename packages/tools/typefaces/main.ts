import { mkdirSync, readdirSync, rmSync, statSync, mkdtempSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { SITE_CODES, siteOf } from '@/site-config/brands';
import { fontFiles } from '@/site-config/fonts';
import type { Command } from '../tool/command';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { codePoints } from '@/site-config/font-ranges';
import { Problem } from '../process/problem';

export interface FontCut {
  from: string;
  to: string;
  /** One weight, or a range of two: a variable font is limited to it. */
  weight: string;
  range: string;
  without?: string;
}

/** OpenType features that the sites' CSS uses, and default ones. */
const FEATURES = 'calt,ccmp,kern,liga,lnum,locl,mark,mkmk,pnum,rvrn,tnum';

function runProgram(command: string, args: string[]): void {
  const { error, status, stderr } = spawnSync(command, args, { encoding: 'utf8' });
  if (error) throw new Problem(`${command} is not here. With Debian: apt-get install fonttools python3-brotli`);
  if (status !== 0) throw new Problem(`${command} failed: ${stderr.trim().split('\n').at(-1)}`);
}

/** Writes a subset of a font with fontTools; the same input gives the same bytes. Hints stay: old screens need them. */
export function cutFont({ from, to, weight, range, without = '' }: FontCut): void {
  const folder = mkdtempSync(join(tmpdir(), 'typeface-'));
  try {
    const limited = join(folder, 'limited.ttf');
    // A font of one weight has no axis, and is left as it is.
    const isVariable = /-wght-/.test(from);
    if (isVariable)
      runProgram('fonttools', [
        'varLib.instancer',
        '--quiet',
        '--no-recalc-timestamp',
        from,
        `wght=${weight.replace(' ', ':')}`,
        '--output',
        limited,
      ]);
    const left = new Set(without ? codePoints(without) : []);
    const unicodes = codePoints(range).filter((point) => !left.has(point));
    runProgram('pyftsubset', [
      isVariable ? limited : from,
      `--unicodes=${unicodes.map((point) => point.toString(16)).join(',')}`,
      `--layout-features=${FEATURES}`,
      '--flavor=woff2',
      `--output-file=${to}`,
    ]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const usage = `npm run tool -- typefaces

Cuts the brands' typefaces into what their pages use (site-config/fonts.ts), into site-config/typefaces.`;

const kilobytes = (file: string) => (statSync(file).size / 1000).toFixed(1);

function run(): void {
  const root = process.cwd();
  const cuts = SITE_CODES.flatMap((code) => fontFiles(siteOf(code))).flatMap(({ source, cut }) =>
    cut ? [{ source: join(root, source), ...cut, from: join(root, cut.from) }] : [],
  );
  for (const { source, ...cut } of cuts) {
    mkdirSync(dirname(source), { recursive: true });
    cutFont({ ...cut, to: source });
    console.log(`${basename(source).padEnd(42)} ${kilobytes(source).padStart(5)} of ${kilobytes(cut.from)} kB`);
  }
  const wanted = new Set(cuts.map(({ source }) => source));
  for (const folder of new Set(cuts.map(({ source }) => dirname(source)))) {
    for (const name of readdirSync(folder))
      if (name.endsWith('.woff2') && !wanted.has(join(folder, name))) rmSync(join(folder, name));
  }
}

export const command: Command = { usage, run };
