import { requestWithToken } from './request-with-token';

/** WordPress verifies the editor first, and the menus of many pages may be invalidated. */
const TIMEOUT_MS = 25_000;

/**
 * Clears what a link's flag names, then opens its address, which leads to the page without the flag. The address alone clears
 * nothing, because a text may link to it. Never throws.
 * @param address of `clearAddress`
 */
export async function followClearLink(
  address: string,
  open = (url: string): void => window.location.assign(url),
): Promise<void> {
  await requestWithToken(`/api/clear-cache?address=${encodeURIComponent(address)}`, {
    method: 'POST',
    timeout: TIMEOUT_MS,
  }).catch(() => undefined);
  open(address);
}
