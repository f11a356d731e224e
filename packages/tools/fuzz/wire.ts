/** Bytes to the site and back, as they are: an HTTP client would repair, or refuse to send, what is to be tried. */
import { connect } from 'node:net';

export interface Answer {
  status: number;
  /** Names in lower case; of duplicates, the last. */
  headers: ReadonlyMap<string, string>;
  /** With the lengths of its chunks. */
  body: string;
}

export interface Exchange {
  answers: Answer[];
  /** It did not close in time. */
  isLate: boolean;
  ms: number;
}

function answersIn(text: string): Answer[] {
  return text
    .split(/(?=HTTP\/1\.1 [2-5]\d\d )/)
    .filter((part) => /^HTTP\/1\.1 [2-5]/.test(part))
    .map((part) => {
      const [head = '', ...rest] = part.split('\r\n\r\n');
      const headers = head
        .split('\r\n')
        .slice(1)
        .map((line) => [line.replace(/:.*/s, '').toLowerCase(), line.replace(/^[^:]*:\s*/, '')] as const);
      const body = Buffer.from(rest.join('\r\n\r\n'), 'latin1').toString('utf8');
      return { status: Number(head.slice(9, 12)), headers: new Map(headers), body };
    });
}

/** Sends bytes on their own connection, and waits until the site closes it. Never rejects. */
export function exchange(port: number, bytes: Buffer, timeoutMs: number): Promise<Exchange> {
  const began = performance.now();
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const chunks: Buffer[] = [];
    let isLate = false;
    socket.setTimeout(timeoutMs, () => {
      isLate = true;
      socket.destroy();
    });
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    // It closes after an error, too.
    socket.on('error', () => undefined);
    socket.on('close', () =>
      resolve({ answers: answersIn(Buffer.concat(chunks).toString('latin1')), isLate, ms: performance.now() - began }),
    );
    // Not closed: Node treats a half-closed connection as a client that left.
    socket.write(bytes);
  });
}
