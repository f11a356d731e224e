import { site } from '@footbridge/shared/site/current';

import { chunk } from '../../platform/chunk';
import { setting } from '../../platform/env';
import { failureCode } from '../../platform/failure';

export interface Cdn {
  url: string;
  style: 'purge' | 'cloudflare';
  /** Authenticates this site; secret. */
  headers: Record<string, string>;
}

export function cdns(): Cdn[] {
  const [name = '', value] = setting('CACHE_PURGE_HEADER')?.split(/:\s*(.*)/s) ?? [];
  const style = setting('CACHE_PURGE_STYLE');
  const headers = value === undefined ? {} : { [name]: value };
  return (setting('CACHE_PURGE_URL') ?? []).map((url) => ({ url, style, headers }));
}

/** Cloudflare's limit on every plan. */
const MAX_FILES_PER_REQUEST = 30;
const MAX_CONCURRENT = 4;
const TIMEOUT_MS = 5000;

/** Whether a purge succeeded. nginx's purge module answers 404 or 412 when the address is not cached. */
const isDone = (status: number): boolean => (status >= 200 && status < 300) || status === 404 || status === 412;

async function request(url: string, init: RequestInit): Promise<number> {
  const response = await fetch(url, {
    ...init,
    redirect: 'manual',
    cache: 'no-store',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  await response.body?.cancel();
  return response.status;
}

/** Returns the error's code or name for the log, without address and secret. */
const failure = (error: unknown): string => failureCode(error) ?? (error instanceof Error ? error.name : 'error');

/** Sends `PURGE /about/` for each address: nginx, Varnish, Fastly. */
async function purgeEach({ url, headers }: Cdn, addresses: readonly string[]): Promise<PurgeResult> {
  const base = url.replace(/(?<!\/)\/+$/, '');
  const waiting = [...addresses];
  const left: string[] = [];
  let why = '';
  const worker = async (): Promise<void> => {
    for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
      const status = await request(base + address, { method: 'PURGE', headers }).catch(failure);
      if (typeof status === 'number' && isDone(status)) continue;
      left.push(address);
      why = typeof status === 'number' ? `HTTP ${status}` : status;
      // After a failure the rest is not sent.
      left.push(...waiting.splice(0));
    }
  };
  await Promise.all(Array.from({ length: MAX_CONCURRENT }, worker));
  return { left, why };
}

async function postPurge({ url, headers }: Cdn, body: object): Promise<string> {
  const status = await request(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  }).catch(failure);
  if (typeof status === 'number') return status >= 200 && status < 300 ? '' : `HTTP ${status}`;
  return status;
}

/** Sends `POST { files: […] }`: Cloudflare's API, and compatible ones. */
async function purgeTogether(cdn: Cdn, addresses: readonly string[]): Promise<PurgeResult> {
  const groups = chunk(addresses, MAX_FILES_PER_REQUEST);
  for (const [at, group] of groups.entries()) {
    const files = group.map((address) => `https://${site().domain}${address}`);
    const why = await postPurge(cdn, { files });
    if (why) return { left: groups.slice(at).flat(), why };
  }
  return { left: [], why: '' };
}

export interface PurgeResult {
  left: readonly string[];
  /** Why; '' when none is left. */
  why: string;
}

/** Purges addresses from a CDN. `'*'` means everything, which only Cloudflare's API supports. Never throws. */
export async function sendPurge(cdn: Cdn, addresses: readonly string[]): Promise<PurgeResult> {
  if (cdn.style === 'purge')
    return purgeEach(
      cdn,
      addresses.filter((address) => address !== '*'),
    );
  if (!addresses.includes('*')) return purgeTogether(cdn, addresses);
  const why = await postPurge(cdn, { purge_everything: true });
  return { left: why ? ['*'] : [], why };
}
