import { isStaging } from '../../platform/headers/search-engines';

import type { Site } from '@footbridge/shared/site/types';
import type { DocumentAnswer } from '../documents/send';
import type { RobotsGroup } from './owners-rules';

/** Short, because a staging site may go public. */
const CACHE_CONTROL = 'public, max-age=300';

/** Pages of one visitor, of editors, and the API. They send noindex, too. */
const DISALLOWED = [
  '/api/',
  '/preview/',
  '/search/?',
  '/search/*/',
  '/nearby/',
  '/comment/*/',
  '/unlock/',
  '/lead/thank-you/',
];

const joinBlocks = (...blocks: string[][]): string => `${blocks.map((lines) => lines.join('\n')).join('\n\n')}\n`;

function blocksOf(owners: readonly RobotsGroup[]): string[][] {
  const own = DISALLOWED.map((path) => `Disallow: ${path}`);
  const isForAll = ({ agents }: RobotsGroup): boolean => agents.includes('*');
  const forAll = owners.filter(isForAll).flatMap(({ rules }) => rules);
  const others = owners.filter((group) => !isForAll(group));
  return [
    ['User-agent: *', ...new Set([...own, ...forAll])],
    ...others.map(({ agents, rules }) => [
      ...agents.map((agent) => `User-agent: ${agent}`),
      ...new Set([...own, ...rules]),
    ]),
  ];
}

/**
 * Returns `/robots.txt` (RFC 9309). "Discourage search engines" is in each page's robots tag, which crawlers have to be
 * able to read.
 */
export function robots({ domain }: Pick<Site, 'domain'>, owners: readonly RobotsGroup[] = []): DocumentAnswer {
  const text = isStaging()
    ? joinBlocks(['User-agent: *', 'Disallow: /'])
    : joinBlocks(...blocksOf(owners), [`Sitemap: https://${domain}/sitemap.xml`]);
  return { kind: 'document', text, type: 'text/plain', modified: null, cacheControl: CACHE_CONTROL };
}
