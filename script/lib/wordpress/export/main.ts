/** `npm run wordpress:export`: a brand's embedded content as files for a real WordPress. */
import '../../process/env-files';
import { relative, resolve } from 'node:path';
import { sites } from '@/site-config/brands';
import { describeError } from '../../process/problem';
import { readArguments, USAGE } from './arguments';
import { exportContent } from './export';

async function main(): Promise<void> {
  const root = process.cwd();
  const args = readArguments(process.argv.slice(2), process.env, sites);
  if (args === 'help') {
    console.log(USAGE);
    return;
  }
  const out = resolve(root, args.out);
  const { posts, pictures, menuItems, comments } = await exportContent({ ...args, root, out });
  console.log(`${relative(root, out) || '.'}: content.xml, settings.json, uploads/ of ${args.site}`);
  console.log(
    `${posts} posts, pages and other entries, ${comments} comments, ${menuItems} menu items, ${pictures} pictures`,
  );
}

main().catch((error: unknown) => {
  console.error(describeError(error));
  process.exitCode = 1;
});
