import type { ReactElement, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { EDITED_TYPES } from '../editing/types';
import { postType } from '../fields/declared';
import { html, type Reply } from '../http/exchange';
import { FORM_ACTION, type Desk } from './desk';

export const STYLE_SHEET = '/wp-admin/css/admin.css';

/**
 * Returns the headers of every response of these pages, redirects included. Only the live preview's scripts run, and no
 * page may embed these pages. Signing in and previews redirect to the site, and browsers check redirects of a form
 * against `form-action` too.
 */
export function guardHeaders(frontend: string): Record<string, string> {
  const { origin } = new URL(frontend);
  return {
    'cache-control': 'no-store',
    'content-security-policy': [
      "default-src 'none'",
      "script-src 'self'",
      "connect-src 'self'",
      `frame-src ${origin}`,
      "style-src 'self'",
      `form-action 'self' http://127.0.0.1:* http://localhost:* ${origin}`,
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
    // The preview's window finds its opener.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'x-robots-tag': 'noindex',
  };
}

/** Redirects after a POST to a page that can be reloaded. */
export const goTo = (location: string): Reply => ({ status: 303, headers: { location }, body: '' });

/** Returns a page with one sentence. */
export const notice = (status: number, sentence: string): Reply =>
  renderPage(
    <Document title="Footbridge">
      <main className="small">
        <p>{sentence}</p>
      </main>
    </Document>,
    status,
  );

/** Returns a whole page. React escapes text and attributes. */
export const renderPage = (page: ReactElement, status = 200): Reply =>
  html(`<!DOCTYPE html>${renderToStaticMarkup(page)}`, status);

export const Document = ({ title, children }: { title: string; children: ReactNode }) => (
  <html lang="en">
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width,initial-scale=1" />
      <title>{title}</title>
      {/* None: a browser would otherwise request the site's. */}
      <link rel="icon" href="data:," />
      <link rel="stylesheet" href={STYLE_SHEET} />
    </head>
    <body>{children}</body>
  </html>
);

const LINKS = [
  { href: '/wp-admin/', name: 'Dashboard' },
  ...EDITED_TYPES.map((type) => ({ href: `/wp-admin/edit.php?post_type=${type}`, name: postType(type).labels.plural })),
  { href: '/wp-admin/nav-menus.php', name: 'Menus' },
];

export interface PageProps {
  desk: Desk;
  title: string;
  /** The page on the site that "View on site" leads to; the front page by default. */
  viewUrl?: string | null;
  /** The last action's result. */
  done?: string | false | null;
  errors?: readonly string[];
  children: ReactNode;
}

/** An admin page: navigation, the user, the last action's result, and the page's own content. */
export function Page({ desk, title, viewUrl = null, done, errors = [], children }: PageProps) {
  const { urls, settings } = desk.edits.store().data;
  const target = encodeURIComponent(viewUrl === null ? '/' : new URL(viewUrl).pathname);
  const links = desk.mayEdit ? LINKS : LINKS.slice(0, 1);
  return (
    <Document title={`${errors.length > 0 ? 'Error: ' : ''}${title} ‹ ${settings.title}`}>
      <header>
        <p>
          <a href={`${urls.frontend}/`}>{settings.title}</a> {desk.session.user.displayName}{' '}
          {desk.mayEdit && (
            <a href={`${urls.frontend}/api/faust/auth/sign-in?redirect_uri=${target}`}>View on site, signed in</a>
          )}{' '}
          <a href={`/wp-login.php?action=logout&_wpnonce=${desk.nonce(FORM_ACTION)}`}>Log Out</a>
        </p>
        <nav aria-label="Main menu">
          {links.map(({ href, name }) => (
            <a key={href} href={href}>
              {name}
            </a>
          ))}
        </nav>
      </header>
      <main>
        <h1>{title}</h1>
        {done && (
          <p className="done" role="status">
            {done}
          </p>
        )}
        {errors.length > 0 && (
          <div className="wrong" role="alert">
            {errors.map((error) => (
              <p key={error}>{error}</p>
            ))}
          </div>
        )}
        {children}
      </main>
    </Document>
  );
}

/** A form's proof that it is one of these pages'. */
export const NonceField = ({ desk }: { desk: Desk }) => (
  <input type="hidden" name="_wpnonce" value={desk.nonce(FORM_ACTION)} />
);

/** A label over a line of text, or over several. */
export function TextInput({ id, name, label, value, rows, hint }: TextInputProps) {
  const shared = { id, name, defaultValue: value, 'aria-describedby': hint ? `${id}-hint` : undefined };
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {rows === undefined ? <input {...shared} /> : <textarea {...shared} rows={rows} />}
      {hint && <small id={`${id}-hint`}>{hint}</small>}
    </div>
  );
}

interface TextInputProps {
  id: string;
  name: string;
  label: string;
  value: string;
  rows?: number;
  hint?: string;
}
