import { isStaging } from '../../platform/headers/stage';

import type { SiteConfig } from '@/site-config/types';
import type { DocumentAnswer } from '../documents/send';

/** Soon again: a site that goes public must not wait a day for it. */
const CACHE_CONTROL = 'public, max-age=300';

/** What is made for one visitor, for editors or for scripts; all of it says noindex too. */
const NOT_FOR_ROBOTS = ['/api/', '/preview/', '/search/', '/comment/', '/unlock/', '/lead/'];

/** Blocks of lines, an empty one between them. */
const written = (...blocks: string[][]): string => `${blocks.map((lines) => lines.join('\n')).join('\n\n')}\n`;

/**
 * `/robots.txt` (RFC 9309): everything but what is nobody else's, and where the sitemap is. On a staging site nothing.
 * WordPress's own wish ("discourage search engines") is about WordPress's address and does not count here: docs/feeds-and-sitemaps.md.
 */
export function robots({ domain }: Pick<SiteConfig, 'domain'>): DocumentAnswer {
  const text = isStaging()
    ? written(['User-agent: *', 'Disallow: /'])
    : written(
        ['User-agent: *', ...NOT_FOR_ROBOTS.map((path) => `Disallow: ${path}`)],
        [`Sitemap: https://${domain}/sitemap.xml`],
      );
  return { kind: 'document', text, type: 'text/plain', modified: null, cacheControl: CACHE_CONTROL };
}
