/** Before a build: `node --import tsx site-config/copy-fonts.ts [CODE]` puts the brand's fonts below public/. */
import { installFonts } from './install-fonts';
import { parseSiteCode } from './site-code';

async function main(): Promise<void> {
  const urls = await installFonts(parseSiteCode(process.argv[2] ?? process.env.NEXT_PUBLIC_SITE));
  console.log(urls.join('\n'));
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
