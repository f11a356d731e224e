/** Before a build: `node --import tsx script/lib/build/copy-files.ts CODE` puts the brand's fonts below public/. */
import { installFonts } from '@/script/lib/build/install-fonts';
import { parseSiteCode } from '@/site-config/site-code';

async function main(root: string): Promise<void> {
  await installFonts(parseSiteCode(process.argv[2]), root);
}

main(process.cwd()).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
