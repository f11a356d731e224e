import { resolveAddress } from '../front/resolve';
import type { Store } from '../store/store';
import type { ContentProblem } from '../store/types';
import { json, restError, type Exchange, type Reply } from './exchange';
import { same, sign } from './signature';

const MAX_SKEW_S = 300;
const MAX_LENGTH = 8000;

const refuse = (status: number, code: string, message: string): Reply =>
  restError(status, code, message, { 'cache-control': 'no-store, private' });

function isSigned({ headers }: Exchange, path: string, secret: string, now: () => number): boolean {
  const [timestamp, signature] = [headers['x-footbridge-timestamp'], headers['x-footbridge-signature']];
  if (typeof timestamp !== 'string' || typeof signature !== 'string') return false;
  const isRecent = Math.abs(now() / 1000 - Number(timestamp)) <= MAX_SKEW_S;
  return isRecent && same(signature, `sha256=${sign(`${timestamp}.${path}`, secret)}`);
}

/** Returns what is wrong with the file of an address, by its name; of an `index.md` by its folder's. */
function invalidFileAt(path: string, store: Store): ContentProblem | undefined {
  const slug = path.split(/[?#]/)[0]?.split('/').findLast(Boolean) ?? 'front-page';
  return store.data.problems.find(
    ({ file }) =>
      file
        .replace(/(?:\/index)?\.md$/, '')
        .split('/')
        .at(-1) === slug,
  );
}

/** `GET /wp-json/footbridge/v1/resolve?path=…`, signed over the path: what WordPress itself responds there. */
export function resolveRoute(store: () => Store, secret: string | undefined, now: () => number = Date.now) {
  return (exchange: Exchange, route: string): Reply | null => {
    if (route !== '/footbridge/v1/resolve' || exchange.method !== 'GET') return null;
    const path = exchange.url.searchParams.get('path') ?? '';
    if (!secret) return refuse(503, 'footbridge_no_secret', 'No shared secret is set: FOOTBRIDGE_SECRET.');
    if (!isSigned(exchange, path, secret, now))
      return refuse(
        401,
        'footbridge_signature',
        'The signature is not that of this path and secret, or it is too old.',
      );
    // eslint-disable-next-line no-control-regex
    if (!/^\/[^\u0000-\u001F\u007F]*$/.test(path) || path.length > MAX_LENGTH)
      return refuse(400, 'rest_invalid_param', 'The path must begin with a slash and contain no control characters.');
    const answer = resolveAddress(path, store());
    const invalid = answer.status === 404 ? invalidFileAt(path, store()) : undefined;
    // No 404: the page exists. Below 500, because WordPress itself does not fail.
    if (invalid) return refuse(422, 'footbridge_content', `content file ${invalid.file}: ${invalid.message}`);
    return json(answer, 200, {
      'cache-control': 'no-store, private',
      'x-robots-tag': 'noindex',
    });
  };
}
