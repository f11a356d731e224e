import { clientConfig } from '@/shared/site/client-config';

import { warnOnce } from '../lib/warn';

/** The call-tracking script's functions that replace numbers, as dotted paths on window. */
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
 * Calls each swap function that exists (specification, section 7), after a change of the route or of the number. Warns on the
 * console if one throws.
 */
export function callSwap(): void {
  for (const path of new Set(SWAPS)) if (path) call(path);
}
