import { MAX_SEARCH_LENGTH, MAX_SUGGESTIONS, SUGGESTIONS_PATH, type Suggestion } from '@footbridge/shared/suggestions';
import { listOf, recordOf, textUpTo } from '@footbridge/browser/lib/shape';

/** A later answer is about letters that were typed long before. */
const TIMEOUT_MS = 3000;
/** After 429 or 503. */
const RETRY_DELAY_MS = 30_000;
const MAX_TITLE_LENGTH = 500;
const MAX_URL_LENGTH = 2000;

const text = textUpTo(MAX_TITLE_LENGTH);
const path = textUpTo(MAX_URL_LENGTH);
/** A path of this site, not `//host`. */
const sitePath = (value: unknown) => (/^\/(?![/\\])/.test(path(value) ?? '') ? path(value) : undefined);
const readAnswer = recordOf({
  suggestions: listOf<Suggestion>(recordOf<Suggestion>({ title: text, url: sitePath, label: text }), MAX_SUGGESTIONS),
});

let pausedUntil = 0;

/** Returns the suggestions for what is typed; none for an aborted request, and when the server refuses or does not answer. */
export async function requestSuggestions(typed: string, request: AbortController): Promise<Suggestion[]> {
  if (typed.length > MAX_SEARCH_LENGTH || Date.now() < pausedUntil) return [];
  const timer = setTimeout(() => request.abort(), TIMEOUT_MS);
  try {
    const response = await fetch(SUGGESTIONS_PATH, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ typed }),
      signal: request.signal,
    });
    if (response.status === 429 || response.status === 503) pausedUntil = Date.now() + RETRY_DELAY_MS;
    return (response.ok && readAnswer(await response.json())?.suggestions) || [];
  } catch {
    return [];
  } finally {
    clearTimeout(timer);
  }
}
