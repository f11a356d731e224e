import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { brandKey } from './redis/settings.mjs';

/** @param {string} text */
export const sha = (text) => createHash('sha256').update(text).digest('hex');

/** @param {string} [serverDistDir] as Next tells it */
export function buildId(serverDistDir = ownServer()) {
  try {
    return readFileSync(path.join(serverDistDir, '..', 'BUILD_ID'), 'utf8').trim();
  } catch {
    return 'unbuilt';
  }
}

export const dataFolder = () => path.resolve(process.env.DATA_DIR || '.data');
const siteCode = () => process.env.NEXT_PUBLIC_SITE || 'DSH';

/** Where this build's own server code lies: next.config's distDir. Next tells it to the handler, and to nobody else. */
const ownServer = () => globalThis.footbridgeServerFolder ?? path.resolve('.build', siteCode(), 'server');

/** Apart for each WordPress: another one's pages and notices are none of this one's. */
const source = () => sha(process.env.WORDPRESS_URL ?? '').slice(0, 12);
const ownName = () => `${siteCode()}-${source()}`;

/** Begins the keys in Redis of what is kept of this WordPress. */
export const sourceKey = () => `${brandKey(siteCode())}:${source()}`;

/** Where it is written what changed; through new builds, because a notice is for whatever was made before it. */
export const changesFolder = () => path.join(dataFolder(), 'changes', ownName());

/** @param {string} [serverDistDir] as Next tells it; remembered for the routes that look into the cache */
export function cacheFolders(serverDistDir) {
  if (serverDistDir) globalThis.footbridgeServerFolder = serverDistDir;
  const data = dataFolder();
  return {
    pages: path.join(data, 'pages', `${siteCode()}-${buildId(serverDistDir)}-${source()}`),
    images: path.join(data, 'images', ownName()),
    originals: path.join(data, 'originals', ownName()),
  };
}
