import { LRUCache } from 'lru-cache';

import { MARKER_COOKIE } from '../editor/marker';
import { plainPath } from '../page-cache/cache-key.mjs';
import { goodPage, heldPage, pageFile } from '../page-cache/held-page.mjs';
import { beforeNext } from '../request/before-next';
import { routeKind } from '../request/route-kind';
import { sendKept, type KeptAnswer } from './answer';

import type { IncomingMessage, ServerResponse } from 'node:http';

type Held = NonNullable<ReturnType<typeof heldPage>>;

/** An address whose page Next has answered from the cache: what it was made of, and what was said. */
interface Known {
  path: string;
  file: string;
  held: Held;
  answer: KeptAnswer;
}

/** As many as the cache has in memory, roughly; a few hundred bytes each, the page itself is the cache's. */
const ADDRESSES = 10_000;
/** Belong to one answer, or to how it was sent. */
const OF_ONE_ANSWER = new Set(['x-request-id', 'content-length', 'content-encoding', 'transfer-encoding', 'date', 'connection', 'keep-alive']);
/** By which Next and its router ask for something else at a page's address. */
const OTHERWISE = /^(?:x-(?:nextjs|prerender|middleware|invoke|matched|now|vercel)|next-|rsc$|range$|upgrade$)/;
const EDITORS = new RegExp(`(?:^|; )(?:${MARKER_COOKIE}|__prerender_bypass|__next_preview_data)=`);

/** Whether somebody asks for a page as all visitors get it, by its one address. */
function isPlain({ method, url = '', headers }: IncomingMessage): boolean {
  if ((method !== 'GET' && method !== 'HEAD') || url.includes('?') || routeKind(url) !== 'page') return false;
  if (EDITORS.test(headers.cookie ?? '') || /no-cache/i.test(headers['cache-control'] ?? '')) return false;
  return !Object.keys(headers).some((name) => OTHERWISE.test(name));
}

function answerOf(response: ServerResponse, held: Held): KeptAnswer | null {
  const html = held.entry.value?.html;
  const all = response.getHeaders();
  const isPage = response.statusCode === 200 && all['x-nextjs-cache'] === 'HIT' && String(all['content-type']).startsWith('text/html');
  if (!isPage || !html || all['set-cookie']) return null;
  const headers = Object.fromEntries(Object.entries(all).filter(([name]) => !OF_ONE_ANSWER.has(name)));
  return { headers: { ...headers, vary: String(headers.vary ?? 'Accept-Encoding') }, html };
}

/**
 * Answers kept pages before Next, whose way to one costs fifty times as much, most of it for pressing the same bytes anew
 * (docs/decisions/0022). Only what Next has answered from the cache before, in its words, and only while that very page is
 * good: after an edit, after its hour, or where anything is asked for otherwise, Next answers. Nothing depends on it.
 * Out: ends it for servers that had no request yet.
 */
export function answerKept(): () => void {
  const known = new LRUCache<string, Known>({ max: ADDRESSES });

  const learn = (response: ServerResponse, url: string): void => {
    const path = plainPath(url);
    const file = pageFile(path);
    const held = file ? heldPage(file) : undefined;
    if (!file || !held) return;
    response.once('finish', () => {
      // Made again meanwhile: then nobody knows which of the two was sent.
      const answer = heldPage(file) === held ? answerOf(response, held) : null;
      if (answer) known.set(url, { path, file, held, answer });
    });
  };

  return beforeNext((request, response, goOn) => {
    if (!isPlain(request)) return goOn();
    const url = request.url ?? '/';
    const page = known.get(url);
    if (page && goodPage(page.file, page.path) === page.held) return sendKept(request, response, page.answer);
    known.delete(url);
    learn(response, url);
    goOn();
  });
}
