import { createServer, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { SiteCode } from '@/site-config/types';
import { Edits } from './editing/edits';
import { Accounts } from './http/accounts';
import { readExchange, type Reply } from './http/exchange';
import { createRouter } from './http/router';
import { listen } from './http/listen';
import { createUploads } from './media/uploads';
import { createEngine } from './resolvers/engine';
import { loadStore } from './store/load';
import type { ContentProblem } from './store/types';
import { watchContent } from './store/watch';

const ROOT = join(__dirname, '..', '..');

/** FaustWP's secret when none is configured: known to everybody, good for one machine only. */
const THROW_AWAY_SECRET = '00000000-0000-4000-8000-00000000f00d';

export interface EmbeddedWordPressOptions {
  site: SiteCode;
  /** 0: any free one. */
  port: number;
  host?: string;
  /** Where the site itself runs; no slash at the end. Links inside content point there. */
  frontendUrl: string;
  /** Drawn pictures and what editors changed are kept below it; without it in memory only. */
  dataDir?: string;
  /** FaustWP's secret key (FAUST_SECRET_KEY). */
  graphqlSecret?: string;
  /** What notices to the site are signed with (FOOTBRIDGE_SECRET); without it none are sent. */
  noticeSecret?: string | undefined;
  /** When the port is taken, try the ones after it. */
  nextFreePort?: boolean;
  contentDir?: string;
  /** Overrides the front page mode of the content's settings. */
  showOnFront?: 'page' | 'posts';
  /** Overrides whether attachments have pages of their own; WordPress 6.4 and later send them to their files. */
  attachmentPages?: boolean;
  /** Reload when a content file changes. */
  watch?: boolean;
  /** Told after each reload, once the new content is answered. */
  onReload?: () => void;
  /** Told of every content file that cannot be used, at the start and after each reload. */
  onProblem?: (problem: ContentProblem) => void;
  /** Told what is wrong with the editors' changes: a file that is broken, a disk that is full. */
  onEditsProblem?: (message: string) => void;
}

export interface EmbeddedWordPress {
  /** http://127.0.0.1:8787 */
  url: string;
  port: number;
  /** What editors do, for tests that have no use for forms. */
  edits: Edits;
  close(): Promise<void>;
}

/**
 * Starts the content source for when there is no WordPress: GraphQL, uploads, sign-in and redirects as a WordPress
 * with WPGraphQL and FaustWP answers them, from Markdown files. Resolves when it listens; rejects when the port is taken.
 */
export async function startEmbeddedWordPress(options: EmbeddedWordPressOptions): Promise<EmbeddedWordPress> {
  const { host = '127.0.0.1', contentDir = join(__dirname, 'content'), onProblem = () => undefined } = options;
  const server = createServer();
  const port = await listen(server, host, options.port, options.nextFreePort ?? false);
  const url = `http://${host}:${port}`;
  const load = () => {
    const loaded = loadStore({
      root: contentDir,
      site: options.site,
      urls: { wordpress: url, frontend: options.frontendUrl.replace(/\/$/, '') },
      showOnFront: options.showOnFront,
      attachmentPages: options.attachmentPages,
    });
    loaded.data.problems.forEach(onProblem);
    return loaded;
  };
  const edits = new Edits({
    base: load(),
    dataDir: options.dataDir,
    secret: options.noticeSecret,
    report: options.onEditsProblem,
  });
  const { store } = edits;
  const accounts = new Accounts(store, options.graphqlSecret ?? THROW_AWAY_SECRET);
  const route = createRouter({
    store,
    accounts,
    engine: createEngine(join(ROOT, 'schema.graphql'), store, accounts),
    upload: createUploads(store, options.dataDir),
    edits,
  });
  const reload = (): void => {
    edits.reload(load());
    options.onReload?.();
  };
  const stopWatching = options.watch ? watchContent(contentDir, reload) : () => undefined;

  server.on('request', async (request, response) => {
    try {
      const exchange = await readExchange(request, url);
      send(response, exchange ? await route(exchange) : { status: 413 }, request.method === 'HEAD');
    } catch (error) {
      process.stderr.write(`embedded WordPress: ${error instanceof Error ? error.stack : String(error)}\n`);
      send(response, criticalError(), false);
    }
  });
  edits.start();
  return { url, port, edits, close: () => (stopWatching(), edits.close(), stop(server)) };
}

/** What WordPress answers when PHP dies: its own JSON, no `errors`. */
const criticalError = (): Reply => ({
  status: 500,
  headers: {
    'content-type': 'application/json; charset=UTF-8',
    'cache-control': 'no-cache, must-revalidate, max-age=0',
  },
  body: JSON.stringify({
    code: 'internal_server_error',
    message: '<p>There has been a critical error on this website.</p>',
    data: { status: 500 },
    additional_errors: [],
  }),
});

function send(response: ServerResponse, { status, headers = {}, body = '' }: Reply, headOnly: boolean): void {
  response.writeHead(status, headers);
  response.end(headOnly ? undefined : body);
}

/** Ends kept-alive connections, too: a page loader's pool must not hold the process up. */
function stop(server: Server): Promise<void> {
  return new Promise((resolve, reject) => {
    server.close((error) => (error ? reject(error) : resolve()));
    server.closeAllConnections();
  });
}
