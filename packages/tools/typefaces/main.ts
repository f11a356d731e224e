import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { SITE_CODES, siteOf } from '@/site-config/brands';
import { fontFiles } from '@/site-config/fonts';
import type { Command } from '../tool/command';
import { cutFont } from './cut';

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
