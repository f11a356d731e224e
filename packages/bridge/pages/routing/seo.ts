import { site } from '@footbridge/shared/site/current';

import { pathOfUri } from '../../wordpress/url/path';
import { mediaPath, siteLink } from '../../wordpress/url/policy';
import { publicText } from '../../wordpress/url/public-text';

import type { SeoFacts, ShareTag } from '../../wordpress/types';
import type { Answer } from './answer';

/** What crawlers do without a directive. */
const DEFAULT_DIRECTIVES = new Set(['index', 'follow', 'all']);
const ADDRESS = 'og:url';
const PICTURE = /^(?:og|twitter):image(?::|$)/;
const PICTURE_ADDRESS = /^(?:og|twitter):image(?::(?:url|src|secure_url))?$/;

/** Returns a picture's address on this site, or on another one; null for one of WordPress that this site does not have. */
function publicPicture(address: string): string | null {
  const own = `https://${site().domain}`;
  const path = mediaPath(address);
  if (path) return own + path;
  const shown = publicText(address);
  return shown.startsWith(`${own}/`) ? null : shown;
}

/** Returns tags with this site's addresses. A picture's size and text go with it; the page's address is its canonical one. */
function publicTags(tags: readonly ShareTag[]): ShareTag[] {
  let isLost = false;
  return tags.flatMap(({ name, content }) => {
    if (name === ADDRESS) return [];
    const shown = PICTURE_ADDRESS.test(name) ? publicPicture(content) : publicText(content);
    if (PICTURE_ADDRESS.test(name)) isLost = shown === null;
    return shown === null || (isLost && PICTURE.test(name)) ? [] : [{ name, content: shown }];
  });
}

/** Returns the canonical address as a site path, or an absolute one of another site; null for an invalid one. */
function canonicalOf(canonical: string | null): string | null {
  const link = siteLink(canonical);
  return link?.startsWith('/') ? link.replace(/#.*/s, '') : link && /^https?:/.test(link) ? link : null;
}

/** Returns what WordPress's SEO plugin computes, as the site shows it; undefined when it says nothing. */
export function seoFacts({ seo }: Answer): SeoFacts | undefined {
  if (!seo) return undefined;
  const breadcrumbs = seo.breadcrumbs.map(({ uri, title }) => [pathOfUri(uri) ?? uri, title]);
  return {
    title: publicText(seo.title ?? ''),
    description: publicText(seo.description ?? ''),
    canonical: canonicalOf(seo.canonical),
    robots: [...new Set(seo.robots)].filter((directive) => !DEFAULT_DIRECTIVES.has(directive)),
    share: publicTags(seo.share),
    primary: seo.primary,
    breadcrumbs: Object.fromEntries(breadcrumbs),
  };
}
