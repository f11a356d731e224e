import { UsageError } from '../process/problem';
import type { Command } from '../tool/command';
import { copyImageFiles } from './files';

const MEGABYTE = 1000 * 1000;

const usage = `npm run tool -- image copy FOLDER

Copies the files of a server from the build. A step of the Containerfile.`;

async function run(_: object, [target, ...more]: string[]): Promise<void> {
  if (!target || more.length > 0) throw new UsageError(usage);
  const { count, bytes } = await copyImageFiles(process.cwd(), target);
  console.log(`${count} files, ${Math.round(bytes / MEGABYTE)} MB`);
}

export const command: Command = { usage, hasWords: true, run };
