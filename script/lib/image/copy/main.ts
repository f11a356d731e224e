/** `script/run script/lib/image/copy/main.ts FOLDER`: copies the files of a server from the build. A step of the Containerfile. */
import { describeError, Problem } from '../../process/problem';
import { copyImageFiles } from './copy';

const MEGABYTE = 1000 * 1000;

async function main(): Promise<void> {
  const [target] = process.argv.slice(2);
  if (!target) throw new Problem('script/run script/lib/image/copy/main.ts FOLDER');
  const { count, bytes } = await copyImageFiles(process.cwd(), target);
  console.log(`${count} files, ${Math.round(bytes / MEGABYTE)} MB`);
}

main().catch((error: unknown) => {
  console.error(describeError(error));
  process.exitCode = 1;
});
