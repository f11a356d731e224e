import { isStaging } from '../../platform/headers/stage';

import type { Site } from '@footbridge/shared/site/types';
import type { DocumentAnswer } from '../documents/send';

/** Short, because a staging site may go public. */
const CACHE_CONTROL = 'public, max-age=300';

/** Pages of one visitor, of editors, and the API. They send noindex, too. */
const DISALLOWED = ['/api/', '/preview/', '/search/', '/nearby/', '/comment/', '/unlock/', '/lead/'];

/** Joins blocks of lines, with an empty line between them. */
const joinBlocks = (...blocks: string[][]): string => `${blocks.map((lines) => lines.join('\n')).join('\n\n')}\n`;

/**
 * Returns `/robots.txt` (RFC 9309): allows all but DISALLOWED, and names the sitemap. A staging site disallows everything.
 * WordPress's setting "discourage search engines" is in each page's robots tag, which crawlers have to be able to read.
 */
export function robots({ domain }: Pick<Site, 'domain'>): DocumentAnswer {
  const text = isStaging()
    ? joinBlocks(['User-agent: *', 'Disallow: /'])
    : joinBlocks(
        ['User-agent: *', ...DISALLOWED.map((path) => `Disallow: ${path}`)],
        [`Sitemap: https://${domain}/sitemap.xml`],
      );
  return { kind: 'document', text, type: 'text/plain', modified: null, cacheControl: CACHE_CONTROL };
}
