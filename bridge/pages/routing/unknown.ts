import { log } from '../../platform/log';
import { pathOfUri } from '../../wordpress/url/path';
import { editorsRedirect } from './redirects';
import { queryRouting } from './ask-wordpress';
import { guessAddress } from './guess';
import { resolveHidden } from './hidden';
import { resolveShorthand } from './shorthands';

import type { Resolution } from './resolve';

/** Statuses by which WordPress says that an address has moved for good. */
const PERMANENT = new Set([301, 308]);

type Redirect = Extract<Resolution, { kind: 'redirect' }>;

/** Redirects in a row that are looked at: more of them are a circle that never comes back to where it began. */
const FOLLOWED = 5;
const UNKNOWN: Resolution = { kind: 'unknown' };

/**
 * One look at a path that GraphQL does not know: first the editors' redirect rules (they mean this very address), then WordPress
 * itself, which knows old slugs and wrong parents. Where only its front end could be asked, last the guess that WordPress
 * would make at a shortened address.
 */
async function look(path: string, isKnown: (path: string) => Promise<boolean>): Promise<Resolution> {
  const rule = await editorsRedirect(path, isKnown);
  if (rule) return { kind: 'redirect', ...rule };
  const answer = await queryRouting(path);
  // A strange host is believed only for what is here: a plugin may send visitors anywhere, this site does not.
  if (answer?.location && (!answer.onOtherHost || (await isKnown(answer.location)))) {
    return { kind: 'redirect', destination: answer.location, permanent: PERMANENT.has(answer.status) };
  }
  const hidden = answer && (await resolveHidden(path, answer));
  if (hidden) return hidden;
  if (answer?.status === 200) {
    log('warn', 'routing', `WordPress answers ${path}, but gives nothing of it through GraphQL: not found`);
    return UNKNOWN;
  }
  const guessed = answer?.exact ? null : await guessAddress(path);
  return guessed ? { kind: 'redirect', destination: guessed, permanent: true } : UNKNOWN;
}

/** Path of a page of this site that a redirect leads to; null for what is elsewhere, a file, or has a query. */
function pageOf({ destination }: Redirect): string | null {
  const [path = ''] = destination.split('#');
  return /^\/(?!media\/)[^?.]*$/.test(path) ? pathOfUri(path) : null;
}

/** Where a visitor ends who follows a redirect that may lead to the next: an editors' rule to an old slug, a plugin's to a rule. */
async function endOf(path: string, first: Redirect, isKnown: (path: string) => Promise<boolean>): Promise<Resolution> {
  const seen = new Set([path]);
  let reached = first;
  for (let step = 0; step < FOLLOWED; step += 1) {
    const next = pageOf(reached);
    if (next === null) return reached;
    if (seen.has(next)) return UNKNOWN;
    seen.add(next);
    const after = (await isKnown(next)) ? UNKNOWN : await look(next, isKnown);
    if (after.kind !== 'redirect') return reached;
    reached = { ...after, permanent: reached.permanent && after.permanent };
  }
  return UNKNOWN;
}

/**
 * A path that GraphQL does not know: where it has moved, in one redirect whoever wrote the steps in between, or what
 * WordPress has there. What leads in a circle is not found; its shorthands lead to its login and its admin.
 * `isKnown` says whether a path is WordPress's: a rule never leads away from one.
 * @throws UpstreamError
 */
export async function resolveUnknown(path: string, isKnown: (path: string) => Promise<boolean>): Promise<Resolution> {
  const found = await look(path, isKnown);
  if (found.kind === 'unknown') return resolveShorthand(path);
  return found.kind === 'redirect' ? endOf(path, found, isKnown) : found;
}
