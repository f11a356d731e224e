import { lookup } from 'node:dns/promises';

import { canonicalAddress, isPublicAddress } from '../../platform/addresses';
import { wordPressUrl } from '../../platform/env';
import { isLoopback } from '../../platform/media-hosts';
import { isFaustRedirect } from '../../wordpress/url/faust-redirect';
import { recordForeignHost } from '../../wordpress/url/foreign-hosts';
import { redirectSource, type MediaSource } from '../../wordpress/url/media-address';
import { requestUpstream } from '../../wordpress/upstream/client';
import { timedResponse } from '../../wordpress/upstream/measure';
import { sendToWordPress } from '../../wordpress/upstream/send';

const REDIRECTS = new Set([301, 302, 307, 308]);
const MAX_REDIRECTS = 3;
/** WordPress has or shows the file no more, so a stored picture must not be served either. */
const GONE = new Set([401, 403, 404, 410]);

/** Throws for a host in a private network that WordPress has named, which could be any service of the operator. */
async function refusePrivate({ address, root }: MediaSource): Promise<void> {
  if (!root || root.isConfigured || isLoopback(new URL(wordPressUrl()))) return;
  const { hostname } = new URL(address);
  for (const found of await lookup(hostname.replace(/^\[|\]$/g, ''), { all: true })) {
    const known = canonicalAddress(found.address);
    if (known === null || !isPublicAddress(known))
      throw new Error(`${hostname} is in a private network, and MEDIA_HOSTS does not name it`);
  }
}

/** Sends one request. @param isTrusted false: a host that is not WordPress has chosen the address */
async function send(source: MediaSource, init: RequestInit, isTrusted: boolean): Promise<Response> {
  const { address, root } = source;
  const plain = (): Promise<Response> => fetch(address, { ...init, redirect: 'manual' });
  await refusePrivate(source);
  if (root) return requestUpstream(plain, { share: 'mediaHosts', isRead: true });
  return timedResponse('media', () =>
    requestUpstream(isTrusted ? () => sendToWordPress(address, init) : plain, { share: 'uploads', isRead: true }),
  );
}

/** Returns where a redirect leads; null for other responses, and for hosts that nobody has named. */
function redirectIn({ status, headers }: Response, from: string): MediaSource | null {
  const location = headers.get('location');
  if (!REDIRECTS.has(status) || location === null || isFaustRedirect(headers)) return null;
  const next = redirectSource(location, from);
  if (!next) recordForeignHost(location);
  return next;
}

/** Returns whether there is no such file: FaustWP redirects to the site then. Other redirects (a parked domain) mean nothing. */
export const isGone = ({ status, headers }: Response): boolean => GONE.has(status) || isFaustRedirect(headers);

/** Requests a file, and follows its redirects to WordPress and to hosts that it or MEDIA_HOSTS names. */
async function requestFrom(first: MediaSource, init: RequestInit): Promise<Response> {
  let source = first;
  let isTrusted = true;
  for (let redirects = 0; ; redirects += 1) {
    isTrusted &&= source.root === null;
    const response = await send(source, init, isTrusted);
    const next = redirects < MAX_REDIRECTS ? redirectIn(response, source.address) : null;
    if (!next) return response;
    response.body?.cancel().catch(() => undefined);
    source = next;
  }
}

/** Requests a file from the first source that has it; returns the last response when none has it. */
export async function requestFile([first, ...others]: readonly MediaSource[], init: RequestInit): Promise<Response> {
  if (!first) throw new Error('no folder has the file');
  const response = await requestFrom(first, init);
  if (others.length === 0 || !isGone(response)) return response;
  response.body?.cancel().catch(() => undefined);
  return requestFile(others, init);
}
