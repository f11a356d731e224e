import { wordPressUrl } from '../../platform/env';
import { processState } from '../../platform/process-state';

export const wordPressAddressesState = processState('wordPressAddresses', () => new Map<string, URL[]>());

/** Returns WORDPRESS_URL, then the addresses in WordPress's own settings, which editors may use. */
export function wordPressAddresses(): [URL, ...URL[]] {
  const configured = wordPressUrl();
  return [new URL(configured), ...(wordPressAddressesState.value.get(configured) ?? [])];
}

export const wordPressOrigins = (): string[] => [...new Set(wordPressAddresses().map(({ origin }) => origin))];

export function recordAddresses(addresses: readonly (string | null | undefined)[]): void {
  const urls = addresses.flatMap((address) =>
    address && /^https?:/.test(address) && URL.canParse(address) ? [new URL(address)] : [],
  );
  wordPressAddressesState.value.set(wordPressUrl(), urls);
}
