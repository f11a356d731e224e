/** Measures what one request costs the site's process. Linux only: it reads /proc. */
import { connect } from 'node:net';
import { readdirSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { cpuOf } from '../process-use';
import type { Route } from '../uncached-routes';

export interface Cost {
  cpuMs: number;
  /** New files below DATA_DIR. */
  files: number;
  /** 0: no response. */
  status: number;
}

export interface Metered {
  pid: number;
  port: number;
  dataDir: string;
}

const TIMEOUT_MS = 30_000;
/** Background work, such as a page's renewal, may take longer. */
const MAX_SETTLE_MS = 500;

/** Resolves to the CPU time when the process is idle. */
async function settledCpuMs(pid: number): Promise<number> {
  const deadline = performance.now() + MAX_SETTLE_MS;
  for (;;) {
    const { ms, isRunning } = cpuOf(pid);
    if (!isRunning || performance.now() > deadline) return ms;
    await setImmediate();
  }
}

/** Sends a request as its bytes are: a client checks what it sends. @returns the status; 0 for no response */
function send(port: number, { path, method, headers, body }: Route): Promise<number> {
  const lines = Object.entries({
    host: `127.0.0.1:${port}`,
    connection: 'close',
    ...headers,
    ...(method === 'POST' && { 'content-length': String(Buffer.byteLength(body)) }),
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1')
      .on('error', () => undefined)
      .on('data', (chunk: Buffer) => (answer ||= chunk.toString('latin1', 0, 12)))
      .on('close', () => resolve(Number(answer.slice(9)) || 0))
      .setTimeout(TIMEOUT_MS, () => socket.destroy());
    socket.write(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${method === 'POST' ? body : ''}`);
  });
}

/** Sends a request, and returns what it cost until the process is idle again. */
export async function costOf({ pid, port, dataDir }: Metered, route: Route, attempt: number): Promise<Cost> {
  const fileCount = () =>
    readdirSync(dataDir, { recursive: true, withFileTypes: true }).filter((one) => one.isFile()).length;
  const numbered = (text: string): string => text.replaceAll('{n}', String(attempt));
  const [cpuBefore, filesBefore] = [await settledCpuMs(pid), fileCount()];
  const status = await send(port, { ...route, path: numbered(route.path), body: numbered(route.body) });
  return { cpuMs: (await settledCpuMs(pid)) - cpuBefore, files: fileCount() - filesBefore, status };
}
