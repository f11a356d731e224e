import { readCookie } from '../cookies';
import { fetchJson } from '../lib/fetch-json';
import { flag, recordOf, textUpTo } from '../lib/shape';

import type { FetchJsonOptions } from '../lib/fetch-json';
import type { PageFacts } from './facts';

/** Ms. Tens of thousands of files are thrown away before the answer comes. */
const CLEARING_AT_MOST = 60_000;
/** Longer than the server waits for its mail server. */
const TELLING_AT_MOST = 15_000;

const readCleared = recordOf({ cleared: flag });
const readSent = recordOf({ sent: flag });
const readRefusal = recordOf({ error: recordOf({ code: textUpTo(50) }) });
/** The visit's token is missing, or of a visit that the server no longer knows. */
const STALE = 'token';

/** With the visit's token; a stale one is renewed once. */
async function ask(address: string, options: FetchJsonOptions): Promise<unknown> {
  const send = () => fetchJson(address, { ...options, headers: { 'x-csrf-token': readCookie('csrf-token') ?? '' } });
  const answer = await send();
  if (readRefusal(answer)?.error.code !== STALE) return answer;
  await fetchJson('/api/visitor');
  return send();
}

/**
 * Clears everything that the site keeps of WordPress. Out: whether the reply says so (specification, section 5): a failure,
 * a reply without that word and none at all are no. Never throws.
 */
export async function clearAll(): Promise<boolean> {
  const answer = await ask('/api/wordpress-cache', { method: 'DELETE', timeout: CLEARING_AT_MOST }).catch(
    () => undefined,
  );
  return readCleared(answer)?.cleared === true;
}

export interface Concerned {
  /** Addresses of staff. */
  staff: readonly string[];
  /** Who clears, as staff know them. */
  editor: string;
}

export const concernedOf = ({ staff, editor }: Pick<PageFacts, 'staff' | 'editor'>): Concerned => ({
  staff,
  editor: editor.name,
});

export interface Telling extends Concerned {
  /** The site's domain. */
  domain: string;
}

const WHEN = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'long' });

/** Tells staff by mail that everything was cleared, when and by whom (specification, section 7). Out: whether they were told. Never throws. */
export async function tellStaff({ staff, editor, domain }: Telling): Promise<boolean> {
  const body = {
    to: staff,
    from: editor,
    subject: `Clear All Cache on ${domain}`,
    message: `${editor} cleared the whole cache of ${domain} on ${WHEN.format(new Date())}. Its pages are made anew as they are asked for, so the site may be slow for a while.`,
  };
  const answer = await ask('/api/send-email', { method: 'POST', body, timeout: TELLING_AT_MOST }).catch(
    () => undefined,
  );
  return readSent(answer)?.sent === true;
}
