import { createAdmin, pluginAsset } from '../admin/admin';
import type { Edits } from '../editing/edits';
import type { Store } from '../store/store';
import type { Previews } from '../preview/previews';
import type { Engine } from '../resolvers/engine';
import type { Accounts } from './accounts';
import { json, type Exchange, type Reply } from './exchange';
import { faustRest, generate } from './faust';
import { graphqlEndpoint } from './graphql';
import { previewRest } from './preview-rest';
import { resolveRoute } from './resolve';
import { contentRest, restRoute } from './rest';

export interface RouterParts {
  store: () => Store;
  engine: Engine;
  accounts: Accounts;
  /** An upload by its path below the folder (2026/03/x-300x200.jpg), or null. */
  upload(path: string): Promise<Buffer | null>;
  edits: Edits;
  previews: Previews;
  secret: string | undefined;
}

/** Any other path redirects to the front end, as FaustWP does. */
export function createRouter({ store, engine, accounts, upload, edits, previews, secret }: RouterParts) {
  const urls = () => store().data.urls;
  const graphql = graphqlEndpoint(engine, { accounts, previews, store, address: () => urls().wordpress });
  const rest = faustRest(accounts, store);
  const content = contentRest(store);
  const resolve = resolveRoute(store, secret);
  const preview = previewRest(previews, accounts, store);
  const admin = createAdmin(edits, accounts, previews);

  return async (exchange: Exchange): Promise<Reply> => {
    const shown = await admin(exchange);
    if (shown) return shown;
    const { pathname, searchParams, search } = exchange.url;
    const path = pathname.replace(/(?<!\/)\/+$/, '') || '/';
    if (path === '/graphql' || (/^\/(?:index\.php)?$/.test(path) && searchParams.has('graphql')))
      return graphql(exchange);
    const script = pluginAsset(pathname);
    if (script) return script;
    if (pathname.startsWith('/wp-content/uploads/')) return media(pathname.slice('/wp-content/uploads/'.length));
    const route = restRoute(exchange.url);
    // No plugin is here that could be too old.
    if (route === '/footbridge/v1/versions') return json({ findings: [] });
    const reply =
      route === null ? null : (preview(exchange, route) ?? resolve(exchange, route) ?? content(exchange, route));
    if (reply) return reply;
    if (route !== null || path === '/wp-json') return rest(exchange);
    switch (path) {
      case '/generate':
        return generate(exchange, accounts, urls());
      case '/robots.txt':
        return {
          status: 200,
          headers: { 'content-type': 'text/plain; charset=utf-8' },
          body: 'User-agent: *\nDisallow: /\n',
        };
      default:
        return toFrontend(`${pathname}${search}`);
    }
  };

  function toFrontend(path: string): Reply {
    return {
      status: 302,
      headers: {
        location: urls().frontend + path,
        'x-redirect-by': 'WP Engine Headless plugin',
        'x-robots-tag': 'noindex',
      },
    };
  }

  async function media(path: string): Promise<Reply> {
    const file = await upload(path);
    if (!file) return { status: 404, headers: { 'content-type': 'text/plain; charset=utf-8' }, body: 'Not found\n' };
    // A picture's URL never changes its content while the server runs; one day allows for changes in development.
    return {
      status: 200,
      headers: { 'content-type': 'image/jpeg', 'cache-control': 'public, max-age=86400' },
      body: file,
    };
  }
}
