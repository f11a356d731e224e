import { existsSync } from 'node:fs';
import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { brandContentFolder } from '@/site-config/brand/read';
import type { SiteCode } from '@/site-config/types';
import { Edits } from './editing/edits';
import { Accounts } from './http/accounts';
import { readExchange, type Reply } from './http/exchange';
import { createRouter } from './http/router';
import { createUploads } from './media/uploads';
import { Previews } from './preview/previews';
import { createEngine } from './resolvers/engine';
import { loadStore } from './store/load';
import type { ContentProblem } from './store/types';
import { watchFolders } from './store/watch';

const ROOT = join(__dirname, '../..');

/** FaustWP's default secret: it is public, so it protects one machine only. */
const DEFAULT_FAUST_SECRET = '00000000-0000-4000-8000-00000000f00d';

export interface EmbeddedWordPressOptions {
  site: SiteCode;
  /** 0: any free one. */
  port: number;
  host?: string;
  frontendUrl: string;
  /** Folder for editors' changes; without it they are in memory only. */
  dataDir?: string;
  graphqlSecret?: string;
  webhookSecret?: string | undefined;
  contentDir?: string;
  /** Overrides the front page mode of the content's settings. */
  showOnFront?: 'page' | 'posts';
  watch?: boolean;
  onReload?: () => void;
  onProblem?: (problem: ContentProblem) => void;
  /** Called with problems of the editors' changes: an invalid file, a full disk. */
  onEditsProblem?: (message: string) => void;
}

export interface EmbeddedWordPress {
  url: string;
  port: number;
  /** The editors' actions, for tests without forms. */
  edits: Edits;
  close(): Promise<void>;
}

/**
 * Starts a WordPress with WPGraphQL and FaustWP from Markdown files. Resolves when it listens; rejects when the port
 * is in use.
 */
export async function startEmbeddedWordPress(options: EmbeddedWordPressOptions): Promise<EmbeddedWordPress> {
  const { host = '127.0.0.1', contentDir = join(__dirname, 'content'), onProblem = () => undefined } = options;
  const server = createServer();
  server.listen(options.port, host);
  await once(server, 'listening');
  const port = portOf(server);
  const url = `http://${host}:${port}`;
  const load = () => {
    const loaded = loadStore({
      root: contentDir,
      site: options.site,
      urls: { wordpress: url, frontend: options.frontendUrl.replace(/\/$/, '') },
      showOnFront: options.showOnFront,
    });
    loaded.data.problems.forEach(onProblem);
    return loaded;
  };
  const edits = new Edits({
    base: load(),
    dataDir: options.dataDir,
    secret: options.webhookSecret,
    report: options.onEditsProblem,
  });
  const { store } = edits;
  const accounts = new Accounts(store, options.graphqlSecret ?? DEFAULT_FAUST_SECRET);
  const route = createRouter({
    store,
    accounts,
    engine: createEngine(join(ROOT, 'schema.graphql'), store, accounts),
    upload: createUploads(store),
    edits,
    secret: options.webhookSecret,
    previews: new Previews({ store, secret: options.webhookSecret, now: accounts.now }),
  });
  const reload = (): void => {
    edits.reload(load());
    options.onReload?.();
  };
  const folders = options.watch ? [contentDir, brandContentFolder(options.site)].filter(existsSync) : [];
  const stopWatching = await watchFolders(folders, reload);

  server.on('request', async (request, response) => {
    try {
      send(response, await route(await readExchange(request, url)), request.method === 'HEAD');
    } catch (error) {
      process.stderr.write(`embedded WordPress: ${error instanceof Error ? error.stack : String(error)}\n`);
      send(response, { status: 500 }, false);
    }
  });
  const close = async (): Promise<void> => {
    edits.close();
    await Promise.all([stopWatching(), stop(server)]);
  };
  return { url, port, edits, close };
}

function send(response: ServerResponse, { status, headers = {}, body = '' }: Reply, headOnly: boolean): void {
  response.writeHead(status, headers);
  response.end(headOnly ? undefined : body);
}

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

/** Ends keep-alive connections, too: a page loader's pool must not keep the process running. */
function stop(server: Server): Promise<void> {
  return new Promise((resolve, reject) => {
    server.close((error) => (error ? reject(error) : resolve()));
    server.closeAllConnections();
  });
}
