import { wordPressUrl } from '../../platform/env';
import { processState } from '../../platform/process-state';

export const addressesState = processState<Map<string, URL[]>>('addresses');

/**
 * Every address of this WordPress: the one it is asked at (WORDPRESS_URL) first, then those it calls itself, which may
 * differ (a container's name here, the editors' public address in its content).
 */
export function wordPressAddresses(): [URL, ...URL[]] {
  const asked = wordPressUrl();
  return [new URL(asked), ...(addressesState.value?.get(asked) ?? [])];
}

/** Returns the origins of those addresses, each once. */
export const wordPressOrigins = (): string[] => [...new Set(wordPressAddresses().map(({ origin }) => origin))];

/** Remembers what WordPress calls itself (its general settings). What is no http address is passed over. */
export function learnAddresses(named: readonly (string | null | undefined)[]): void {
  const urls = named.flatMap((address) =>
    address && /^https?:/.test(address) && URL.canParse(address) ? [new URL(address)] : [],
  );
  addressesState.value ??= new Map();
  addressesState.value.set(wordPressUrl(), urls);
}
