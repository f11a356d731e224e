/** `npm run brand:new -- CODE --name "…" --domain …`: makes the folder of a brand (docs/brands.md). */
import '../../process/env-files';
import path from 'node:path';
import { brandsFolder, readBrands } from '@/site-config/brand/read';
import { describeError } from '../../process/problem';
import { readAnswers } from '../answers';
import { paletteOf } from '../palette';
import { createBrand } from './brand';

async function main(): Promise<void> {
  const answers = readAnswers(process.argv.slice(2), readBrands(path.resolve('site-config/brands')));
  const target = await createBrand(answers, brandsFolder());
  const { default: used } = paletteOf(answers.color).palettes.brand;
  if (used !== answers.color) console.log(`${answers.color} is too light for text: ${used} is used, of the same hue.`);
  console.log(`${target} is ready.
  script/server --site ${answers.code}          serves it
  npm run brand:check -- ${answers.code}        lists what is still a placeholder`);
}

main().catch((error: unknown) => {
  console.error(describeError(error));
  process.exitCode = 1;
});
