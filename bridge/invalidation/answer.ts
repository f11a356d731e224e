import { readEnvironment } from '../env';
import { log } from '../log';
import { allowsMethod, sendError, sendJson } from '../request/json';
import { readBody } from '../request/read-body';
import { applyNotice } from './apply';
import { MOST_ADDRESSES, noticeSchema } from './notice';
import { noteRefusal } from './refusals';
import { renewInBackground } from './renew';
import { claimOf, isSigned } from './signature';

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Notice } from './notice';
import type { KeptPage } from '../page-cache/store.mjs';
import type { Renew } from './renew';

const MOST_BYTES = 1024 * 1024;

const REFUSALS = {
  secret: { status: 503, code: 'no-secret', message: 'FOOTBRIDGE_SECRET is not set here: notices can’t be told from forged ones.' },
  signature: { status: 401, code: 'signature', message: 'The signature is not that of this site’s secret, or is older than five minutes.' },
  size: { status: 413, code: 'too-large', message: `A notice has at most a megabyte and ${MOST_ADDRESSES} addresses: send one event "all" instead.` },
  body: { status: 400, code: 'malformed', message: 'The body is no notice.' },
  seen: { status: 409, code: 'seen', message: 'A notice with this id was here before.' },
  disk: { status: 503, code: 'storage', message: 'The notice could not be stored. Please send it again.' },
} as const;

type Refusal = keyof typeof REFUSALS;

function parse(body: Buffer): Notice | Refusal {
  try {
    const parsed = noticeSchema.safeParse(JSON.parse(body.toString('utf8')));
    if (!parsed.success) return 'body';
    const addresses = parsed.data.events.reduce((sum, { uris }) => sum + uris.length, 0);
    return addresses > MOST_ADDRESSES ? 'size' : parsed.data;
  } catch {
    return 'body';
  }
}

/** The cheapest look first; the body is read only for who claims a signature of these minutes. */
async function noticeIn(request: IncomingMessage): Promise<Notice | Refusal> {
  const { FOOTBRIDGE_SECRET: secret } = readEnvironment({ FOOTBRIDGE_SECRET: process.env.FOOTBRIDGE_SECRET });
  if (!secret) return 'secret';
  const claim = claimOf(request.headers);
  if (!claim) return 'signature';
  const body = await readBody(request, MOST_BYTES);
  if (body === 'too-large') return 'size';
  if (body === 'broken-off') return 'body';
  return isSigned(claim, body, secret) ? parse(body) : 'signature';
}

export interface NoticeWork {
  /** Makes one page again. */
  renew: Renew;
  /** What the notice concerns though neither key nor address says so, once it was answered; never throws. */
  lookFurther?: (notice: Notice) => Promise<KeptPage[]>;
}

/**
 * `POST /api/revalidate`: a change notice of the plugin (docs/notices.md). 202 with the number of kept pages it concerns;
 * they are made again when next asked for, and meanwhile behind everybody's back.
 */
export async function answerNotice(request: IncomingMessage, response: ServerResponse, { renew, lookFurther }: NoticeWork): Promise<void> {
  if (!allowsMethod(request, response, ['POST'])) return;
  const refuse = (reason: Refusal): void => {
    noteRefusal(REFUSALS[reason].code);
    // What was not read must not be taken for the next request.
    if (!request.readableEnded) response.setHeader('Connection', 'close');
    sendError(response, REFUSALS[reason]);
  };
  const notice = await noticeIn(request);
  if (typeof notice === 'string') return refuse(notice);
  try {
    const concerned = await applyNotice(notice);
    if (concerned === 'seen') return refuse('seen');
    sendJson(response, 202, { accepted: true, pages: concerned.length });
    void renewInBackground(concerned, renew);
    const more = await lookFurther?.(notice);
    if (more?.length) void renewInBackground(more, renew);
  } catch (error) {
    log('error', 'notices', 'one could not be stored', error);
    refuse('disk');
  }
}
