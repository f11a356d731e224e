import type { ReactNode } from 'react';
import { EDITED_TYPES } from '../../editing/types';
import type { Desk } from '../desk';
import { listAddress, TYPE_WORDS } from '../words';

export const STYLE_SHEET = '/wp-admin/css/admin.css';

export interface DocumentProps {
  title: string;
  site: string;
  children: ReactNode;
}

/** The bare document: for the login form, and for requests without access. */
export function BareDocument({ title, site, children }: DocumentProps) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`${title} ‹ ${site}`}</title>
        {/* None: a browser would otherwise ask the site for its. */}
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href={STYLE_SHEET} />
      </head>
      <body>{children}</body>
    </html>
  );
}

/** A small page with a heading and little else. */
export function SmallPage({ title, site, children }: DocumentProps) {
  return (
    <BareDocument title={title} site={site}>
      <main className="small">
        <h1>{title}</h1>
        {children}
      </main>
    </BareDocument>
  );
}

const LINKS = [
  { href: '/wp-admin/', name: 'Dashboard' },
  ...EDITED_TYPES.map((type) => ({ href: listAddress(type), name: TYPE_WORDS[type].many })),
  { href: '/wp-admin/nav-menus.php', name: 'Menus' },
  { href: '/wp-admin/admin.php?page=site-options', name: 'Site Options' },
];

export interface PageProps {
  desk: Desk;
  title: string;
  /** The link of the navigation that this page belongs to. */
  here: string;
  /** Beside the heading: "Add Page". */
  action?: { href: string; name: string } | undefined;
  /** The page on the site that the toolbar's link leads to; by default the front page. */
  viewUrl?: string | null;
  children: ReactNode;
}

/** Returns the address that signs an editor in on the site and leads to a page there. */
function signedIn(frontend: string, viewUrl: string | null = null): string {
  const target = viewUrl === null ? '/' : new URL(viewUrl).pathname;
  return `${frontend}/api/faust/auth/sign-in?redirect_uri=${encodeURIComponent(target)}`;
}

/** An admin page: the site's name, navigation, the user, and the page's own content. */
export function Page({ desk, title, here, action, viewUrl, children }: PageProps) {
  const { urls, settings } = desk.edits.store().data;
  const links = desk.mayEdit ? LINKS : LINKS.slice(0, 1);
  return (
    <BareDocument title={title} site={settings.title}>
      <a className="skip" href="#main">
        Skip to main content
      </a>
      <header className="top">
        <p className="site">
          <a href={`${urls.frontend}/`}>{settings.title}</a> <span>embedded content source</span>
        </p>
        <p className="who">
          {desk.mayEdit && <a href={signedIn(urls.frontend, viewUrl)}>View on site, signed in</a>}{' '}
          {desk.session.user.displayName}{' '}
          <a href={`/wp-login.php?action=logout&_wpnonce=${desk.nonce('log-out')}`}>Log Out</a>
        </p>
        <nav aria-label="Main menu">
          <ul>
            {links.map(({ href, name }) => (
              <li key={href}>
                <a href={href} aria-current={href === here ? 'page' : undefined}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      <main id="main" tabIndex={-1}>
        <div className="heading">
          <h1>{title}</h1>
          {action && (
            <a className="button" href={action.href}>
              {action.name}
            </a>
          )}
        </div>
        {children}
      </main>
    </BareDocument>
  );
}
