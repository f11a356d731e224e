import { signedHeaders } from '@/bridge/platform/signature';
import { Problem } from '../process/problem';
import { answerSchema, expectedOf, type AddressOf } from './answers';

import type { Expected } from './types';

const ROUTE = '/wp-json/footbridge/v1/resolve';
const TIMEOUT_MS = 60_000;

/** Requests WordPress's own response to a path. */
export type RequestWordPress = (path: string) => Promise<Expected>;

/**
 * Returns WordPress's own responses, through the plugin's signed route.
 * @param secret FOOTBRIDGE_SECRET, the plugin's.
 * @param site the site's address: the Faust plugin may write it into WordPress's redirects.
 * @throws Problem when there is no such route, or it refuses the signature
 */
export async function findResolveRoute(
  wordpress: string,
  secret: string,
  site: string,
  addressOf: AddressOf,
  fetcher: typeof fetch = fetch,
): Promise<RequestWordPress> {
  const hosts = [new URL(wordpress).origin, new URL(site).origin];
  const get = (path: string) =>
    fetcher(`${wordpress}${ROUTE}?path=${encodeURIComponent(path)}`, {
      headers: signedHeaders(secret, path),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  const probe = await get('/');
  await probe.body?.cancel();
  if (probe.status === 404)
    throw new Problem('This WordPress has no resolve route: Footbridge’s plugin is not active there.');
  if (probe.status === 401 || probe.status === 403) {
    throw new Problem(
      `WordPress refuses the signature of the resolve route (HTTP ${probe.status}). FOOTBRIDGE_SECRET has to be the plugin's, and both clocks have to agree.`,
    );
  }
  return async (path) => readAnswer(await get(path), hosts, addressOf);
}

async function readAnswer(response: Response, hosts: string[], addressOf: AddressOf): Promise<Expected> {
  const text = await response.text();
  try {
    return expectedOf(answerSchema.parse(JSON.parse(text)), hosts, addressOf);
  } catch {
    throw new Error(`the resolve route responded with HTTP ${response.status}: ${text.slice(0, 120)}`);
  }
}
