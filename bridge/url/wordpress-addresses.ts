import { wordPressUrl } from '../env';

// On globalThis, because Next gives pages and error pages module instances of their own.
declare global {
  // oxlint-disable-next-line no-var -- only `var` declares a property of globalThis
  var footbridgeAddresses: Map<string, URL[]> | undefined;
}

/**
 * Every address of this WordPress: the one it is asked at (WORDPRESS_URL) first, then those it calls itself, which may
 * differ (a container's name here, the editors' public address in its content).
 */
export function wordPressAddresses(): [URL, ...URL[]] {
  const asked = wordPressUrl();
  return [new URL(asked), ...(globalThis.footbridgeAddresses?.get(asked) ?? [])];
}

/** Returns the origins of those addresses, each once. */
export const wordPressOrigins = (): string[] => [...new Set(wordPressAddresses().map(({ origin }) => origin))];

/** Remembers what WordPress calls itself (its general settings). What is no http address is passed over. */
export function learnAddresses(named: readonly (string | null | undefined)[]): void {
  const urls = named.flatMap((address) =>
    address && /^https?:/.test(address) && URL.canParse(address) ? [new URL(address)] : [],
  );
  globalThis.footbridgeAddresses ??= new Map();
  globalThis.footbridgeAddresses.set(wordPressUrl(), urls);
}
