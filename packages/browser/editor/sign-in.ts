import { fetchJson } from '../lib/fetch-json';
import { recordOf, textUpTo } from '../lib/shape';
import { fetchPageFacts } from './facts';
import { wordPressLogin } from './login';

import type { PageAnswer } from './facts';

/** The server sends three requests to WordPress, each with a timeout of 7 s. */
const TIMEOUT_MS = 25_000;

const readSignedIn = recordOf({ editor: recordOf({ login: textUpTo(200) }) });
const readRefusal = recordOf({ error: recordOf({ code: textUpTo(50) }) });

type SignIn = 'signed-in' | 'no-right' | 'failed';

async function signIn(): Promise<SignIn> {
  const answer = await fetchJson('/api/faust/auth/sign-in', { method: 'POST', timeout: TIMEOUT_MS }).catch(
    () => undefined,
  );
  if (readSignedIn(answer)) return 'signed-in';
  return readRefusal(answer)?.error.code === 'no-right' ? 'no-right' : 'failed';
}

/**
 * Fetches the facts that the admin bar shows about a page. Without a session, it first signs in the user of WordPress's own
 * cookie, without leaving the page (docs/editors.md), unless the server has recorded that this failed. In: its path, without
 * query. Never throws.
 */
export async function factsForEditor(path: string): Promise<PageAnswer> {
  const answer = await fetchPageFacts(path);
  if (answer.kind !== 'signed-out' || !wordPressLogin()?.isNew) return answer;
  const result = await signIn();
  if (result === 'failed') return answer;
  return result === 'no-right' ? { kind: 'no-right' } : fetchPageFacts(path);
}
