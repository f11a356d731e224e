import { CLEAR_TOKEN_FIELD } from '@footbridge/shared/clear-flags';
import { readCookie } from '../state/cookies';
import { fetchJson } from '../lib/fetch-json';

/**
 * Opens a link that clears: posts a form with the anti-forgery token to its address, which clears and leads to the page. The address
 * alone clears nothing, because a text may link to it. Never throws.
 */
export async function followClearLink(address: string): Promise<void> {
  // It sets the cookie.
  if (!readCookie('csrf-token')) await fetchJson('/api/visitor').catch(() => undefined);
  const form = Object.assign(document.createElement('form'), { method: 'post', action: address, hidden: true });
  const value = readCookie('csrf-token') ?? '';
  form.append(Object.assign(document.createElement('input'), { name: CLEAR_TOKEN_FIELD, value }));
  document.body.append(form);
  form.requestSubmit();
}
