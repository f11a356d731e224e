import { log } from '../../platform/log';
import { processState } from '../../platform/process-state';

const MAX_HOSTS = 50;
/** Hosts of avatars and emoji, which nobody misses. */
const DECORATION = /^(?:[\w-]+\.)?gravatar\.com$|^s\.w\.org$/;

export const foreignHostsState = processState('foreignHosts', () => new Set<string>());

export const foreignHosts = (): string[] => [...foreignHostsState.value].toSorted();

export const isDecoration = (hostname: string): boolean => DECORATION.test(hostname);

/** Records that a picture is on a host that neither WordPress nor MEDIA_HOSTS names. Logs each host once. */
export function recordForeignHost(address: string | null | undefined): void {
  if (!address || !URL.canParse(address)) return;
  const { protocol, host, hostname } = new URL(address);
  const known = foreignHostsState.value;
  if (!/^https?:$/.test(protocol) || isDecoration(hostname) || known.has(host) || known.size >= MAX_HOSTS) return;
  known.add(host);
  log(
    'warn',
    'media',
    `pictures of ${host} are not shown: name the host in MEDIA_HOSTS to show them (docs/configuration.md)`,
  );
}
