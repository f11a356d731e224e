import type { ReactElement, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { EDITED_TYPES } from '../editing/types';
import { postType } from '../fields/declared';
import type { Edits } from '../editing/edits';
import type { Session } from '../http/accounts';
import { html, type Exchange, type Reply } from '../http/exchange';
import type { Previews } from '../preview/previews';

export const PLUGIN_ASSETS = '/wp-content/plugins/footbridge/assets/';
export const STYLE_SHEET = '/wp-admin/css/admin.css';
export const FORM_ACTION = 'admin-form';

/** One request of a signed-in user, with what a screen needs to respond. */
export interface Desk {
  edits: Edits;
  exchange: Exchange;
  session: Session;
  /** The submitted form; null for other requests. */
  sent: URLSearchParams | null;
  mayEdit: boolean;
  nonce(action: string): string;
  previews: Previews;
}

/** Only the live preview's scripts run, and no page may embed these. */
export const guardHeaders = (frontend: string): Record<string, string> => ({
  'cache-control': 'no-store',
  'content-security-policy': `default-src 'self'; frame-src ${new URL(frontend).origin}; base-uri 'none'; frame-ancestors 'none'`,
  // The preview's window finds its opener.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
});

/** Redirects after a POST to a page that can be reloaded. */
export const goTo = (location: string): Reply => ({ status: 303, headers: { location }, body: '' });

export const notice = (status: number, sentence: string): Reply =>
  renderPage(
    <Document title="Footbridge">
      <main className="small">
        <p>{sentence}</p>
      </main>
    </Document>,
    status,
  );

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
  /** Where it is on the site. */
  path?: string;
  done?: string | false;
  errors?: readonly string[];
  children: ReactNode;
}

export function Page({ desk, title, path = '/', done, errors = [], children }: PageProps) {
  const { urls, settings } = desk.edits.store().data;
  const links = desk.mayEdit ? LINKS : LINKS.slice(0, 1);
  return (
    <Document title={`${errors.length > 0 ? 'Error: ' : ''}${title} ‹ ${settings.title}`}>
      <header>
        <p>
          <a href={`${urls.frontend}/`}>{settings.title}</a> {desk.session.user.displayName}{' '}
          {desk.mayEdit && (
            <a href={`${urls.frontend}/api/faust/auth/sign-in?redirect_uri=${encodeURIComponent(path)}`}>
              View on site, signed in
            </a>
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

export const NonceField = ({ desk }: { desk: Desk }) => (
  <input type="hidden" name="_wpnonce" value={desk.nonce(FORM_ACTION)} />
);

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
