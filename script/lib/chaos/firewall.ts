/** A firewall before a healthy WordPress, FaustWP's redirect of missing uploads, and what strangers send to set them off. */
import { send, type Fault } from './faults';

/** Refused immediately, as firewalls do with what looks like an attack. */
const REFUSED = 'union select';
/** Left without a response, as some firewalls do to slow attackers down. */
const HANGING = 'waitfor delay';
/** A file that WordPress does not have: FaustWP sends the visitor to the site. */
const MISSING = 'missing-';

const FORBIDDEN = Buffer.from('<!doctype html><h1>403 Forbidden</h1><p>Request blocked.</p>');

export const FIREWALL: Fault = {
  name: 'hostile visitors, healthy WordPress behind a firewall',
  breaks: 'parts',
  async answer({ response, text, pass }) {
    if (text.includes(HANGING)) return;
    if (text.includes(REFUSED))
      return send(response, { status: 403, headers: { 'content-type': 'text/html' }, body: FORBIDDEN });
    if (text.includes(MISSING))
      return void response
        .writeHead(302, { location: 'https://www.example.org/', 'x-redirect-by': 'WP Engine Headless plugin' })
        .end();
    send(response, await pass());
  },
};

/** Addresses that a hostile visitor requests; a number makes each unique. Most are refused, some are left hanging. */
const HOSTILE: readonly ((number: number) => string)[] = [
  // The site searches pages itself; WordPress searches files.
  (number) => `/search/?s=${encodeURIComponent(`${REFUSED} ${number}`)}&post_type=attachment`,
  (number) => `/search/?s=${encodeURIComponent(`${HANGING} ${number}`)}&post_type=attachment`,
  (number) => `/media/2026/05/${MISSING}${number}.jpg`,
  (number) => `/media/2026/05/${encodeURIComponent(`${REFUSED} ${number}`)}.jpg`,
];
/** Hanging uploads are fewer: each uses one of the uploads' slots for 7 s. */
const hangingUpload = (number: number): string => `/media/2026/05/${encodeURIComponent(`${HANGING} ${number}`)}.jpg`;
const HANGING_UPLOAD_EVERY = 20;

/** Returns the next hostile visitor's address. */
export const hostileAddress = (number: number): string =>
  number % HANGING_UPLOAD_EVERY === 0
    ? hangingUpload(number)
    : (HOSTILE[number % HOSTILE.length] ?? hangingUpload)(number);
