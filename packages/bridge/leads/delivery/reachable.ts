import { once } from 'node:events';
import net from 'node:net';
import tls from 'node:tls';

import { codeOf } from '../../platform/failure';

import type { Finding } from './target';

const TIMEOUT_MS = 8000;

/** Returns whether a URL's server accepts a connection, with a valid certificate for https. No request is sent. */
export async function reachable(url: string): Promise<Finding> {
  const { protocol, hostname, port } = new URL(url);
  const isTls = protocol === 'https:';
  const host = hostname.replaceAll(/^\[|\]$/g, '');
  const to = { host, port: Number(port) || (isTls ? 443 : 80) };
  const socket = isTls ? tls.connect({ ...to, ...(net.isIP(host) === 0 && { servername: host }) }) : net.connect(to);
  try {
    await once(socket, isTls ? 'secureConnect' : 'connect', { signal: AbortSignal.timeout(TIMEOUT_MS) });
    return { isOk: true, text: `${hostname} accepts connections` };
  } catch (error) {
    return { isOk: false, text: `${hostname} cannot be reached (${codeOf(error)})` };
  } finally {
    socket.destroy();
  }
}
