import { LOOPBACK, nextFreePort } from '../process/ports';
import type { Supervisor } from '../process/supervisor';
import type { Secrets } from './environment';

const FIRST_PORT = 8787;

export interface EmbeddedRequest {
  code: string;
  sitePort: number;
  dev: boolean;
  secrets?: Secrets;
  supervisor: Supervisor;
}

/**
 * Starts the embedded WordPress inside this process, where it ends with it whatever happens.
 * @returns its address.
 */
export async function startEmbedded({ code, sitePort, dev, secrets, supervisor }: EmbeddedRequest): Promise<string> {
  // Loaded here, because a start for a real WordPress needs none of it.
  const { startEmbeddedWordPress } = await import('@/wordpress/embedded/server');
  const wordPress = await startEmbeddedWordPress({
    site: code,
    port: await nextFreePort(FIRST_PORT),
    host: LOOPBACK,
    frontendUrl: `http://${LOOPBACK}:${sitePort}`,
    watch: dev,
    secrets,
  });
  supervisor.own(() => wordPress.close());
  return wordPress.url;
}
