import { readdirSync } from 'node:fs';
import path from 'node:path';
import { installFiles } from './install-files';

const PICTURE = /\.(?:ico|jpg|png|svg)$/;

/**
 * Copies the pictures of all brands' folders to public/brands/CODE/. A site also shows other brands': a facility nearby may be
 * another brand's.
 */
export async function installPictures(root = process.cwd()): Promise<void> {
  const brands = path.join(root, 'site-config/brands');
  const folders = readdirSync(brands, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  for (const { name: code } of folders) {
    const names = readdirSync(path.join(brands, code)).filter((name) => PICTURE.test(name));
    await installFiles(
      path.join(root, 'public/brands', code),
      new Map(names.map((name) => [name, path.join(brands, code, name)])),
      (source) => new Error(`${source} was removed while it was copied.`),
    );
  }
}
