/** The inputs of a request, and requests with a hostile value in one of them. */
import { COOKIES, inLine, READ_HEADERS, VALID_VALUES, type Header } from '../../../script/lib/fuzz/requests/headers';
import { bytesOf, type FuzzRequest, type World } from '../../../script/lib/fuzz/requests/request';
import { PARAMETERS } from '../../../script/lib/fuzz/requests/targets';
import { textOf, type Hostile } from './hostile';

/** The part of a request that is hostile. */
export interface Input {
  kind: 'path' | 'parameter' | 'header' | 'cookie' | 'body';
  name: string;
  /** The route reads it for itself: every known value is sent. */
  isOwn: boolean;
  maxBytes: number;
}

/** nginx refuses a longer request line or header line (`large_client_header_buffers 4 8k`). */
const MAX_LINE_BYTES = 8192;
/** Of a line: the method, the version, a header's name, the attempt's number. */
const FIXED_BYTES = 60;
const MAX_PATH_BYTES = 100;
/** The largest body that a form's route reads has 128 kB. */
const MAX_BODY_BYTES = 120 * 1024;
const VALID_LIST = 'text/html;q=0.9, a/b;q=0.5';

/**
 * Returns the inputs that the site or Next reads.
 * @param readsHeaders whether the route reads headers for itself
 */
export function inputsOf({ target, body }: FuzzRequest, readsHeaders: boolean): Input[] {
  const own = new Set([...new URLSearchParams(target.split('?')[1]).keys(), 'a']);
  const others = target.startsWith('/api/') ? [] : PARAMETERS.filter((name) => !own.has(name));
  const inputs = (kind: Input['kind'], names: Iterable<string>, isOwn: boolean): Input[] =>
    [...names].map((name) => ({
      kind,
      name,
      isOwn,
      maxBytes: kind === 'body' ? MAX_BODY_BYTES : MAX_LINE_BYTES - FIXED_BYTES,
    }));
  return [
    ...inputs('path', [''], true),
    ...inputs('parameter', own, true),
    ...inputs('parameter', others, false),
    ...inputs('header', READ_HEADERS, readsHeaders),
    ...inputs('cookie', COOKIES, false),
    ...inputs('body', body ? [''] : [], true),
  ];
}

/** Returns a target that has a text's characters as a client may send them, and is not longer than nginx's limit. */
const sendable = (text: string, maxBytes: number): string =>
  Buffer.from(text)
    .toString('utf8')
    .replace(/[^\u0021-\u007e]/g, encodeURIComponent)
    .slice(0, maxBytes);

function queryWith(query: string, { name, maxBytes }: Input, hostile: Hostile, attempt: number): string {
  const others = new URLSearchParams(query);
  const valid = others.get(name) ?? '1';
  others.delete(name);
  const rest = others.size > 0 ? `&${others}` : '';
  const text = textOf(hostile, valid, attempt);
  if (!('text' in hostile)) return `?${name}=${encodeURIComponent(text)}${rest}`;
  // The name is repeated with each piece that ends a pair.
  const { piece } = hostile.text;
  const hostilePart = piece.endsWith('&') ? text.replaceAll(piece, name + piece) : `${name}=${text}`;
  return `?${sendable(hostilePart, maxBytes - rest.length - MAX_PATH_BYTES)}${attempt}${rest}`;
}

/** Returns a request with a hostile input, and the header lines that precede its own. */
function withInput(ordinary: FuzzRequest, input: Input, hostile: Hostile, attempt: number): [FuzzRequest, Header[]] {
  const { kind, name, maxBytes } = input;
  const [path = '', query] = ordinary.target.split('?');
  if (kind === 'path') {
    const end = ('text' in hostile ? String(attempt) : '') + (query === undefined ? '' : `?${query}`);
    const text = sendable(textOf(hostile, path, attempt), maxBytes - end.length);
    return [{ ...ordinary, target: text.replace(/^(?!\/)/, '/') + end }, []];
  }
  if (kind === 'parameter')
    return [{ ...ordinary, target: path + queryWith(query ?? '', input, hostile, attempt) }, []];
  if (kind === 'body') {
    const { type = '', bytes = '' } = ordinary.body ?? {};
    return [{ ...ordinary, body: { type, bytes: Buffer.from(textOf(hostile, bytes.toString(), attempt)) } }, []];
  }
  const [valid = VALID_LIST] = VALID_VALUES.get(name) ?? [];
  const value = inLine(textOf(hostile, valid, attempt)).slice(0, maxBytes);
  return [ordinary, [kind === 'cookie' ? ['cookie', `${name}=${value}`] : [name, value]]];
}

/** Returns the bytes of a request with a hostile input. Its header line is the first: Node uses that of two. */
export function hostileBytes(
  ordinary: FuzzRequest,
  world: World,
  input: Input,
  hostile: Hostile,
  attempt: number,
): Buffer {
  const [request, headers] = withInput(ordinary, input, hostile, attempt);
  const bytes = bytesOf(request, world, 'cost');
  const lineEnd = bytes.indexOf('\r\n');
  const lines = headers.map((header) => `\r\n${header.join(': ')}`).join('');
  return Buffer.concat([bytes.subarray(0, lineEnd), Buffer.from(lines, 'latin1'), bytes.subarray(lineEnd)]);
}
