import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { html, type Reply } from '../http/exchange';

/**
 * Only the live preview's scripts run, and no page may embed these pages. Forms may lead to this machine only: signing in and previews
 * redirect to the site, and browsers check redirects of a form against `form-action` too.
 */
const policy = (frontend: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "connect-src 'self'",
    `frame-src ${new URL(frontend).origin}`,
    "style-src 'self'",
    "img-src 'self' data:",
    `form-action 'self' http://127.0.0.1:* http://localhost:* ${new URL(frontend).origin}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

/** Returns the headers of every response of these pages, redirects included. */
export const guardHeaders = (frontend: string): Record<string, string> => ({
  'cache-control': 'no-store',
  'content-security-policy': policy(frontend),
  // The preview's window finds its opener.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'x-robots-tag': 'noindex',
});

/** Returns a whole page. React escapes text and attributes. */
export const renderPage = (page: ReactElement, status = 200): Reply =>
  html(`<!DOCTYPE html>${renderToStaticMarkup(page)}`, status);

/** Redirects after a POST to a page that can be reloaded. */
export const goTo = (location: string): Reply => ({ status: 303, headers: { location }, body: '' });
