/** Gives each test of a file its own cache, in a temporary folder. Call it once, at the top. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';

import PageCache from '@footbridge/bridge/cache/page-cache/handler';
import { recordValidity } from '@footbridge/bridge/cache/page-cache/renders';
import { processState } from '@footbridge/bridge/platform/process-state';
import { refusalsState } from '@footbridge/bridge/cache/invalidation/read-webhook';
import { renewalState } from '@footbridge/bridge/cache/invalidation/renew';
import { temporaryFolder } from './temporary-folder';

const NAMES = ['pageMemory', 'invalidationLogs', 'entryFolders', 'renders', 'pageVisits'];

/** As in another process, or after a restart: nothing in memory. */
export function forgetCache(): void {
  for (const name of NAMES) processState<{ clear(): void }>(name).value?.clear();
  refusalsState.value?.clear();
}

export function temporaryCache() {
  let folder = '';
  beforeEach(() => {
    folder = temporaryFolder();
    writeFileSync(path.join(folder, 'BUILD_ID'), 'build-1');
    process.env.DATA_DIR = path.join(folder, 'data');
    forgetCache();
  });
  afterEach(async () => {
    // No background work continues into the next test.
    await renewalState.value?.running;
    renewalState.value = undefined;
  });
  const cache = () => new PageCache({ serverDistDir: path.join(folder, 'server') });
  return {
    /** Next's cache handler, of a process of this build. */
    handler: cache,
    /** The folder in which the build (BUILD_ID) and the data are. */
    folder: () => folder,
    /** Returns a visitor's page; null where it has to be rendered. */
    get: (of: string) => cache().get(of),
    /** Stores a page as Next does after the loader recorded its dependencies, a second ago. */
    async store(of: string, keys: string[], value: object | null = { kind: 'PAGES', html: of, pageData: {} }) {
      recordValidity(`${of}/`, { dependencies: [{ at: Date.now() - 1000, keys }] });
      await cache().set(of, value as never, { cacheControl: { revalidate: 3600 } });
    },
  };
}
