import { wordPressUrl } from '../../platform/env';
import { processState } from '../../platform/process-state';

export const wordPressAddressesState = processState<Map<string, URL[]>>('wordPressAddresses');

/**
 * Returns every address of this WordPress: WORDPRESS_URL first, then the addresses in its own settings, which may differ (an
 * internal host here, the editors' public address in its content).
 */
export function wordPressAddresses(): [URL, ...URL[]] {
  const configured = wordPressUrl();
  return [new URL(configured), ...(wordPressAddressesState.value?.get(configured) ?? [])];
}

export const wordPressOrigins = (): string[] => [...new Set(wordPressAddresses().map(({ origin }) => origin))];

/** Records the addresses in WordPress's general settings. Ignores invalid ones. */
export function recordAddresses(addresses: readonly (string | null | undefined)[]): void {
  const urls = addresses.flatMap((address) =>
    address && /^https?:/.test(address) && URL.canParse(address) ? [new URL(address)] : [],
  );
  wordPressAddressesState.value ??= new Map();
  wordPressAddressesState.value.set(wordPressUrl(), urls);
}
