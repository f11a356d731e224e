import { site } from '@footbridge/shared/site/current';
import { consentVendors } from '@footbridge/shared/vendors/consent';

import { allowsMethod, apiError, sendError } from '../../platform/request/json';
import { iframeDocument } from './iframe-document';

import type { IncomingMessage, ServerResponse } from 'node:http';

const NONE = apiError(404, 'no-vendor', 'This site has no such vendor in an iframe.');

/** Answers `GET /api/vendor-frame/<vendor>`: the iframe in which a vendor's script runs (docs/privacy.md). */
export function answerVendorIframe(
  request: IncomingMessage & { query: Partial<Record<string, string | string[]>> },
  response: ServerResponse,
): void {
  if (!allowsMethod(request, response, ['GET', 'HEAD'])) return;
  const vendor = consentVendors().find(({ id }) => id === request.query.vendor);
  const document = vendor && iframeDocument(vendor, site().shortName);
  if (!document) return sendError(response, NONE);
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('Content-Security-Policy', document.policy);
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('X-Robots-Tag', 'noindex');
  response.setHeader('Referrer-Policy', 'no-referrer');
  response.setHeader('Cache-Control', 'public, max-age=300');
  response.end(request.method === 'HEAD' ? undefined : document.html);
}
