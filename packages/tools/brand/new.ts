import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brandsOf, parseBrand } from '@/site-config/brand/parse';
import { brandsFolder, readBrands } from '@/site-config/brand/read';
import { Problem } from '../process/problem';
import { defineCommand, type Values } from '../tool/command';
import { FLAGS, readAnswers, USAGE, type Answers } from './answers';
import { brandFileOf } from './brand-file';
import { facilityPage } from './content';
import { brandJsonSchema, SCHEMA_NAME } from './json-schema';
import { paletteOf } from './palette';
import { picturesOf } from './pictures';

/** Writes a brand's folder, and the schema that its brand.json names; nothing where it throws. */
export async function createBrand(answers: Answers, folder: string): Promise<string> {
  const target = path.join(folder, answers.code);
  if (existsSync(target)) throw new Problem(`${target} exists already.`);
  const file = brandFileOf(answers);
  const others = existsSync(folder) ? readBrands(folder) : [];
  const all = brandsOf([...others.map((site) => ({ site, problems: [] })), parseBrand(answers.code, file)]);
  const site = all.find(({ code }) => code === answers.code);
  if (!site) throw new Error(`${answers.code} is missing.`);
  const pages = site.facilities.map((facility): [string, string] => {
    const slug = path.basename(facility.path);
    return [`content/facilities/${slug}.md`, facilityPage(slug, facility)];
  });
  const files = new Map<string, string | Buffer>([
    ['brand.json', `${JSON.stringify(file, null, 2)}\n`],
    [`../${SCHEMA_NAME}`, brandJsonSchema()],
    ...(await picturesOf(site)),
    ...pages,
  ]);
  for (const [name, content] of files) {
    await mkdir(path.dirname(path.join(target, name)), { recursive: true });
    await writeFile(path.join(target, name), content);
  }
  return target;
}

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
