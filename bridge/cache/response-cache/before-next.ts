import { LRUCache } from 'lru-cache';

import { MARKER_COOKIE } from '../../platform/request/editor-cookie';
import { plainPath } from '../../platform/page-path';
import { countHit, needsRender, cachedPage, isFresh, pageFile } from '../page-cache/cached-page';
import { beforeNext } from '../../platform/request/before-next';
import { routeKind } from '../../platform/request/route-kind';
import { sendKept } from './answer';
import { createCrowd } from './coalesce';
import { watchHead } from './watch-head';
import { learner } from './learn';

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Known } from './learn';

/** More than the cache has in memory; a kilobyte or two each, the page itself is the cache's. */
const ADDRESSES = 5000;
/** By which Next and its router ask for something else at a page's address. */
const OTHERWISE = /^(?:x-(?:nextjs|prerender|middleware|invoke|matched|now|vercel)|next-|rsc$|range$|upgrade$)/;
const EDITORS = new RegExp(`(?:^|; )(?:${MARKER_COOKIE}|__prerender_bypass|__next_preview_data)=`);

/** Whether somebody asks for a page as all visitors get it, by its one address. */
function isPlain({ method, url = '', headers }: IncomingMessage): boolean {
  if ((method !== 'GET' && method !== 'HEAD') || url.includes('?') || routeKind(url) !== 'page') return false;
  if (EDITORS.test(headers.cookie ?? '') || /no-cache/i.test(headers['cache-control'] ?? '')) return false;
  return !Object.keys(headers).some((name) => OTHERWISE.test(name));
}

/** Answers with what is known, if that very page is still held and good. */
function sendKnown(
  { path, file, version, headers }: Known,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  const held = cachedPage(file);
  if (held?.version !== version || !held.compressed.html || !isFresh(held)) return false;
  countHit(file, path);
  sendKept(request, response, { name: `${file}.${version}`, headers, gzip: held.compressed.html });
  return true;
}

/**
 * Answers kept pages before Next, whose way to one costs fifty times as much, most of it for pressing the same bytes anew
 * (docs/decisions/0022). Only what Next has answered with the very page that is held, in its words, and only while that page
 * is good: after an edit, after its hour, or where anything is asked for otherwise, Next answers. Whoever asks for a page that
 * is being made waits for the first who did, and gets the same (docs/decisions/0024). Nothing depends on it.
 * Out: ends it for servers that had no request yet.
 */
export function answerKept(): () => void {
  const known = new LRUCache<string, Known>({ max: ADDRESSES });
  const crowd = createCrowd();

  function answer(request: IncomingMessage, response: ServerResponse, goOn: () => void): void {
    if (response.destroyed) return;
    const url = request.url ?? '/';
    const page = known.get(url);
    if (page && sendKnown(page, request, response)) return;
    known.delete(url);
    const again = (): void => answer(request, response, goOn);
    const orNext = (): void => {
      const made = known.get(url);
      if (!made || !sendKnown(made, request, response)) goOn();
    };
    if (crowd.join(url, { onAnswer: orNext, onGone: again })) return;

    const path = plainPath(url);
    const file = pageFile(path);
    const learn = learner(path);
    const first = file === null || needsRender(cachedPage(file)) ? crowd.lead(url) : null;
    watchHead(response, () => {
      const learnt = learn(response);
      if (learnt) known.set(url, learnt);
      first?.answered();
    });
    if (first) response.once('close', first.gone);
    goOn();
  }

  return beforeNext((request, response, goOn) => (isPlain(request) ? answer(request, response, goOn) : goOn()));
}
