/** The diffs that `npm run tool -- bench check` is measured on. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { patchObstacle } from '@/script/lib/defects/copy';

const ROOT = join(__dirname, '../..');
const FOLDER = 'bench/check';

it.each(readdirSync(join(ROOT, FOLDER)))('%s applies to today’s code', (file) => {
  expect(patchObstacle(ROOT, `${FOLDER}/${file}`)).toBeNull();
});
