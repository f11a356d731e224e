/** The diffs that `npm run bench:check` is measured on. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { git } from '@/script/lib/working-copy';

const ROOT = join(__dirname, '../..');
const FOLDER = 'bench/check';

it.each(readdirSync(join(ROOT, FOLDER)))('%s applies to today’s code', (file) => {
  expect(git(ROOT, 'apply', '--check', `${FOLDER}/${file}`)).toEqual({ isFine: true, output: '' });
});
