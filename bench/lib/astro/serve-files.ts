import { createServer } from 'node:http';
import { readFileSync } from 'node:fs';
import { extname, join, normalize } from 'node:path';
import { gzipSync } from 'node:zlib';
import { listen } from '@/wordpress/embedded/http/listen';
import { LOOPBACK } from '../../../script/lib/process/ports';
import type { Supervisor } from '../../../script/lib/process/supervisor';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.js': 'text/javascript',
};

/** Serves a folder of text files as gzip until the supervisor ends. Returns its address. */
export async function serveFiles(folder: string, port: number, supervisor: Supervisor): Promise<string> {
  const server = createServer((request, response) => {
    const path = normalize(request.url ?? '/');
    try {
      const file = join(folder, path.endsWith('/') ? `${path}index.html` : path);
      const body = gzipSync(readFileSync(file), { level: 9 });
      response
        .writeHead(200, {
          'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
          'content-encoding': 'gzip',
        })
        .end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  supervisor.own(() => {
    server.close();
    server.closeAllConnections();
  });
  return `http://${LOOPBACK}:${await listen(server, LOOPBACK, port, false)}`;
}
