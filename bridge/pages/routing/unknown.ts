import { log } from '../../platform/log';
import { pathOfUri } from '../../wordpress/url/path';
import { editorsRedirect } from './redirects';
import { queryRouting } from './query-routing';
import { guessAddress } from './guess';
import { resolveHidden } from './hidden';
import { resolveShorthand } from './shorthands';

import type { Resolution } from './resolve';

/** Statuses of permanent redirects. */
const PERMANENT = new Set([301, 308]);

type Redirect = Extract<Resolution, { kind: 'redirect' }>;

const MAX_REDIRECTS = 5;
const UNKNOWN: Resolution = { kind: 'unknown' };

/**
 * Resolves a path that GraphQL does not: by the editors' redirect rules, then by WordPress's own routing, which finds old slugs
 * and wrong parents. Without the plugin, last by a guess as WordPress would make it.
 */
async function resolveOnce(path: string, isKnown: (path: string) => Promise<boolean>): Promise<Resolution> {
  const rule = await editorsRedirect(path, isKnown);
  if (rule) return { kind: 'redirect', ...rule };
  const answer = await queryRouting(path);
  // A redirect to another host is followed only to a path that exists here.
  if (answer?.location && (!answer.onOtherHost || (await isKnown(answer.location)))) {
    return { kind: 'redirect', destination: answer.location, permanent: PERMANENT.has(answer.status) };
  }
  const hidden = answer && (await resolveHidden(path, answer));
  if (hidden) return hidden;
  if (answer?.status === 200) {
    log('warn', 'routing', `WordPress has ${path}, but GraphQL returns nothing for it: not found`);
    return UNKNOWN;
  }
  const guessed = answer?.exact ? null : await guessAddress(path);
  return guessed ? { kind: 'redirect', destination: guessed, permanent: true } : UNKNOWN;
}

/** Returns the path of a page of this site that a redirect leads to; null for another site, a file, or a target with a query. */
function pageOf({ destination }: Redirect): string | null {
  const [path = ''] = destination.split('#');
  return /^\/(?!media\/)[^?.]*$/.test(path) ? pathOfUri(path) : null;
}

/** Follows redirects to their end: an editors' rule may lead to an old slug, WordPress's redirect to a rule. */
async function endOf(path: string, first: Redirect, isKnown: (path: string) => Promise<boolean>): Promise<Resolution> {
  const seen = new Set([path]);
  let reached = first;
  for (let step = 0; step < MAX_REDIRECTS; step += 1) {
    const next = pageOf(reached);
    if (next === null) return reached;
    if (seen.has(next)) return UNKNOWN;
    seen.add(next);
    const after = (await isKnown(next)) ? UNKNOWN : await resolveOnce(next, isKnown);
    if (after.kind !== 'redirect') return reached;
    reached = { ...after, permanent: reached.permanent && after.permanent };
  }
  return UNKNOWN;
}

/**
 * Resolves a path that GraphQL does not to one redirect, or to what WordPress has there. A redirect cycle is unknown. WordPress's
 * shorthands redirect to its login and admin.
 * @param isKnown whether WordPress has a path: no rule applies to such a path
 * @throws UpstreamError
 */
export async function resolveUnknown(path: string, isKnown: (path: string) => Promise<boolean>): Promise<Resolution> {
  const found = await resolveOnce(path, isKnown);
  if (found.kind === 'unknown') return resolveShorthand(path);
  return found.kind === 'redirect' ? endOf(path, found, isKnown) : found;
}
