import { isIPv6 } from 'node:net';

import { isPrivateNetwork } from './addresses';
import { withoutInvisible } from './invisible';

/** Longer than a line may be; the rest is dropped unseen. */
const MAX_LENGTH = 4000;

/** `user:password@` in `redis://user:password@host`. */
const CREDENTIALS = /(\w:\/\/)[^\s/@]*@/g;
const EMAIL = /[^\s@<>"'(),;:/=?&]{1,64}(?:@|%40)(?:[\p{L}\p{N}-]{1,63}\.){1,8}\p{L}{2,}/gu;
/** A query directly after a URL or path; a question mark at a sentence's end is left. */
const QUERY = /(?<=[\w/.%-])(?:\?|%3F)(?=[^\s"'<>()])[^\s"'<>()]*/gi;
const SEARCH_TERMS = /(\/search(?:\/|%2F))[^\s"'<>()]+/gi;
const NAMED_SECRET =
  /(?<![\w-])([\w-]*(?:token|secret|password|passwd|authorization|cookie|key))(\s?=\s?|:\s?(?=\S{16}))(?!\[)\S+/gi;
const BEARER = /\b(Bearer|Basic)\s+[\w.~+/=-]{8,}/gi;
const GAP = '[\\s.\\u00a0\\u2010-\\u2015-]{0,3}';
/** US numbers, with any separators. */
const PHONE = new RegExp(`(?<!\\d)(?:\\+?1${GAP})?\\(?[2-9]\\d{2}\\)?${GAP}\\d{3}${GAP}\\d{4}(?!\\d)`, 'g');
const PHONE_ABROAD = /\+\d[\d\s().-]{6,18}\d/g;
const IPV4 = /(?<![\d.])(?:\d{1,3}\.){3}\d{1,3}(?![\d.]*\d)/g;
const IPV6 = /(?<![\w:])[\da-f]{0,4}(?::[\da-f]{0,4}){2,7}(?![\w:])/gi;
const LONG_WORD = /[\w+-]{24,}/g;

/** Returns whether a word looks random: 24 letters and digits in a run, or 32 characters in both cases with a digit. Slugs are lower case. */
function isToken(word: string): boolean {
  if (!/\d/.test(word)) return false;
  if (word.split('-').some((run) => run.length >= 24 && /[a-z]/i.test(run) && /\d/.test(run))) return true;
  return word.length >= 32 && /[a-z]/.test(word) && /[A-Z]/.test(word);
}

const withoutAddress = (found: string): string => (isPrivateNetwork(found) ? found : '[address]');

/**
 * Returns a log message on one line, without personal data and secrets: e-mail addresses, phone numbers, queries, search terms,
 * public network addresses, credentials and tokens. A second line of defense: what a visitor typed is not passed to the log at all.
 */
export function scrub(text: string): string {
  return withoutInvisible(text.slice(0, MAX_LENGTH))
    .replace(/[\t-\r\u0085\u2028\u2029]+/g, ' ')
    .replace(CREDENTIALS, '$1…@')
    .replace(QUERY, '?…')
    .replace(SEARCH_TERMS, '$1…')
    .replace(EMAIL, '[email]')
    .replace(BEARER, '$1 [token]')
    .replace(NAMED_SECRET, '$1$2[token]')
    .replace(LONG_WORD, (word) => (isToken(word) ? '[token]' : word))
    .replace(PHONE, '[phone]')
    .replace(PHONE_ABROAD, '[phone]')
    .replace(IPV4, withoutAddress)
    .replace(IPV6, (found) => (isIPv6(found) ? withoutAddress(found) : found));
}
