import { mediaPath } from '../../wordpress/url/policy';
import { queryRouting } from './ask-wordpress';

import type { SeedNode } from '../../wordpress/types';

/** What WordPress does at an attachment's address: leads to a path, shows the attachment, or knows nothing of it. */
export type AttachmentTarget = { kind: 'redirect'; path: string } | { kind: 'page' } | { kind: 'missing' };

/**
 * Where an attachment's address leads: since WordPress 6.4 to the file, unless the site had attachment pages before.
 * GraphQL does not know the setting, so WordPress is asked. An attachment of what nobody may see is shown to nobody.
 * In: the path as it was asked for, and the attachment's own. @throws UpstreamError
 */
export async function attachmentTarget(path: string, own: string, seed: SeedNode): Promise<AttachmentTarget> {
  const answer = await queryRouting(path, own);
  if (answer?.exact && answer.status >= 400) return { kind: 'missing' };
  const isTold = answer && answer.status < 400 && (!answer.onOtherHost || answer.location === null);
  const target = isTold ? answer.location : typeof seed.mediaItemUrl === 'string' ? mediaPath(seed.mediaItemUrl) : null;
  return target === null ? { kind: 'page' } : { kind: 'redirect', path: target };
}
