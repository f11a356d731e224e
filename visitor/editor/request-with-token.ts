import { readCookie } from '../cookies';
import { fetchJson } from '../lib/fetch-json';
import { recordOf, textUpTo } from '../lib/shape';

import type { FetchJsonOptions } from '../lib/fetch-json';

const readRefusal = recordOf({ error: recordOf({ code: textUpTo(50) }) });
/** The error code for a missing or expired CSRF token. */
const STALE = 'token';

/** Sends a request with the CSRF token; renews an expired token once. @throws as fetchJson */
export async function requestWithToken(address: string, options: FetchJsonOptions): Promise<unknown> {
  const send = () => fetchJson(address, { ...options, headers: { 'x-csrf-token': readCookie('csrf-token') ?? '' } });
  const answer = await send();
  if (readRefusal(answer)?.error.code !== STALE) return answer;
  await fetchJson('/api/visitor');
  return send();
}
