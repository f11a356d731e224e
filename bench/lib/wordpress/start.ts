import { LOOPBACK, nextFreePort } from '../../../script/lib/process/ports';
import type { Supervisor } from '../../../script/lib/process/supervisor';
import { secretsForEmbedded, type Secrets } from '../../../script/lib/server/environment';
import { startCountingProxy, type CountingProxy } from './counting-proxy';

/** The Faust page has its WordPress's address built in: the same port each time saves a build. */
const FIRST_PORT = 23_400;

export interface BenchWordPress {
  /** For the sites: the proxy's. */
  url: string;
  proxy: CountingProxy;
  secrets: Secrets;
}

/**
 * Desert Hope's embedded content behind a proxy that counts, for every site of a run. It ends with the supervisor.
 * @param contentDir another folder with content of that form
 */
export async function startBenchWordPress(
  sitePort: number,
  supervisor: Supervisor,
  contentDir?: string,
): Promise<BenchWordPress> {
  const { startEmbeddedWordPress } = await import('@/wordpress/embedded/server');
  const secrets = secretsForEmbedded({});
  const port = await nextFreePort(FIRST_PORT);
  const wordPress = await startEmbeddedWordPress({
    site: 'DSH',
    port: port + 1,
    nextFreePort: true,
    frontendUrl: `http://${LOOPBACK}:${sitePort}`,
    graphqlSecret: secrets.FAUST_SECRET_KEY,
    ...(contentDir ? { contentDir } : {}),
    webhookSecret: secrets.FOOTBRIDGE_SECRET,
    onProblem: ({ file, message }) => console.error(`Content file ${file}: ${message}`),
  });
  supervisor.own(() => wordPress.close());
  const proxy = await startCountingProxy(wordPress.url, port);
  supervisor.own(() => proxy.close());
  return { url: proxy.url, proxy, secrets };
}
