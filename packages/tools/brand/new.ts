import path from 'node:path';
import { brandsFolder, readBrands } from '@/site-config/brand/read';
import { defineCommand, type Values } from '../tool/command';
import { FLAGS, readAnswers, USAGE } from './answers';
import { createBrand } from './create';
import { paletteOf } from './palette';

async function run(values: Values<typeof FLAGS>, words: string[]): Promise<void> {
  const answers = readAnswers(values, words, readBrands(path.resolve('site-config/brands')));
  const target = await createBrand(answers, brandsFolder());
  const { default: used } = paletteOf(answers.color).palettes.brand;
  if (used !== answers.color) console.log(`${answers.color} is too light for text: ${used} is used, of the same hue.`);
  console.log(`${target} is ready.
  script/server --site ${answers.code}             serves it
  npm run tool -- brand check ${answers.code}      lists what is still a placeholder`);
}

export const command = defineCommand({ usage: USAGE, flags: FLAGS, hasWords: true, run });
