import { fetchJson } from '../lib/fetch-json';
import { flag, listOf, numberIn, orNull, recordOf, textUpTo } from '../lib/shape';
import { wordPressLogin } from './login';

import type { CacheFacts, EditorPage } from '@footbridge/shared/editor-page';

const text = textUpTo(200);
const address = textUpTo(2000);
const keys = listOf(address, 10_000);

export const readPageFacts = recordOf<EditorPage>({
  editor: recordOf({ login: text, name: textUpTo(500) }),
  rights: recordOf({ clearPage: flag, clearAll: flag }),
  dashboardUrl: address,
  editUrl: orNull(address),
  template: orNull(text),
  cache: orNull(recordOf<CacheFacts>({ renderedAt: text, keys, sharedKeys: keys, isOutdated: flag })),
  lastWebhook: orNull(recordOf({ at: text, about: textUpTo(10_000), pages: numberIn(0, Number.MAX_SAFE_INTEGER) })),
  draft: orNull(recordOf({ previewUrl: address, savedAt: orNull(text) })),
  staff: listOf(textUpTo(320), 200),
  updates: orNull(listOf(text, 50)),
});

/** 'signed-out': no session. 'no-right': may not edit. 'unavailable': no answer, for the reason in `message`. */
export type PageAnswer =
  | { kind: 'facts'; facts: EditorPage }
  | { kind: 'signed-out' }
  | { kind: 'no-right' }
  | { kind: 'unavailable'; message: string };

const TIMEOUT_MS = 20_000;
const readRefusal = recordOf({ status: numberIn(100, 599), error: recordOf({ code: text, message: textUpTo(1000) }) });
const NO_ANSWER: PageAnswer = { kind: 'unavailable', message: 'The site does not answer. Load the page again.' };

/** Fetches the facts that the admin bar shows about a page. In: its path, without query. Never throws. */
export async function fetchPageFacts(path: string): Promise<PageAnswer> {
  const answer = await fetchJson(`/api/editor/page?path=${encodeURIComponent(path)}`, { timeout: TIMEOUT_MS }).catch(
    () => undefined,
  );
  const facts = readPageFacts(answer);
  if (facts) return { kind: 'facts', facts };
  const refusal = readRefusal(answer);
  if (refusal?.status === 401) return { kind: 'signed-out' };
  if (refusal?.error.code === 'no-right') return { kind: 'no-right' };
  return refusal ? { kind: 'unavailable', message: refusal.error.message } : NO_ANSWER;
}

/** The server sends three requests to WordPress, each with a timeout of 7 s. */
const SIGN_IN_TIMEOUT_MS = 25_000;

const readSignedIn = recordOf({ editor: recordOf({ login: textUpTo(200) }) });
const readSignInRefusal = recordOf({ error: recordOf({ code: text }) });

type SignIn = 'signed-in' | 'no-right' | 'failed';

async function signIn(): Promise<SignIn> {
  const answer = await fetchJson('/api/faust/auth/sign-in', { method: 'POST', timeout: SIGN_IN_TIMEOUT_MS }).catch(
    () => undefined,
  );
  if (readSignedIn(answer)) return 'signed-in';
  return readSignInRefusal(answer)?.error.code === 'no-right' ? 'no-right' : 'failed';
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
