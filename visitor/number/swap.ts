import { warnOnce } from '../lib/warn';

/** Runs the call-tracking script's swap functions, where they are there (specification, section 7). */
export function callSwap(): void {
  for (const name of ['CallTrk.swap', process.env.NEXT_PUBLIC_CALL_TRACKING_SWAP]) if (name) call(name);
}

/** @param name a dotted path on window: `CallTrk.swap` */
function call(name: string): void {
  try {
    let owner: unknown;
    let found: unknown = window;
    for (const part of name.split('.')) {
      owner = found;
      found = typeof found === 'object' && found !== null ? Reflect.get(found, part) : undefined;
    }
    if (typeof found === 'function') Reflect.apply(found, owner, []);
  } catch (error) {
    warnOnce(`${name} failed; the numbers stay as they are`, error);
  }
}
