import { pathOfUri } from '../../wordpress/url/path';
import { siteLink } from '../../wordpress/url/policy';
import { UpstreamError } from '../../platform/upstream-error';
import { adminUrl } from './origin';
import { fetchAnswer } from './resolve-route';

import type { Answer } from './answer';
import type { Redirect } from './resolution';

const PERMANENT = new Set([301, 308]);
const MAX_REDIRECTS = 5;

export const isRedirect = ({ status, location }: Answer): boolean => status >= 300 && status < 400 && location !== null;

async function redirectIn({ status, location }: Answer): Promise<Redirect | null> {
  const admin = await adminUrl(location ?? '');
  const destination = admin ?? siteLink(location);
  return destination === null
    ? null
    : { kind: 'redirect', destination, permanent: admin === null && PERMANENT.has(status) };
}

/** Returns the path of a page of this site that a redirect leads to; null for another site, a file, or a target with a query. */
function pageOf({ destination }: Redirect): string | null {
  const [path = ''] = destination.split('#');
  return /^\/(?!media\/)[^?.]*$/.test(path) ? pathOfUri(path) : null;
}

/**
 * Follows redirects to their end. Null for a cycle and a disallowed target.
 * @throws UpstreamError when WordPress fails, or redirects the path to itself
 */
export async function endOfRedirects(path: string, first: Answer): Promise<Redirect | null> {
  const seen = new Set([path]);
  let reached = await redirectIn(first);
  for (let step = 0; reached !== null && step < MAX_REDIRECTS; step += 1) {
    const next = pageOf(reached);
    if (next === null) return reached;
    // A plugin that wants another scheme or host: the page is there.
    if (next === path && step === 0 && !first.isRule)
      throw new UpstreamError('WordPress redirects the address to itself');
    if (seen.has(next)) return null;
    seen.add(next);
    const answer = await fetchAnswer(next);
    if (!answer || !isRedirect(answer)) return reached;
    const after = await redirectIn(answer);
    reached = after && { ...after, permanent: reached.permanent && after.permanent };
  }
  return null;
}
