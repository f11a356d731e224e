import { randomUUID } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { setTimeout as sleep } from 'node:timers/promises';
import { startNginx as startSiteNginx } from '../../../e2e/support/nginx';
import { missingNginx } from '../../../script/lib/nginx';
import { Problem } from '../../../script/lib/process/problem';
import type { Supervisor } from '../../../script/lib/process/supervisor';
import { benchPort } from '../next/sites';
import { startNginx } from './nginx';
import type { Candidate } from './rounds';

const get = async (url: string) => {
  const response = await fetch(url);
  if (!response.ok) throw new Problem(`${url} responds with ${response.status}.`);
  // Next sets the header itself, and nginx in its place.
  return {
    cacheState: response.headers.get('x-cache') ?? response.headers.get('x-nextjs-cache'),
    headers: response.headers,
    html: Buffer.from(await response.arrayBuffer()),
  };
};

/** Returns a cached page of a Next site: serving it is measured, not rendering it. */
export async function cachedPage(
  name: string,
  origin: string,
  path: string,
): Promise<Candidate & { html: Buffer; headers: Headers }> {
  for (let tries = 0; tries < 100; tries += 1) {
    const { cacheState, headers, html } = await get(origin + path);
    if (cacheState === 'HIT') return { name, origin, path, bytes: html.length, html, headers };
    await sleep(100);
  }
  throw new Problem(`${origin}${path} is not cached.`);
}

/**
 * The site behind nginx as docs/nginx sets it up, and the page from its cache.
 * @param site port of the site
 * @returns the words for what is missing, where it cannot be
 */
export async function cachedByNginx(
  name: string,
  site: number,
  path: string,
  supervisor: Supervisor,
): Promise<(Candidate & { headers: Headers }) | string> {
  const missing = missingNginx();
  if (missing) return `nginx’s cache in front of the site: ${missing}.`;
  const nginx = await startSiteNginx({
    port: await benchPort(50),
    purgePort: await benchPort(60),
    sitePort: site,
    secret: randomUUID(),
  });
  supervisor.own(() => nginx.stop());
  const { html: _html, ...page } = await cachedPage(name, nginx.url, path);
  return page;
}

/** Returns the page of a site whose HTML is nearest to a size, for a fair comparison. */
export async function nearestPage(
  name: string,
  origin: string,
  paths: readonly string[],
  bytes: number,
): Promise<Candidate> {
  const pages: Candidate[] = [];
  for (const path of paths) {
    const { html: _html, headers: _headers, ...page } = await cachedPage(name, origin, path);
    pages.push(page);
  }
  const nearest = pages.toSorted((a, b) => Math.abs(a.bytes - bytes) - Math.abs(b.bytes - bytes))[0];
  if (!nearest) throw new Problem(`There is no page of ${name} to measure.`);
  return nearest;
}

export interface StaticFileRequest {
  name: string;
  html: Buffer;
  /** An empty folder. */
  folder: string;
  port: number;
  supervisor: Supervisor;
  /** Headers added to nginx's own, equal to the site's headers of the page. */
  headers?: Headers;
}

/** nginx's own headers of a file. */
const OF_THE_FILE =
  /^(?:server|date|connection|keep-alive|transfer-encoding|content-(?:type|length|encoding)|etag|last-modified|accept-ranges)$/;

/** The same HTML as a file that nginx serves, compressed beforehand (`gzip_static`): the upper bound. */
export async function staticFile({
  name,
  html,
  folder,
  port,
  supervisor,
  headers = new Headers(),
}: StaticFileRequest): Promise<Candidate> {
  const files = `${folder}-files`;
  rmSync(files, { recursive: true, force: true });
  mkdirSync(files, { recursive: true });
  writeFileSync(join(files, 'index.html'), html);
  writeFileSync(join(files, 'index.html.gz'), gzipSync(html));
  const headerLines = [...headers]
    .flatMap(([key, value]) => (OF_THE_FILE.test(key) ? [] : [`    add_header ${key} ${JSON.stringify(value)};\n`]))
    .join('');
  const http = `  server {\n    listen 127.0.0.1:${port};\n    root ${files};\n    gzip_static on;\n${headerLines}  }`;
  const origin = await startNginx({ folder, port, http, supervisor });
  return { name, origin, path: '/index.html', bytes: html.length };
}
