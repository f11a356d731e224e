/** Hostile requests: in each input of a route texts that are long, repeated, nested or almost match. */
import type { Route } from '../uncached-routes';

/** nginx refuses a longer request line or header line (`large_client_header_buffers 4 8k`). */
const MAX_LINE_BYTES = 8000;
/** The largest body that a form's route reads has 128 kB. */
const MAX_BODY_BYTES = 120 * 1024;

const LONG = ['-', 'a', '%20', '/', '.', '0'];
const REPEATED = ['&', '=1&', '[]=1&', '[a]=&', ',%20', 'a,', 'a;', '/a'];
const NESTED = ['(', '[', '{', '<', '..', '%25', '[a]', '{%22a%22:', 'a(', '((a+'];
const PIECES = [...LONG, ...REPEATED, ...NESTED];
/** What is inserted into a valid value. */
const SIGNS = ['/', './', '%2F', '%5C', ';', '%20', '%00', '.', '-', '%61'];
const HEADERS = ['accept', 'accept-encoding', 'accept-language', 'cookie', 'if-none-match', 'range', 'user-agent'];
const HEADER_PIECES = ['a', ' ', ',', 'a,', 'a;', 'a=1; ', 'a/b;q=0.1,', '"a" ', '(', '"', "\\'", '0-0,'];
const BODY_PIECES = [...PIECES, '"', '{"a":', '"a",', '\n'];

export interface HostileRequest {
  /** The input and the piece, for the table. */
  name: string;
  route: Route;
}

const grown = (piece: string, bytes: number): string => piece.repeat(Math.floor(bytes / piece.length));

/** Returns a value with signs inserted: at its end, before its last name, and after its first sign. */
const almost = (valid: string): string[] => {
  const places = [valid.length, valid.lastIndexOf('/', valid.length - 2) + 1, 1];
  return SIGNS.flatMap((sign) => places.map((place) => valid.slice(0, place) + sign + valid.slice(place)));
};

/** Returns a route's hostile requests. `{n}` in each path differs from the last one: the site may have cached that. */
export function hostileRequests(route: Route): HostileRequest[] {
  const [path = '', query] = route.path.split('?');
  const rest = query ? `?${query}` : '';
  const to = (name: string, change: Partial<Route>): HostileRequest => ({ name, route: { ...route, ...change } });
  const parameters = [...new URLSearchParams(query).keys(), 'a'];
  return [
    ...PIECES.map((piece) => to(`path ${piece}`, { path: `/${grown(piece, MAX_LINE_BYTES - rest.length)}{n}${rest}` })),
    ...almost(path).map((odd) => to(`path ${odd}`, { path: `${odd.replace(/^(?!\/)/, '/')}${rest}` })),
    ...parameters.flatMap((name) => {
      const others = new URLSearchParams(query);
      others.delete(name);
      const start = `${path}?${others.size > 0 ? `${others}&` : ''}${name}=`;
      return PIECES.map((piece) => {
        // The name is repeated with each piece that ends a pair.
        const repeated = piece.endsWith('&') ? `${piece}${name}` : piece;
        return to(`parameter ${name} ${piece}`, {
          path: `${start}${grown(repeated, MAX_LINE_BYTES - start.length)}{n}`,
        });
      });
    }),
    ...HEADERS.flatMap((name) =>
      HEADER_PIECES.map((piece) =>
        to(`header ${name} ${piece}`, { headers: { ...route.headers, [name]: grown(piece, MAX_LINE_BYTES) } }),
      ),
    ),
    ...(route.method === 'POST'
      ? BODY_PIECES.flatMap((piece) => [
          to(`body ${piece}`, { body: grown(piece, MAX_BODY_BYTES) }),
          to(`body and ${piece}`, { body: route.body + grown(piece, MAX_BODY_BYTES - route.body.length) }),
        ])
      : []),
  ];
}
