import { mediaPath } from '../../wordpress/url/policy';
import { queryRouting } from './query-routing';

import type { SeedNode } from '../../wordpress/types';

/** What is at an attachment's address: a redirect, the attachment page, or nothing. */
export type AttachmentTarget = { kind: 'redirect'; path: string } | { kind: 'page' } | { kind: 'missing' };

/**
 * Returns the target of an attachment's address: since WordPress 6.4 the file, unless the site has attachment pages. GraphQL does
 * not expose the setting. Attachments of hidden posts are missing.
 * @param path as requested
 * @param own the attachment's own path
 * @throws UpstreamError
 */
export async function attachmentTarget(path: string, own: string, seed: SeedNode): Promise<AttachmentTarget> {
  const answer = await queryRouting(path, own);
  if (answer?.exact && answer.status >= 400) return { kind: 'missing' };
  const isKnown = answer && answer.status < 400 && (!answer.onOtherHost || answer.location === null);
  const target = isKnown
    ? answer.location
    : typeof seed.mediaItemUrl === 'string'
      ? mediaPath(seed.mediaItemUrl)
      : null;
  return target === null ? { kind: 'page' } : { kind: 'redirect', path: target };
}
