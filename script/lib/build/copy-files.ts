/** Before a build: `node --import tsx script/lib/build/copy-files.ts CODE` copies fonts and pictures to public/. */
import { installFonts } from '@/script/lib/build/install-fonts';
import { installPictures } from '@/script/lib/build/install-pictures';
import { DEFAULT_SITE } from '@/site-config/default-site';

async function main(root: string): Promise<void> {
  await installFonts(process.argv[2] || DEFAULT_SITE, root);
  await installPictures(root);
}

main(process.cwd()).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
