import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PURGE_MODULE } from '@footbridge/tools/programs';
import { untilAnswers } from './site-process';

export interface NginxOptions {
  port: number;
  purgePort: number;
  /** The process of the first brand, which is also served at 127.0.0.1. */
  sitePort: number;
  /** That brand's secret for purges. */
  secret: string;
  /** The process of the second brand, and its secret. */
  second?: { sitePort: number; secret: string };
  /** Everything expires after a second, whatever the site's headers say, so that tests of expired pages do not wait. */
  isHasty?: boolean;
}

export interface NginxResponse {
  status: number | undefined;
  /** The header X-Cache: HIT, MISS, BYPASS, STALE …; '' if nginx does not cache the path. */
  cache: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export interface Nginx {
  url: string;
  /** Requests a path. Unlike fetch, it may set Host and does not decompress the body. */
  get(path: string, headers?: Record<string, string>): Promise<NginxResponse>;
  /** Purges a path with a brand's secret; returns the status. */
  purge(path: string, secret: string): Promise<number>;
  /** The folder of its cached pages. */
  cacheFolder: string;
  /** Returns the text of each log file, by name: those of docs/nginx and those of Debian's nginx.conf. */
  logs(): Record<string, string>;
  stop(): Promise<void>;
}

/** The first two brands of docs/nginx. */
export const NGINX_BRANDS = ['DSH', 'LAG'] as const;

/** The configuration of docs/nginx with the values that are an operator's to set. */
function configured(folder: string, { port, purgePort, sitePort, secret, second, isHasty }: NginxOptions): string {
  const values: [string, string][] = [
    ['listen 80 default_server;', `listen 127.0.0.1:${port};`],
    ['listen 127.0.0.1:8091;', `listen 127.0.0.1:${purgePort};`],
    ['hostnames;', `hostnames; 127.0.0.1 ${NGINX_BRANDS[0]};`],
    ['server 127.0.0.1:3001 ', `server 127.0.0.1:${sitePort} `],
    // Of a brand that is not running: the discard port.
    ['server 127.0.0.1:3002 ', `server 127.0.0.1:${second?.sitePort ?? 9} `],
    ['server 127.0.0.1:3003 ', 'server 127.0.0.1:9 '],
    ['/var/lib/nginx/footbridge', join(folder, 'cache')],
    ['/var/log/nginx/', `${folder}/`],
    [`Bearer change-me-${NGINX_BRANDS[0]}"`, `Bearer ${secret}"`],
    ...(second
      ? ([[`Bearer change-me-${NGINX_BRANDS[1]}"`, `Bearer ${second.secret}"`]] satisfies [string, string][])
      : []),
    ...(isHasty
      ? ([
          ['proxy_ignore_headers Vary;', 'proxy_ignore_headers Vary Cache-Control; proxy_cache_valid 200 1s;'],
        ] satisfies [string, string][])
      : []),
  ];
  return values.reduce(
    (text, [from, to]) => {
      if (!text.includes(from)) throw new Error(`docs/nginx/footbridge.conf has no “${from}” any more.`);
      return text.replaceAll(from, to);
    },
    readFileSync(join(__dirname, '../../docs/nginx/footbridge.conf'), 'utf8'),
  );
}

const get = (port: number, path: string, headers: Record<string, string> = {}): Promise<NginxResponse> =>
  new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, headers: { 'accept-encoding': 'gzip', ...headers } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode,
          cache: String(response.headers['x-cache'] ?? ''),
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      );
    })
      .on('error', reject)
      .end();
  });

/** Starts Debian's nginx with the configuration of docs/nginx, in a temporary folder. */
export async function startNginx(options: NginxOptions): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), 'footbridge-nginx-'));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  );
  mkdirSync(join(folder, 'cache'));
  writeFileSync(
    join(folder, 'nginx.conf'),
    [
      `load_module ${PURGE_MODULE};`,
      // Started by root, its workers could not write below a folder of root's alone.
      ...(process.getuid?.() === 0 ? ['user root;'] : []),
      `daemon off; worker_processes 1; pid ${join(folder, 'pid')}; error_log ${join(folder, 'error.log')} info;`,
      'events { worker_connections 2048; }',
      // As Debian's nginx.conf, with longer connections for measurements. It logs every request; docs/nginx must not.
      `http { access_log ${join(folder, 'access.log')}; sendfile on; tcp_nopush on; keepalive_requests 1000000; ${temporary.join(' ')}`,
      configured(folder, options),
      '}',
    ].join('\n'),
  );
  const nginx: ChildProcess = spawn('nginx', ['-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${options.port}`;
  await untilAnswers(nginx, () => fetch(`${url}/api/health?live`));
  return {
    url,
    get: (path, headers) => get(options.port, path, headers),
    async purge(path, secret) {
      const headers = { authorization: `Bearer ${secret}` };
      return (await fetch(`http://127.0.0.1:${options.purgePort}${path}`, { method: 'PURGE', headers })).status;
    },
    cacheFolder: join(folder, 'cache'),
    logs: () =>
      Object.fromEntries(
        readdirSync(folder)
          .filter((name) => name.endsWith('.log'))
          .map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
      ),
    async stop() {
      nginx.kill('SIGTERM');
      if (nginx.exitCode === null && nginx.signalCode === null) await once(nginx, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
