/** Bytes to the site and back, as they are: an HTTP client would repair, or refuse to send, what is to be tried. */
import { connect } from 'node:net';

export interface Answer {
  status: number;
  /** Names in lower case; of duplicates, the last. */
  headers: ReadonlyMap<string, string>;
  body: string;
}

export interface Exchange {
  answers: Answer[];
  /** Why the connection ended. */
  end: 'closed' | 'reset' | 'late';
  ms: number;
}

const HEAD_END = '\r\n\r\n';

/** A body in chunks, whole, and where it ends; null where the end is missing. */
function unchunked(text: string): { body: string; length: number } | null {
  let [at, body] = [0, ''];
  for (;;) {
    const line = text.indexOf('\r\n', at);
    if (line < 0) return null;
    const size = Number.parseInt(text.slice(at, line), 16);
    if (!(size >= 0)) return null;
    body += text.slice(line + 2, line + 2 + size);
    at = line + 4 + size;
    if (size === 0) return { body, length: at };
  }
}

function bodyAfter(
  text: string,
  status: number,
  headers: ReadonlyMap<string, string>,
  isHead: boolean,
): { body: string; length: number } | null {
  if (isHead || status < 200 || status === 204 || status === 304) return { body: '', length: 0 };
  if (headers.get('transfer-encoding') === 'chunked') return unchunked(text);
  const length = headers.has('content-length') ? Number(headers.get('content-length')) : text.length;
  return text.length < length ? null : { body: text.slice(0, length), length };
}

/** Returns the complete responses in received bytes (as latin1). */
export function answersIn(text: string, isHead: boolean): Answer[] {
  const answers: Answer[] = [];
  let rest = text;
  while (rest.startsWith('HTTP/1.1 ')) {
    const end = rest.indexOf(HEAD_END);
    if (end < 0) break;
    const [line = '', ...lines] = rest.slice(0, end).split('\r\n');
    const status = Number(line.slice(9, 12));
    const headers = new Map(
      lines.map((header) => [
        header.slice(0, header.indexOf(':')).toLowerCase(),
        header.slice(header.indexOf(':') + 1).trim(),
      ]),
    );
    const found = bodyAfter(rest.slice(end + HEAD_END.length), status, headers, isHead);
    if (!found) break;
    if (status >= 200) answers.push({ status, headers, body: Buffer.from(found.body, 'latin1').toString('utf8') });
    rest = rest.slice(end + HEAD_END.length + found.length);
  }
  return answers;
}

export interface Sending {
  port: number;
  bytes: Buffer;
  /** Its responses have no body, whatever their headers say. */
  isHead: boolean;
  /** It declares more bytes than it sends. */
  breaksOff: boolean;
  /** ms */
  timeoutMs: number;
}

/** Long enough for the site to wait for the rest. */
const BREAKS_OFF_AFTER = 50;

/** Sends bytes on their own connection, and waits until the site closes it. Never rejects. */
export function exchange({ port, bytes, isHead, breaksOff, timeoutMs }: Sending): Promise<Exchange> {
  const began = performance.now();
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const chunks: Buffer[] = [];
    let end: Exchange['end'] = 'closed';
    socket.setTimeout(timeoutMs, () => {
      end = 'late';
      socket.destroy();
    });
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    socket.on('error', () => (end = end === 'late' ? end : 'reset'));
    socket.on('close', () =>
      resolve({
        answers: answersIn(Buffer.concat(chunks).toString('latin1'), isHead),
        end,
        ms: performance.now() - began,
      }),
    );
    // Closed only to break off: Node treats a half-closed connection as a client that left.
    socket.write(bytes, () => breaksOff && setTimeout(() => socket.end(), BREAKS_OFF_AFTER));
  });
}
