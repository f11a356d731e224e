/** `npm run brand:check -- CODE`: lists a brand's placeholders. Exit code 1 where something is invalid or missing. */
import '../../process/env-files';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { brandFolder, readBrand } from '@/site-config/brand/read';
import { colorProblems } from '@/site-config/validation/colors';
import { markdownTable } from '../../markdown-table';
import { Problem } from '../../process/problem';
import { placeholdersOf } from './placeholders';

const [code] = process.argv.slice(2);
if (!code) throw new Problem('npm run brand:check -- CODE');
const folder = brandFolder(code);
if (!existsSync(folder)) throw new Problem(`There is no ${folder}.`);
const { site, problems } = readBrand(path.dirname(folder), code);
if (!site) throw new Problem(problems.join('\n'));
const placeholders = placeholdersOf(site, folder);
console.log(
  placeholders.length > 0
    ? markdownTable(['where', 'now', 'replace with'], placeholders)
    : 'No placeholder that this command knows is left.',
);
const wrong = colorProblems(site);
if (wrong.length > 0) throw new Problem(wrong.join('\n'));
