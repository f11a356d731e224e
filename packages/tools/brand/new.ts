import path from 'node:path';
import { brandsFolder, readBrands } from '@/site-config/brand/read';
import type { Command } from '../tool/command';
import { readAnswers, USAGE } from './answers';
import { createBrand } from './create';
import { paletteOf } from './palette';

async function run(args: string[]): Promise<void> {
  const answers = readAnswers(args, readBrands(path.resolve('site-config/brands')));
  const target = await createBrand(answers, brandsFolder());
  const { default: used } = paletteOf(answers.color).palettes.brand;
  if (used !== answers.color) console.log(`${answers.color} is too light for text: ${used} is used, of the same hue.`);
  console.log(`${target} is ready.
  script/server --site ${answers.code}             serves it
  npm run tool -- brand check ${answers.code}      lists what is still a placeholder`);
}

export const command: Command = { usage: USAGE, run };
