import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { processState } from './process-state';
import { brandKey } from './redis/settings';
import { clientConfig } from '@footbridge/shared/site/client-config';
import { brands, site } from '@footbridge/shared/site/current';

export const sha = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The folder of Next's server code, below next.config's distDir. Next passes it to the cache handler only. */
export const serverFolderState = processState<string>('serverFolder');

const serverFolder = (): string => serverFolderState.value ?? path.resolve('.build/site/server');

export function buildId(serverDistDir = serverFolder()): string {
  try {
    return readFileSync(path.join(serverDistDir, '..', 'BUILD_ID'), 'utf8').trim();
  } catch {
    return 'unbuilt';
  }
}

/** Of what is chosen at start: the brands, and the settings that pages carry. */
let configurationHash: string | undefined;

/** Identifies what pages are rendered by: the build and its configuration. */
export function rendererId(serverDistDir?: string): string {
  configurationHash ??= sha(JSON.stringify([brands().sites, clientConfig.settings])).slice(0, 12);
  return `${buildId(serverDistDir)}-${configurationHash}`;
}

export const dataFolder = (): string => path.resolve(process.env.DATA_DIR || '.data');

const source = (): string => sha(process.env.WORDPRESS_URL ?? '').slice(0, 12);
const siteFolderName = (): string => `${site().code}-${source()}`;

/** The prefix of all Redis keys of this brand and WordPress. */
export const sourceKey = (): string => `${brandKey(site().code)}:${source()}`;

/** The folder of the invalidation log. It outlives builds, because an edit invalidates pages of every build. */
export const changesFolder = (): string => path.join(dataFolder(), 'changes', siteFolderName());

/** The folder of flags: which sessions of this brand were ended, which sign-in states were used. */
export const flagsFolder = (): string => path.join(dataFolder(), 'flags', site().code);

/** Stores the folder that Next passes to the cache handler, for the routes that read the cache. */
export function rememberServerFolder(serverDistDir: string | undefined): void {
  if (serverDistDir) serverFolderState.value = serverDistDir;
}

export function cacheFolders(serverDistDir?: string) {
  const data = dataFolder();
  return {
    pages: path.join(data, 'pages', `${site().code}-${rendererId(serverDistDir)}-${source()}`),
    images: path.join(data, 'images', siteFolderName()),
    originals: path.join(data, 'originals', siteFolderName()),
  };
}
