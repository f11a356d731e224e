import { gzipSync } from 'node:zlib';

/** What a page costs a visitor who comes for the first time; bytes after gzip, except where the name says otherwise. */
export interface PageWeight {
  name: string;
  path: string;
  scripts: number;
  scriptCount: number;
  html: number;
  /** Uncompressed: how much of the HTML repeats its content as data. */
  htmlRaw: number;
  nextDataRaw: number;
}

const gzip = (bytes: Buffer | string) => gzipSync(bytes, { level: 9 }).length;

/** Addresses of all scripts that the HTML names and a current browser loads. */
export function scriptsIn(html: string): string[] {
  const tags = html.match(/<script\b[^>]*\bsrc="[^"]+"[^>]*>/g) ?? [];
  // Browsers that know modules skip what is marked nomodule.
  const loaded = tags.filter((tag) => !/\bnomodule\b/i.test(tag)).map((tag) => /\bsrc="([^"]+)"/.exec(tag)?.[1] ?? '');
  return [...new Set(loaded)];
}

/** @param origin of a running server, without a slash at its end. */
export async function weighPage(origin: string, name: string, path: string): Promise<PageWeight> {
  const html = await body(`${origin}${path}`);
  const sources = scriptsIn(html.toString('utf8'));
  const scripts = await Promise.all(sources.map(async (source) => gzip(await body(new URL(source, origin).href))));
  const nextData = /<script id="__NEXT_DATA__"[^>]*>([\s\S]*?)<\/script>/.exec(html.toString('utf8'))?.[1] ?? '';
  return {
    name,
    path,
    scripts: scripts.reduce((sum, size) => sum + size, 0),
    scriptCount: sources.length,
    html: gzip(html),
    htmlRaw: html.length,
    nextDataRaw: Buffer.byteLength(nextData),
  };
}

async function body(url: string): Promise<Buffer> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answers ${response.status}.`);
  return Buffer.from(await response.arrayBuffer());
}
