import { PAGE_DATA_ID, type PageFacts } from '@footbridge/shared/page-facts';

import type { ClientConfig } from '@footbridge/shared/site/client-config';

/** The page's JSON block for its scripts. */
export interface PageData {
  config: ClientConfig;
  page: PageFacts;
}

function read(): PageData {
  const text = document.getElementById(PAGE_DATA_ID)?.textContent;
  if (!text) throw new Error(`The page has no #${PAGE_DATA_ID}: pages/_document.tsx prints it`);
  // The page and the script that reads it come from one build, because file names carry a hash of their content.
  const data: PageData = JSON.parse(text);
  return data;
}

/** `clientConfig` replaces packages/shared/site/client-config.ts in the browser build (vite.config.mts). */
export const { config: clientConfig, page } = read();
