import { isIPv6 } from 'node:net';

import { addressSet } from './addresses';

/** More than any line keeps: what is behind it is not looked at. */
const MOST_LETTERS = 4000;

/** `redis://user:password@host`: what stands before the host. */
const CREDENTIALS = /(\w:\/\/)[^\s/@]*@/g;
const EMAIL = /[^\s@<>"'(),;:/=?&]{1,64}(?:@|%40)(?:[\p{L}\p{N}-]{1,63}\.){1,8}\p{L}{2,}/gu;
/** Right behind an address; the question mark at a sentence's end has nothing behind it. */
const QUERY = /(?<=[\w/.%-])(?:\?|%3F)(?=[^\s"'<>()])[^\s"'<>()]*/gi;
/** What visitors search for stands in a path, too. */
const SEARCHED = /(\/search(?:\/|%2F))[^\s"'<>()]+/gi;
const NAMED_SECRET =
  /(?<![\w-])([\w-]*(?:token|secret|password|passwd|authorization|cookie|key))(\s?=\s?|:\s?(?=\S{16}))(?!\[)\S+/gi;
const BEARER = /\b(Bearer|Basic)\s+[\w.~+/=-]{8,}/gi;
const GAP = '[\\s.\\u00a0\\u2010-\\u2015-]{0,3}';
/** As in the United States, however it is spaced. */
const PHONE = new RegExp(`(?<!\\d)(?:\\+?1${GAP})?\\(?[2-9]\\d{2}\\)?${GAP}\\d{3}${GAP}\\d{4}(?!\\d)`, 'g');
const PHONE_ABROAD = /\+\d[\d\s().-]{6,18}\d/g;
const IPV4 = /(?<![\d.])(?:\d{1,3}\.){3}\d{1,3}(?![\d.]*\d)/g;
const IPV6 = /(?<![\w:])[\da-f]{0,4}(?::[\da-f]{0,4}){2,7}(?![\w:])/gi;
const LONG_WORD = /[\w+-]{24,}/g;

/** Random letters, not words: in one run with a digit, or in both cases with a digit between hyphens (slugs are lower case). */
function isToken(word: string): boolean {
  if (!/\d/.test(word)) return false;
  if (word.split('-').some((run) => run.length >= 24 && /[a-z]/i.test(run) && /\d/.test(run))) return true;
  return word.length >= 32 && /[a-z]/.test(word) && /[A-Z]/.test(word);
}

/** Servers on one's own network say where to look, and nobody's home. */
const isOwnNetwork = addressSet([
  '127.0.0.0/8',
  '10.0.0.0/8',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '169.254.0.0/16',
  '0.0.0.0',
  '::/127',
  'fc00::/7',
  'fe80::/10',
]);

const withoutAddress = (found: string): string => (isOwnNetwork(found) ? found : '[address]');

/**
 * Takes out of a sentence for the log what may be of a person or a secret: e-mail addresses, phone numbers, what stands
 * behind a `?` or is searched for, network addresses (but those of one's own network), credentials, tokens. On one line.
 * A net below the rule, not the rule: nothing that a visitor typed is given to the log in the first place.
 */
export function scrub(text: string): string {
  return (
    text
      .slice(0, MOST_LETTERS)
      // oxlint-disable-next-line no-control-regex -- a line is one line
      .replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ')
      .replace(CREDENTIALS, '$1…@')
      .replace(QUERY, '?…')
      .replace(SEARCHED, '$1…')
      .replace(EMAIL, '[email]')
      .replace(BEARER, '$1 [token]')
      .replace(NAMED_SECRET, '$1$2[token]')
      .replace(LONG_WORD, (word) => (isToken(word) ? '[token]' : word))
      .replace(PHONE, '[phone]')
      .replace(PHONE_ABROAD, '[phone]')
      .replace(IPV4, withoutAddress)
      .replace(IPV6, (found) => (isIPv6(found) ? withoutAddress(found) : found))
  );
}
