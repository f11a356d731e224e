export interface Crawled {
  seconds: number;
  /** Not answered with 200. */
  failed: number;
}

/**
 * Asks for each address once.
 * @param atOnce how many wait for an answer at a time
 * @param progress is told after each tenth
 */
export async function crawl(origin: string, paths: readonly string[], atOnce: number, progress: (done: number) => void = () => undefined): Promise<Crawled> {
  const began = performance.now();
  const waiting = [...paths.entries()];
  const tenth = Math.max(1, Math.ceil(paths.length / 10));
  let done = 0;
  let failed = 0;
  const worker = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const response = await fetch(origin + next[1]).catch(() => null);
      await response?.arrayBuffer();
      if (response?.status !== 200) failed += 1;
      done += 1;
      if (done % tenth === 0) progress(done);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return { seconds: (performance.now() - began) / 1000, failed };
}

/** The sitemap and all its parts, as a search engine reads them. */
export async function readSitemap(origin: string): Promise<{ ms: number; addresses: number }> {
  const began = performance.now();
  const read = async (path: string) => (await fetch(origin + path)).text();
  const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  let addresses = 0;
  for (const part of locations(await read('/sitemap.xml'))) addresses += locations(await read(part)).length;
  return { ms: performance.now() - began, addresses };
}
