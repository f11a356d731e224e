import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { processState } from './process-state';
import { brandKey } from './redis/settings';
import { DEFAULT_SITE } from '@/site-config/default-site';

export const sha = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The folder of Next's server code, below next.config's distDir. Next passes it to the cache handler only. */
export const serverFolderState = processState<string>('serverFolder');

const serverFolder = (): string => serverFolderState.value ?? path.resolve('.build', siteCode(), 'server');

export function buildId(serverDistDir = serverFolder()): string {
  try {
    return readFileSync(path.join(serverDistDir, '..', 'BUILD_ID'), 'utf8').trim();
  } catch {
    return 'unbuilt';
  }
}

export const dataFolder = (): string => path.resolve(process.env.DATA_DIR || '.data');
const siteCode = (): string => process.env.NEXT_PUBLIC_SITE || DEFAULT_SITE;

/** Separates the data of different WordPress sites. */
const source = (): string => sha(process.env.WORDPRESS_URL ?? '').slice(0, 12);
const siteFolderName = (): string => `${siteCode()}-${source()}`;

/** The prefix of all Redis keys of this brand and WordPress. */
export const sourceKey = (): string => `${brandKey(siteCode())}:${source()}`;

/** The folder of the invalidation log. It outlives builds, because an edit concerns pages of every build. */
export const changesFolder = (): string => path.join(dataFolder(), 'changes', siteFolderName());

export interface CacheFolders {
  pages: string;
  images: string;
  originals: string;
}

/** @param serverDistDir as Next passes it to the cache handler; stored for the routes that read the cache */
export function cacheFolders(serverDistDir?: string): CacheFolders {
  if (serverDistDir) serverFolderState.value = serverDistDir;
  const data = dataFolder();
  return {
    pages: path.join(data, 'pages', `${siteCode()}-${buildId(serverDistDir)}-${source()}`),
    images: path.join(data, 'images', siteFolderName()),
    originals: path.join(data, 'originals', siteFolderName()),
  };
}
