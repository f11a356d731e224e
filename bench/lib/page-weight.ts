import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Weight } from './results/schemas';

export const gzip = (bytes: Buffer | string): number => gzipSync(bytes, { level: 9 }).length;
const brotli = (bytes: Buffer): number => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Addresses of all scripts that the HTML names and a current browser loads, at once or after the first paint (decision 0042). */
export function scriptsIn(html: string): string[] {
  const tags = html.match(/<script\b[^>]*\s(?:data-)?src="[^"]+"[^>]*>/g) ?? [];
  // Browsers that know modules skip what is marked nomodule.
  const loaded = tags.filter((tag) => !/\bnomodule\b/i.test(tag)).map((tag) => /\s(?:data-)?src="([^"]+)"/.exec(tag)?.[1] ?? '');
  return [...new Set(loaded)];
}

/**
 * What a page costs a visitor who comes for the first time.
 * @param origin of a running server, without a slash at its end.
 */
export async function weighPage(origin: string, name: string, path: string): Promise<Weight> {
  const html = await body(`${origin}${path}`);
  const sources = scriptsIn(html.toString('utf8'));
  const scripts = await Promise.all(sources.map(async (source) => body(new URL(source, origin).href)));
  const nextData = /<script id="__NEXT_DATA__"[^>]*>([\s\S]*?)<\/script>/.exec(html.toString('utf8'))?.[1] ?? '';
  return {
    name,
    path,
    scriptCount: sources.length,
    scripts: { gzip: sum(scripts.map(gzip)), brotli: sum(scripts.map(brotli)) },
    html: { raw: html.length, gzip: gzip(html), brotli: brotli(html) },
    nextData: Buffer.byteLength(nextData),
  };
}

async function body(url: string): Promise<Buffer> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answers ${response.status}.`);
  return Buffer.from(await response.arrayBuffer());
}
