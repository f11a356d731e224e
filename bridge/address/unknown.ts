import { log } from '../log';
import { editorsRedirect } from '../page/redirects';
import { askWordPress } from './ask-wordpress';
import { guessAddress } from './guess';
import { resolveHidden } from './hidden';

import type { Resolution } from './resolve';

/** Statuses by which WordPress says that an address has moved for good. */
const PERMANENT = new Set([301, 308]);

/**
 * A path that GraphQL does not know: first the editors' redirect rules (they mean this very address), then WordPress
 * itself, which knows old slugs and wrong parents. Where only its front end could be asked, last the guess that WordPress
 * would make at a shortened address.
 * `isKnown` says whether a path is WordPress's: a rule never leads away from one.
 * @throws UpstreamError
 */
export async function resolveUnknown(path: string, isKnown: (path: string) => Promise<boolean>): Promise<Resolution> {
  const rule = await editorsRedirect(path, isKnown);
  if (rule) return { kind: 'redirect', ...rule };
  const answer = await askWordPress(path);
  // A strange host is believed only for what is here: a plugin may send visitors anywhere, this site does not.
  if (answer?.location && (!answer.onOtherHost || (await isKnown(answer.location)))) {
    return { kind: 'redirect', destination: answer.location, permanent: PERMANENT.has(answer.status) };
  }
  const hidden = answer && (await resolveHidden(path, answer));
  if (hidden) return hidden;
  if (answer?.status === 200) {
    log('warn', 'address', `WordPress answers ${path}, but gives nothing of it through GraphQL: not found`);
    return { kind: 'unknown' };
  }
  const guessed = answer?.exact ? null : await guessAddress(path);
  return guessed ? { kind: 'redirect', destination: guessed, permanent: true } : { kind: 'unknown' };
}
