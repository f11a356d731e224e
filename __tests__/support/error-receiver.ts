/** A receiver of error reports with Sentry's protocol: it parses envelopes sent by HTTP. */
import { createServer, type IncomingHttpHeaders } from 'node:http';

import { parseEnvelope } from '@sentry/core';

import { listen, portOf } from '@footbridge/tools/process/listen';

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

/** Reads an envelope as Sentry does. */
export function takeApart(body: Buffer): Pick<Received, 'header' | 'items'> {
  const [header, items] = parseEnvelope(body);
  return {
    header: { ...header },
    items: items.map(([{ type }, payload]) => {
      const bytes = ArrayBuffer.isView(payload) ? Buffer.from(payload).toString('utf8') : null;
      return { type, payload: bytes === null ? payload : JSON.parse(bytes.slice(bytes.indexOf('\n') + 1)) };
    }),
  };
}

/** Writes an envelope without lengths, as any client may. */
export const writeEnvelope = (header: object, items: readonly { type: string; payload: string }[]): string =>
  [JSON.stringify(header), ...items.flatMap(({ type, payload }) => [JSON.stringify({ type }), payload])].join('\n');

export interface ReceiverOptions {
  /** 0 is any that is free. */
  port?: number;
  /** A path before the project's number. */
  prefix?: string;
  project?: string;
}

export async function startErrorReceiver({
  port = 0,
  prefix = '',
  project = '1',
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
