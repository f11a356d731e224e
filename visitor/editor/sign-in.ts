import { fetchJson } from '../lib/fetch-json';
import { recordOf, textUpTo } from '../lib/shape';
import { fetchPageFacts } from './facts';
import { wordPressLogin } from './login';

import type { PageAnswer } from './facts';

/** The server asks WordPress three things, each within 7 s. */
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
 * Asks what the admin bar says of a page. Where nobody is signed in here, whom WordPress's own cookie names is signed in
 * first, without leaving the page (docs/editors.md); the server says when that is not to be tried again. In: its path,
 * without query. Never throws.
 */
export async function factsForEditor(path: string): Promise<PageAnswer> {
  const answer = await fetchPageFacts(path);
  if (answer.kind !== 'signed-out' || !wordPressLogin()?.isNew) return answer;
  const result = await signIn();
  if (result === 'failed') return answer;
  return result === 'no-right' ? { kind: 'no-right' } : fetchPageFacts(path);
}
