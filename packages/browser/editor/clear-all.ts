import { readCookie } from '../state/cookies';
import { fetchJson, type FetchJsonOptions } from '../lib/fetch-json';
import { flag, recordOf, textUpTo } from '../lib/shape';

import type { EditorPage } from '@footbridge/shared/editor-page';

/** The server deletes tens of thousands of files before it answers. */
const CLEAR_TIMEOUT_MS = 60_000;
/** Longer than the server's timeout for its mail server. */
const MAIL_TIMEOUT_MS = 15_000;

const readCleared = recordOf({ cleared: flag });
const readSent = recordOf({ sent: flag });
const readRefusal = recordOf({ error: recordOf({ code: textUpTo(50) }) });
/** The error code for a missing or expired CSRF token. */
const STALE = 'token';

/** Sends a request with the CSRF token; renews an expired token once. */
async function request(address: string, options: FetchJsonOptions): Promise<unknown> {
  const send = () => fetchJson(address, { ...options, headers: { 'x-csrf-token': readCookie('csrf-token') ?? '' } });
  const answer = await send();
  if (readRefusal(answer)?.error.code !== STALE) return answer;
  await fetchJson('/api/visitor');
  return send();
}

/**
 * Clears everything that the site cached from WordPress. Never throws.
 * @returns whether the response confirms it (specification, section 5)
 */
export async function clearAll(): Promise<boolean> {
  const answer = await request('/api/wordpress-cache', { method: 'DELETE', timeout: CLEAR_TIMEOUT_MS }).catch(
    () => undefined,
  );
  return readCleared(answer)?.cleared === true;
}

export interface Recipients {
  /** Mail addresses of staff. */
  staff: readonly string[];
  /** Display name of the editor who clears the cache. */
  editor: string;
}

export const recipientsOf = ({ staff, editor }: Pick<EditorPage, 'staff' | 'editor'>): Recipients => ({
  staff,
  editor: editor.name,
});

export interface ClearAllMail extends Recipients {
  /** The site's domain. */
  domain: string;
}

const WHEN = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'long' });

/** Mails staff that everything was cleared, when and by whom (specification, section 7). Never throws. @returns whether the mail was sent */
export async function mailStaff({ staff, editor, domain }: ClearAllMail): Promise<boolean> {
  const body = {
    to: staff,
    from: editor,
    subject: `Clear All Cache on ${domain}`,
    message: `${editor} cleared the whole cache of ${domain} on ${WHEN.format(new Date())}. Its pages are rendered again on request, so the site may be slow for a while.`,
  };
  const answer = await request('/api/send-email', { method: 'POST', body, timeout: MAIL_TIMEOUT_MS }).catch(
    () => undefined,
  );
  return readSent(answer)?.sent === true;
}
