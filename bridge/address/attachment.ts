import { mediaPath } from '../url/policy';
import { askWordPress } from './ask-wordpress';

import type { SeedNode } from '../types';

/**
 * Where an attachment's address leads: since WordPress 6.4 to the file, unless the site had attachment pages before.
 * GraphQL does not know the setting, so WordPress is asked. Out: site path, or null where attachments have pages.
 */
export async function attachmentTarget(path: string, seed: SeedNode): Promise<string | null> {
  const answer = await askWordPress(path);
  if (answer && answer.status < 400 && (!answer.onOtherHost || answer.location === null)) return answer.location;
  return typeof seed.mediaItemUrl === 'string' ? mediaPath(seed.mediaItemUrl) : null;
}
