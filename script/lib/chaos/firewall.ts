/** A firewall before a healthy WordPress, FaustWP's redirect of missing uploads, and what strangers send to set them off. */
import { send, type Fault } from './faults';

/** Refused at once, as a firewall does with what looks like an attack. */
const REFUSED = 'union select';
/** Held without an answer, as some do to slow attackers down. */
const HELD = 'waitfor delay';
/** A file that WordPress does not have: FaustWP sends the visitor to the site. */
const MISSING = 'missing-';

const FORBIDDEN = Buffer.from('<!doctype html><h1>403 Forbidden</h1><p>Request blocked.</p>');

export const FIREWALL: Fault = {
  name: 'hostile visitors, healthy WordPress behind a firewall',
  breaks: 'parts',
  async answer({ response, text, pass }) {
    if (text.includes(HELD)) return;
    if (text.includes(REFUSED))
      return send(response, { status: 403, headers: { 'content-type': 'text/html' }, body: FORBIDDEN });
    if (text.includes(MISSING))
      return void response
        .writeHead(302, { location: 'https://www.example.org/', 'x-redirect-by': 'WP Engine Headless plugin' })
        .end();
    send(response, await pass());
  },
};

/** Addresses that a hostile visitor asks for, by a number that makes each another one; most are refused, some are held. */
const HOSTILE: readonly ((number: number) => string)[] = [
  (number) => `/search/?s=${encodeURIComponent(`${REFUSED} ${number}`)}`,
  (number) => `/search/?s=${encodeURIComponent(`${HELD} ${number}`)}`,
  (number) => `/search/${REFUSED.replaceAll(' ', '+')}+${number}/feed/`,
  (number) => `/media/2026/05/${MISSING}${number}.jpg`,
  (number) => `/media/2026/05/${encodeURIComponent(`${REFUSED} ${number}`)}.jpg`,
];
/** Held uploads are fewer: each holds one of the uploads' places for 7 s. */
const heldUpload = (number: number): string => `/media/2026/05/${encodeURIComponent(`${HELD} ${number}`)}.jpg`;
const HELD_UPLOAD_EVERY = 20;

/** What the next hostile visitor asks for. */
export const hostileAddress = (number: number): string =>
  number % HELD_UPLOAD_EVERY === 0 ? heldUpload(number) : (HOSTILE[number % HOSTILE.length] ?? heldUpload)(number);
