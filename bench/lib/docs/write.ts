import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { picturesOf } from '../results/pictures';
import { PARTS, type Part } from '../results/schemas';
import { readResult } from '../results/store';
import { fillBlock } from './markers';
import { sectionText } from './section';

export interface Written {
  written: Part[];
  /** Not measured, or only in a short run: their text in docs/performance.md stays. */
  left: Part[];
}

const isPart = (name: string): name is Part => name in PARTS;

/**
 * Writes docs/performance.md's generated parts and the pictures from the recorded figures.
 * @param withQuick includes short runs, which the page then mentions
 */
export function writeDocs(root: string, withQuick: boolean): Written {
  const file = join(root, 'docs/performance.md');
  const images = join(root, 'docs/images/performance');
  let page = readFileSync(file, 'utf8');
  const done: Written = { written: [], left: [] };
  for (const part of Object.keys(PARTS).filter(isPart)) {
    const recorded = readResult(root, part);
    if (!recorded || (recorded.quick && !withQuick)) {
      done.left.push(part);
      continue;
    }
    page = fillBlock(page, part, sectionText(part, recorded));
    mkdirSync(images, { recursive: true });
    for (const picture of picturesOf(part, recorded.data)) writeFileSync(join(images, picture.file), picture.svg);
    done.written.push(part);
  }
  writeFileSync(file, page);
  return done;
}
