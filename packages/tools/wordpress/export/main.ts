import { relative, resolve } from 'node:path';
import { sites } from '@/site-config/brands';
import { defineCommand, type Values } from '../../tool/command';
import { FLAGS, readOptions, USAGE } from './arguments';
import { exportContent } from './export';

async function run(values: Values<typeof FLAGS>): Promise<void> {
  const root = process.cwd();
  const args = readOptions(values, process.env, sites);
  const out = resolve(root, args.out);
  const { posts, pictures, menuItems, comments } = await exportContent({ ...args, root, out });
  console.log(`${relative(root, out) || '.'}: content.xml, settings.json, uploads/ of ${args.site}`);
  console.log(
    `${posts} posts, pages and other entries, ${comments} comments, ${menuItems} menu items, ${pictures} pictures`,
  );
}

export const command = defineCommand({ usage: USAGE, flags: FLAGS, run });
