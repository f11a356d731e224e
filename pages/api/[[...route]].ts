/** The site's own API: its addresses below /api/, except Faust's (./faust) and the vendors' iframes (./vendor-frame). */
import { answerWebhook } from '@footbridge/bridge/cache/invalidation/answer-webhook';
import { answerClearAll } from '@footbridge/bridge/editors/cache-actions/answer-clear-all';
import { answerClearLink } from '@footbridge/bridge/editors/cache-actions/answer-clear-link';
import { answerPageFacts } from '@footbridge/bridge/editors/editor/page-facts';
import { answerSendEmail } from '@footbridge/bridge/editors/mail/answer';
import { sendDocument } from '@footbridge/bridge/feeds/documents/send';
import { loadFeedFor } from '@footbridge/bridge/feeds/feed/load';
import { manifest } from '@footbridge/bridge/feeds/manifest/manifest';
import { loadRobots } from '@footbridge/bridge/feeds/robots/load';
import { securityTxt } from '@footbridge/bridge/feeds/security-txt/security-txt';
import { loadSitemap } from '@footbridge/bridge/feeds/sitemap/load';
import { answerLead } from '@footbridge/bridge/leads/lead/answer';
import { answerCalls } from '@footbridge/bridge/operations/calls/answer';
import { answerErrorReport } from '@footbridge/bridge/operations/errors/answer';
import { healthAnswerer } from '@footbridge/bridge/operations/health/answer';
import { answerLeads } from '@footbridge/bridge/operations/leads/answer';
import { answerSite } from '@footbridge/bridge/operations/site/answer';
import { answerVitals } from '@footbridge/bridge/operations/vitals/answer';
import { answerSuggestions } from '@footbridge/bridge/pages/search/answer-suggestions';
import { hideFromSearch } from '@footbridge/bridge/platform/headers/search-engines';
import { sendError } from '@footbridge/bridge/platform/request/json';
import type { ApiRoute } from '@footbridge/bridge/platform/request/route-kind';
import { answerGeolocation } from '@footbridge/bridge/visitors/geolocation/answer';
import { answerVisitor } from '@footbridge/bridge/visitors/visit/answer';
import { deviceClass } from '@footbridge/browser/lib/device-class';
// Configures Faust's client, which verifies editors.
import '@/faust.config';
import { editorBrand } from '@/site-config/editor-theme';
import { site } from '@/site-config/site';
import { TEMPLATE_NAMES } from '@/wp-templates';

import type { NextApiRequest, NextApiResponse } from 'next';

type Path = Exclude<ApiRoute, 'editor' | 'faust' | 'vendor-frame'> | 'editor/page';

type Answer = (request: NextApiRequest, response: NextApiResponse) => void | Promise<void>;

const STARTED_AT = Date.now();

/** Returns a parameter that is given once. */
const one = (value: string | string[] | undefined): string | null => (typeof value === 'string' ? value : null);

/**
 * The answers, by path. packages/bridge/server/steps/normalize-url.ts routes the documents here (`/robots.txt` …), forms that are posted
 * to a page with a clear flag, and forms without script to pages/lead.
 */
const ANSWERS: Readonly<Record<Path, Answer>> = {
  calls: answerCalls,
  'clear-cache': (request, response) =>
    answerClearLink(request, response, one(request.query.address), (path) => response.revalidate(path)),
  'editor/page': (request, response) => answerPageFacts(request, response, one(request.query.path)),
  errors: answerErrorReport,
  feed: (request, response) =>
    sendDocument(request, response, () => loadFeedFor(request, one(request.query.path) ?? '')),
  geolocation: answerGeolocation,
  health: healthAnswerer(),
  insurance: (request, response) => answerLead(request, response, ['insurance']),
  lead: (request, response) => answerLead(request, response, ['callback', 'facility-question']),
  leads: answerLeads,
  manifest: (request, response) => sendDocument(request, response, async () => manifest(site)),
  revalidate: (request, response) => answerWebhook(request, response, { renew: (path) => response.revalidate(path) }),
  robots: (request, response) => sendDocument(request, response, loadRobots),
  'security-txt': (request, response) => sendDocument(request, response, async () => securityTxt(site, STARTED_AT)),
  'send-email': answerSendEmail,
  site: (request, response) => answerSite(request, response, editorBrand(site)),
  sitemap: (request, response) => sendDocument(request, response, () => loadSitemap(one(request.query.part))),
  suggestions: answerSuggestions,
  visitor: (request, response) => answerVisitor(request, response, deviceClass),
  vitals: (request, response) => answerVitals(request, response, TEMPLATE_NAMES),
  'wordpress-cache': answerClearAll,
};

const isPath = (path: string): path is Path => Object.hasOwn(ANSWERS, path);

/** Answers unknown paths with a JSON error instead of the site's 404 page. */
export default function handler(request: NextApiRequest, response: NextApiResponse): void | Promise<void> {
  const [, path = ''] = /^\/api\/(.*?)\/?(?:\?.*)?$/s.exec(request.url ?? '') ?? [];
  if (isPath(path)) return ANSWERS[path](request, response);
  hideFromSearch(response);
  sendError(response, { status: 404, code: 'not-found', message: 'There is no such address here.' });
}

/** The bridge reads bodies itself: it refuses a large one unread, and verifies signatures over the bytes. */
export const config = { api: { bodyParser: false } };
