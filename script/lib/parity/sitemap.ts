import { Parser } from 'htmlparser2';

const TIMEOUT_MS = 60_000;

/** Every address in WordPress's own sitemap; none when it has none, and what can't be read is left out. */
export async function readSitemap(wordpress: string, fetcher: typeof fetch = fetch): Promise<string[]> {
  const index = await locations(`${wordpress}/wp-sitemap.xml`, fetcher);
  const pages: string[] = [];
  for (const part of index) {
    if (URL.canParse(part)) pages.push(...(await locations(onHost(part, wordpress), fetcher)));
  }
  return pages;
}

async function locations(url: string, fetcher: typeof fetch): Promise<string[]> {
  const response = await fetcher(url, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(() => null);
  if (!response?.ok) return [];
  const found: string[] = [];
  let text: string | null = null;
  const parser = new Parser(
    {
      onopentag: (name) => {
        if (name === 'loc') text = '';
      },
      ontext: (more) => {
        if (text !== null) text += more;
      },
      onclosetag: (name) => {
        if (name === 'loc' && text !== null) found.push(text.trim());
        text = null;
      },
    },
    { xmlMode: true },
  );
  parser.end(await response.text());
  return found;
}

/** The Faust plugin may write the front end's host into WordPress's sitemap. */
function onHost(part: string, wordpress: string): string {
  const { pathname, search } = new URL(part);
  return `${new URL(wordpress).origin}${pathname}${search}`;
}
