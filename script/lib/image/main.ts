/** `npm run image`: builds the image of the Containerfile and tries it, on a machine without a container engine. */
import { join } from 'node:path';
import { SITE_CODES } from '@/site-config/brands';
import { UNAVAILABLE } from '../packages/exit-codes';
import { endOnError } from '../process/end-on-error';
import { Problem } from '../process/problem';
import { signalExitCode, stopOnSignals } from '../process/signals';
import { createSupervisor } from '../process/supervisor';
import { ensureBases } from './bases';
import { buildImage, compressedSize, folderSize, imageConfig } from './build';
import { buildahIn } from './commands';
import { ensureImageTools } from './tools';
import { tryImage } from './try';

const USAGE = `npm run image   builds the image of the Containerfile and tries it with two brands

Needs root and Debian's buildah and mmdebstrap; no container engine. In place of base images from registries it makes
its own. Everything is below .build/image. With an engine: docker build -f Containerfile .`;

const MEGABYTE = 1000 * 1000;
const MAX_COMPRESSED_BYTES = 250 * MEGABYTE;
const TRIED_BRANDS = 2;

const supervisor = createSupervisor();
const megabytes = (bytes: number): string => `${Math.round(bytes / MEGABYTE)} MB`;

async function main(): Promise<void> {
  if (process.argv.includes('--help')) return console.log(USAGE);
  stopOnSignals(supervisor, signalExitCode);
  const missing = await ensureImageTools(supervisor);
  if (missing) {
    console.error(missing);
    process.exitCode = UNAVAILABLE;
    return;
  }
  const folder = join(process.cwd(), '.build/image');
  const buildah = buildahIn(supervisor, folder);
  const began = Date.now();
  // Of an interrupted run.
  await buildah.run('rm', '--all');
  await buildah.run('rmi', '--prune');
  await ensureBases({ supervisor, buildah, folder });
  await buildImage(buildah, process.cwd());
  console.log(`Built in ${Math.round((Date.now() - began) / 1000)} s.`);

  const config = await imageConfig(buildah);
  for (const code of SITE_CODES.slice(0, TRIED_BRANDS)) {
    const { startMs, mount } = await tryImage(buildah, config, code);
    console.log(`${code} answers after ${startMs} ms; the files have ${megabytes(folderSize(mount))}.`);
  }
  await buildah.run('rm', '--all');
  const compressed = await compressedSize(buildah, folder);
  console.log(`Compressed: ${megabytes(compressed)}.`);
  if (compressed > MAX_COMPRESSED_BYTES)
    throw new Problem(`The image is larger than ${megabytes(MAX_COMPRESSED_BYTES)}.`);
}

main().catch(endOnError(supervisor));
