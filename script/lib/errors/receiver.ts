/** A receiver of error reports with Sentry's protocol: it parses envelopes sent by HTTP. */
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { listen, portOf } from '../process/listen';

export interface ReceivedItem {
  type: string;
  /** Parsed where it is JSON; a recording is its events. */
  payload: unknown;
}

export interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  /** As received. */
  text: string;
  header: Record<string, unknown>;
  items: ReceivedItem[];
}

export interface Answer {
  status: number;
  headers?: Record<string, string>;
}

export interface ErrorReceiver {
  /** Returns the DSN of a project, with an optional path prefix. */
  dsn: string;
  received: Received[];
  /** Returns payloads of one type, in the order of arrival. */
  payloads: (type: string) => unknown[];
  answerWith: (answer: Answer) => void;
  close: () => Promise<void>;
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

function payloadOf(type: string, bytes: Buffer): unknown {
  const text = bytes.toString('utf8');
  return type === 'replay_recording' ? parsed(text.slice(text.indexOf('\n') + 1)) : parsed(text);
}

/** Splits by lengths, and by lines where none is given. */
export function takeApart(body: Buffer): Pick<Received, 'header' | 'items'> {
  let rest = body;
  const until = (length: number) => {
    const part = rest.subarray(0, length);
    rest = rest.subarray(length + 1);
    return part;
  };
  const line = () => until(rest.includes('\n') ? rest.indexOf('\n') : rest.length);
  const header: Record<string, unknown> = JSON.parse(line().toString('utf8'));
  const items: ReceivedItem[] = [];
  while (rest.length > 0) {
    const text = line().toString('utf8');
    if (text === '') continue;
    const { type, length }: { type: string; length?: number } = JSON.parse(text);
    items.push({ type, payload: payloadOf(type, length === undefined ? line() : until(length)) });
  }
  return { header, items };
}

export interface ReceiverOptions {
  /** 0 is any that is free. */
  port?: number;
  /** A path before the project's number. */
  prefix?: string;
  project?: string;
  /** Is called with each envelope. */
  hear?: (received: Received) => void;
}

/** @throws when the port is in use */
export async function startErrorReceiver({
  port = 0,
  prefix = '',
  project = '1',
  hear,
}: ReceiverOptions = {}): Promise<ErrorReceiver> {
  const received: Received[] = [];
  let answer: Answer = { status: 200 };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks);
      try {
        const one = {
          path: request.url ?? '',
          headers: request.headers,
          text: body.toString('utf8'),
          ...takeApart(body),
        };
        received.push(one);
        hear?.(one);
        response.writeHead(answer.status, { 'Content-Type': 'application/json', ...answer.headers }).end('{"id":"x"}');
      } catch {
        response.writeHead(400).end();
      }
    });
  });
  await listen(server, port);
  return {
    dsn: `http://public@127.0.0.1:${portOf(server)}${prefix}/${project}`,
    received,
    payloads: (type) =>
      received.flatMap(({ items }) => items.filter((item) => item.type === type).map(({ payload }) => payload)),
    answerWith: (given) => {
      answer = given;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
