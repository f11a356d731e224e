import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseBrand } from '@/site-config/brand/parse';
import { Problem } from '../../process/problem';
import type { Answers } from '../answers';
import { brandFileOf } from '../brand-file';
import { contentOf } from '../content';
import { picturesOf } from '../pictures';

/**
 * Writes a brand's folder.
 * @param folder the folder of the brands' folders
 * @returns the path of the brand's folder
 * @throws Problem where a folder of that name exists, or the answers make no valid brand; then nothing is written
 */
export async function createBrand(answers: Answers, folder: string): Promise<string> {
  const target = path.join(folder, answers.code);
  if (existsSync(target)) throw new Problem(`${target} exists already.`);
  const file = brandFileOf(answers);
  const { site, problems } = parseBrand(answers.code, file);
  if (!site) throw new Problem(problems.join('\n'));
  const files = new Map<string, string | Buffer>([
    ['brand.json', `${JSON.stringify(file, null, 2)}\n`],
    ...(await picturesOf(site)),
    ...contentOf(site),
  ]);
  for (const [name, content] of files) {
    await mkdir(path.dirname(path.join(target, name)), { recursive: true });
    await writeFile(path.join(target, name), content);
  }
  return target;
}
