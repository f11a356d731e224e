/** A local mail server that speaks basic SMTP and stores its messages. */
import { createServer, type Server, type Socket } from 'node:net';

import { listen, portOf } from '@footbridge/tools/process/listen';

export interface Received {
  from: string;
  to: string[];
  /** As received, without dot-stuffing. */
  data: string;
}

export interface SmtpDouble {
  url: string;
  received: Received[];
  /** How many clients have connected; resolves with the next one. */
  connected: () => Promise<void>;
  /**
   * Replies that replace the default ones, by the command's first word; GREETING for the first line. null sends
   * nothing.
   */
  says: Record<string, string | null>;
}

const WORDS: Record<string, string> = {
  GREETING: '220 mail.example',
  EHLO: '250 mail.example',
  MAIL: '250 ok',
  RCPT: '250 ok',
  DATA: '354 go on',
  '.': '250 queued',
  QUIT: '221 bye',
};
const address = (line: string): string => /<([^>]*)>/.exec(line)?.[1] ?? '';

function talk(socket: Socket, double: SmtpDouble): void {
  let rest = '';
  let mail: Received = { from: '', to: [], data: '' };
  let lines: string[] | null = null;
  const answer = (word: string, line = ''): void => {
    const reply =
      double.says[`${word} ${address(line)}`] ??
      (word in double.says ? double.says[word] : (WORDS[word] ?? '502 what?'));
    if (reply) socket.write(`${reply}\r\n`);
    if (!reply?.startsWith('2') && word === 'RCPT') mail.to.pop();
  };
  const take = (line: string): void => {
    if (lines && line !== '.') return void lines.push(line.replace(/^\./, ''));
    if (lines) {
      if (!/^[45]/.test(double.says['.'] ?? '')) double.received.push({ ...mail, data: lines.join('\r\n') });
      lines = null;
      return answer('.');
    }
    const word = line.split(/[ :]/)[0]?.toUpperCase() ?? '';
    if (word === 'MAIL') mail = { from: address(line), to: [], data: '' };
    if (word === 'RCPT') mail.to.push(address(line));
    if (word === 'DATA') lines = [];
    answer(word, line);
  };
  socket
    .on('error', () => undefined)
    .on('data', (chunk) => {
      const parts = (rest + chunk.toString('utf8')).split('\r\n');
      rest = parts.pop() ?? '';
      for (const line of parts) take(line);
    });
  answer('GREETING');
}

/** Starts a server that accepts everything before each test. Call once, at the top of a file. */
export function smtpServer(): SmtpDouble {
  const double: SmtpDouble = {
    url: '',
    received: [],
    says: {},
    connected: () => new Promise((resolve) => server.once('connection', () => resolve())),
  };
  let server: Server;
  const open = new Set<Socket>();
  beforeEach(async () => {
    Object.assign(double, { received: [], says: {} });
    server = createServer((socket) => {
      open.add(socket);
      talk(socket, double);
    });
    await listen(server);
    double.url = `smtp://127.0.0.1:${portOf(server)}`;
  });
  afterEach(async () => {
    for (const socket of open) socket.destroy();
    open.clear();
    await new Promise((resolve) => server.close(resolve));
  });
  return double;
}
