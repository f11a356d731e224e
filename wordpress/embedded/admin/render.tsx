import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { html, type Reply } from '../http/exchange';

/**
 * No script runs and nobody frames these pages. Forms may lead to this machine only: signing in and previews go on to
 * the site, and browsers hold redirects of a form against `form-action` too.
 */
const policy = (frontend: string): string =>
  [
    "default-src 'none'",
    "style-src 'self'",
    "img-src 'self' data:",
    `form-action 'self' http://127.0.0.1:* http://localhost:* ${new URL(frontend).origin}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

/** What every answer of these pages carries, redirects included. */
export const guardHeaders = (frontend: string): Record<string, string> => ({
  'cache-control': 'no-store',
  'content-security-policy': policy(frontend),
  'cross-origin-opener-policy': 'same-origin',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'x-robots-tag': 'noindex',
});

/** A whole page. React escapes whatever stands between tags and in attributes. */
export const draw = (page: ReactElement, status = 200): Reply =>
  html(`<!DOCTYPE html>${renderToStaticMarkup(page)}`, status);

/** After a post: the page that a reload may ask for again. */
export const goTo = (location: string): Reply => ({ status: 303, headers: { location }, body: '' });
