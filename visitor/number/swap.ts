import { clientConfig } from '@/site-config/client-config';

import { warnOnce } from '../lib/warn';

/** The call-tracking script's functions that put its numbers on the page: dotted paths on window. */
const SWAPS = ['CallTrk.swap', clientConfig.settings.NEXT_PUBLIC_CALL_TRACKING_SWAP];

function call(path: string): void {
  try {
    let owner: unknown;
    let found: unknown = window;
    for (const name of path.split('.')) {
      owner = found;
      found =
        (typeof found === 'object' && found !== null) || typeof found === 'function'
          ? Reflect.get(found, name)
          : undefined;
    }
    if (typeof found === 'function') Reflect.apply(found, owner, []);
  } catch (error) {
    warnOnce(`${path} failed; the numbers stay as they are`, error);
  }
}

/**
 * Calls each swap function that is there (specification, section 7): after a change of the route or of the number, when
 * the page has links the script does not know. One that throws is said on the console, and the page goes on.
 */
export function callSwap(): void {
  for (const path of new Set(SWAPS)) if (path) call(path);
}
