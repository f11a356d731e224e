import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { LOOPBACK } from '../../../script/lib/process/ports';
import { Problem } from '../../../script/lib/process/problem';
import type { Supervisor } from '../../../script/lib/process/supervisor';

/** Debian's, and where others have it. */
const PROGRAM = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx'].find((file) =>
  existsSync(file),
);

export const hasNginx = (): boolean => PROGRAM !== undefined;

export interface NginxRequest {
  /** Its own folder: configuration, logs and caches. Emptied. */
  folder: string;
  port: number;
  /** The content of `http { }`. */
  http: string;
  supervisor: Supervisor;
}

/** All that nginx would otherwise write below /var belongs into the folder. */
const configuration = (folder: string, http: string): string => `daemon off;
master_process on;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log warn;
events { worker_connections 2048; }
http {
  include ${folder}/mime.types;
  default_type application/octet-stream;
  sendfile on;
  tcp_nopush on;
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
${http}
}
`;

const MIME_TYPES =
  'types { text/html html; text/css css; application/javascript js; application/json json; image/svg+xml svg; image/webp webp; font/woff2 woff2; }\n';

/** Starts a separate nginx with one worker, because each of the others has one process. @returns its address */
export async function startNginx({ folder, port, http, supervisor }: NginxRequest): Promise<string> {
  if (!PROGRAM) throw new Problem('No nginx here: apt install nginx-light.');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'mime.types'), MIME_TYPES);
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, configuration(folder, http));
  const args = ['-p', folder, '-e', join(folder, 'error.log'), '-c', file];
  try {
    execFileSync(PROGRAM, ['-t', '-q', ...args], { stdio: 'pipe' });
  } catch (error) {
    throw new Problem(`nginx rejects ${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
  supervisor.start(PROGRAM, args, { stopSignal: 'SIGTERM' });
  const url = `http://${LOOPBACK}:${port}`;
  for (let tries = 0; tries < 100; tries += 1) {
    if (
      await fetch(url).then(
        () => true,
        () => false,
      )
    )
      return url;
    await sleep(50);
  }
  throw new Problem(`nginx does not respond at ${url}: ${readFileSync(join(folder, 'error.log'), 'utf8')}`);
}
