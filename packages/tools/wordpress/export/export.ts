import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createUploads } from '@footbridge/embedded/media/uploads';
import { mediaFile } from '@footbridge/embedded/store/images';
import { loadStore } from '@footbridge/embedded/store/load';
import type { Store } from '@footbridge/embedded/store/store';
import { readModel } from '@footbridge/embedded/schema/read';
import { Problem } from '../../process/problem';
import { PLUGIN } from '../../types/files';
import type { ExportOptions } from './main';
import type { Content } from './content';
import { settingsFile } from './settings';
import { wxr } from './wxr';

type Options = ExportOptions & {
  root: string;
};

/** Denies web access to the folder, wherever it is mounted. */
const CLOSED = 'Require all denied\n';

export function readContent({ root, site, address }: Omit<Options, 'out'>): Content {
  const store = loadStore({
    root: join(root, 'packages/embedded/content'),
    site,
    urls: { wordpress: address, frontend: address },
  });
  const [problem] = store.data.problems;
  if (problem) throw new Problem(`packages/embedded/content/${problem.file}: ${problem.message}`);
  return { store, model: readModel(join(root, PLUGIN)), address };
}

/** Writes `content.xml`, `settings.json` and `uploads/` of one brand. */
export async function exportContent(options: Options) {
  const content = readContent(options);
  const { store } = content;
  requireOwnFolder(options.out);
  await rm(join(options.out, 'uploads'), { recursive: true, force: true });
  await mkdir(options.out, { recursive: true });
  await writeFile(join(options.out, '.htaccess'), CLOSED);
  await writeFile(join(options.out, 'content.xml'), wxr(content));
  await writeFile(join(options.out, 'settings.json'), `${JSON.stringify(settingsFile(content), null, 2)}\n`);
  const pictures = await writeUploads(store, options.out);
  return {
    posts: store.posts.length - pictures,
    pictures,
    menuItems: store.data.menuItems.length,
    comments: store.data.comments.length,
  };
}

/** A folder named by mistake may contain a site's own uploads. */
function requireOwnFolder(out: string): void {
  if (!existsSync(join(out, 'uploads')) || existsSync(join(out, 'content.xml'))) return;
  throw new Problem(`--out: ${out} has a folder "uploads" that no export created. Choose another folder.`);
}

async function writeUploads(store: Store, out: string): Promise<number> {
  const upload = createUploads(() => store);
  const files = store.postsOfType('attachment').map(mediaFile);
  for (const file of files) {
    // One after the other: each picture needs much memory while it is decoded.
    const picture = await upload(file);
    if (!picture) throw new Problem(`There is no picture ${file}.`);
    const target = join(out, 'uploads', file);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, picture);
  }
  return files.length;
}
