import { site } from '@/site-config/site';

import { chunk } from '../../platform/chunk';

import type { Front } from './settings';

/** As many as Cloudflare takes in one request on every plan. */
const IN_ONE = 30;
/** Requests to one cache at a time. */
const AT_ONCE = 4;
const PATIENCE = 5000;

/** Done, or there was nothing: nginx's purge module says 404 or 412 for what it does not hold. */
const isDone = (status: number): boolean => (status >= 200 && status < 300) || status === 404 || status === 412;

async function ask(url: string, init: RequestInit): Promise<number> {
  const response = await fetch(url, {
    ...init,
    redirect: 'manual',
    cache: 'no-store',
    signal: AbortSignal.timeout(PATIENCE),
  });
  await response.body?.cancel();
  return response.status;
}

/** A word for the log: no address, no secret. */
const failure = (error: unknown): string => (error instanceof Error ? error.name : 'error');

/** `PURGE /about/` for each address: nginx, Varnish, Fastly. */
async function purgeEach({ url, headers }: Front, addresses: readonly string[]): Promise<Told> {
  const base = url.replace(/(?<!\/)\/+$/, '');
  const waiting = [...addresses];
  const left: string[] = [];
  let why = '';
  const worker = async (): Promise<void> => {
    for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
      const status = await ask(base + address, { method: 'PURGE', headers }).catch(failure);
      if (typeof status === 'number' && isDone(status)) continue;
      left.push(address);
      why = typeof status === 'number' ? `HTTP ${status}` : status;
      // Who does not answer is not asked for the rest.
      left.push(...waiting.splice(0));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return { left, why };
}

async function postPurge({ url, headers }: Front, body: object): Promise<string> {
  const status = await ask(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  }).catch(failure);
  if (typeof status === 'number') return status >= 200 && status < 300 ? '' : `HTTP ${status}`;
  return status;
}

/** `POST { files: […] }`: Cloudflare's API, and whoever took it over. */
async function purgeTogether(front: Front, addresses: readonly string[]): Promise<Told> {
  const groups = chunk(addresses, IN_ONE);
  for (const [at, group] of groups.entries()) {
    const files = group.map((address) => `https://${site.domain}${address}`);
    const why = await postPurge(front, { files });
    if (why) return { left: groups.slice(at).flat(), why };
  }
  return { left: [], why: '' };
}

export interface Told {
  /** Addresses that have to be told again. */
  left: readonly string[];
  /** Why, in a word or two; '' where none is left. */
  why: string;
}

/**
 * Tells a cache in front that what it holds under these addresses is old. `'*'` is everything, and only Cloudflare's API has a
 * word for it. Never throws.
 */
export async function sendPurge(front: Front, addresses: readonly string[]): Promise<Told> {
  if (front.style === 'purge')
    return purgeEach(
      front,
      addresses.filter((address) => address !== '*'),
    );
  if (!addresses.includes('*')) return purgeTogether(front, addresses);
  const why = await postPurge(front, { purge_everything: true });
  return { left: why ? ['*'] : [], why };
}
