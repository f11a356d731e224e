import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

function run(command: string, args: string[]): void {
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
      run('fonttools', [
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
    run('pyftsubset', [
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
