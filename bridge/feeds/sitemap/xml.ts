import { element, xmlDocument } from '../documents/xml';
import { SECTION_NAMES } from './sections';

import type { SiteConfig } from '@/site-config/types';
import type { DocumentAnswer } from '../documents/send';
import type { Xml } from '../documents/xml';
import type { SitemapEntry } from './content';
import type { SectionName, Sections } from './sections';

/** Addresses in one part: far below the protocol's 50,000, so that a search engine reads little anew after an edit. */
const PART_SIZE = 1000;
const NAMESPACE = { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9' };
/** Google's extension for pictures. */
const WITH_IMAGES = { ...NAMESPACE, 'xmlns:image': 'http://www.google.com/schemas/sitemap-image/1.1' };
const PART = /^([a-z]+)-([1-9]\d{0,4})$/;

const newest = (entries: readonly Pick<SitemapEntry, 'modified'>[]): Date | null => {
  const times = entries.flatMap(({ modified }) => (modified ? [modified.getTime()] : []));
  return times.length ? new Date(Math.max(...times)) : null;
};

const lastmod = (date: Date | null) => date && element('lastmod', date.toISOString().replace('.000Z', 'Z'));
/** The brand whose addresses these are. */
type Site = Pick<SiteConfig, 'domain'>;

const absolute = ({ domain }: Site, path: string): string => `https://${domain}${path}`;
const loc = (site: Site, path: string) => element('loc', absolute(site, path));
const image = (site: Site, path: string) => element('image:image', [element('image:loc', absolute(site, path))]);

/** Without a date: an address that is gone leaves none, so only the tag tells whether a reader has the same. */
function answer(root: Xml): DocumentAnswer {
  return { kind: 'document', text: xmlDocument(root), type: 'application/xml', modified: null };
}

function partOf(sections: Sections, name: SectionName, number: number): SitemapEntry[] {
  return sections[name].slice((number - 1) * PART_SIZE, number * PART_SIZE);
}

/** `/sitemap.xml`: the list of all parts that have addresses. */
export function sitemapIndex(sections: Sections, site: Site): DocumentAnswer {
  const parts = SECTION_NAMES.flatMap((name) => {
    const count = Math.ceil(sections[name].length / PART_SIZE);
    return Array.from({ length: count }, (_, index) => ({
      path: `/sitemap-${name}-${index + 1}.xml`,
      modified: newest(partOf(sections, name, index + 1)),
    }));
  });
  const written = parts.map(({ path, modified }) => element('sitemap', [loc(site, path), lastmod(modified)]));
  return answer(element('sitemapindex', written, NAMESPACE));
}

/** `/sitemap-posts-1.xml`. In: `posts-1`. Out: null for a part that there is none of. */
export function sitemapPart(sections: Sections, asked: string, site: Site): DocumentAnswer | null {
  const [, section, number] = PART.exec(asked) ?? [];
  const name = SECTION_NAMES.find((known) => known === section);
  const entries = name ? partOf(sections, name, Number(number)) : [];
  if (entries.length === 0) return null;
  const written = entries.map(({ path, modified, images }) =>
    element('url', [loc(site, path), lastmod(modified), ...images.map((one) => image(site, one))]),
  );
  return answer(element('urlset', written, WITH_IMAGES));
}
