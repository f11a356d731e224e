import { element, xmlDocument, type Xml } from '../documents/xml';

import type { Site as Brand } from '@footbridge/shared/site/types';
import type { DocumentAnswer } from '../documents/send';
import type { SitemapEntry } from './content';
import type { Sections } from './sections';

/** URLs per part. Far below the protocol's 50,000, so that a crawler reloads little after an edit. */
const PART_SIZE = 1000;
const NAMESPACE = { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9' };
const WITH_IMAGES = { ...NAMESPACE, 'xmlns:image': 'http://www.google.com/schemas/sitemap-image/1.1' };
const PART = /^([\w-]+)-([1-9]\d{0,4})$/;

const newest = (entries: readonly Pick<SitemapEntry, 'modified'>[]): Date | null => {
  const times = entries.flatMap(({ modified }) => (modified ? [modified.getTime()] : []));
  return times.length ? new Date(Math.max(...times)) : null;
};

const lastmod = (date: Date | null) => date && element('lastmod', date.toISOString().replace('.000Z', 'Z'));

const absolute = ({ domain }: Site, path: string): string => `https://${domain}${path}`;
type Site = Pick<Brand, 'domain'>;

const loc = (site: Site, path: string) => element('loc', absolute(site, path));
const image = (site: Site, path: string) => element('image:image', [element('image:loc', absolute(site, path))]);

/** Without a modification date: a removed URL would not change it. Clients use the ETag. */
function answer(root: Xml): DocumentAnswer {
  return { kind: 'document', text: xmlDocument(root), type: 'application/xml', modified: null };
}

function partOf(entries: readonly SitemapEntry[], number: number): readonly SitemapEntry[] {
  return entries.slice((number - 1) * PART_SIZE, number * PART_SIZE);
}

/** Returns `/sitemap.xml`: the index of all parts; null where the whole site is hidden from search engines. */
export function sitemapIndex(sections: Sections, site: Site): DocumentAnswer | null {
  const parts = [...sections].flatMap(([name, entries]) => {
    const count = Math.ceil(entries.length / PART_SIZE);
    return Array.from({ length: count }, (_, index) => ({
      path: `/sitemap-${name}-${index + 1}.xml`,
      modified: newest(partOf(entries, index + 1)),
    }));
  });
  if (parts.length === 0) return null;
  const written = parts.map(({ path, modified }) => element('sitemap', [loc(site, path), lastmod(modified)]));
  return answer(element('sitemapindex', written, NAMESPACE));
}

export function sitemapPart(sections: Sections, part: string, site: Site): DocumentAnswer | null {
  const [, name = '', number] = PART.exec(part) ?? [];
  const entries = partOf(sections.get(name) ?? [], Number(number));
  if (entries.length === 0) return null;
  const written = entries.map(({ path, modified, images }) =>
    element('url', [loc(site, path), lastmod(modified), ...images.map((one) => image(site, one))]),
  );
  return answer(element('urlset', written, WITH_IMAGES));
}
