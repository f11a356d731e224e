import { site } from '@/site-config/site';

import { element, xmlDocument } from '../xml/write';
import { SECTION_NAMES } from './sections';

import type { XmlAnswer } from '../xml/send';
import type { SectionName, Sections, SitemapEntry } from './sections';

/** Addresses in one part: far below the protocol's 50,000, so that a search engine reads little anew after an edit. */
const PART_SIZE = 1000;
const NAMESPACE = { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9' };
const PART = /^([a-z]+)-([1-9]\d{0,4})$/;

const newest = (entries: readonly SitemapEntry[]): Date | null => {
  const times = entries.flatMap(({ modified }) => (modified ? [modified.getTime()] : []));
  return times.length ? new Date(Math.max(...times)) : null;
};

const lastmod = (date: Date | null) => date && element('lastmod', date.toISOString().replace('.000Z', 'Z'));
const loc = (path: string) => element('loc', `https://${site.domain}${path}`);

function answer(root: string, children: ReturnType<typeof element>[], modified: Date | null): XmlAnswer {
  return { kind: 'document', xml: xmlDocument(element(root, children, NAMESPACE)), type: 'application/xml', modified };
}

function partOf(sections: Sections, name: SectionName, number: number): SitemapEntry[] {
  return sections[name].slice((number - 1) * PART_SIZE, number * PART_SIZE);
}

/** `/sitemap.xml`: the list of all parts that have addresses. */
export function sitemapIndex(sections: Sections): XmlAnswer {
  const parts = SECTION_NAMES.flatMap((name) => {
    const count = Math.ceil(sections[name].length / PART_SIZE);
    return Array.from({ length: count }, (_, index) => ({ path: `/sitemap-${name}-${index + 1}.xml`, modified: newest(partOf(sections, name, index + 1)) }));
  });
  const written = parts.map(({ path, modified }) => element('sitemap', [loc(path), lastmod(modified)]));
  return answer('sitemapindex', written, newest(parts));
}

/** `/sitemap-posts-1.xml`. In: `posts-1`. Out: null for a part that there is none of. */
export function sitemapPart(sections: Sections, asked: string): XmlAnswer | null {
  const [, section, number] = PART.exec(asked) ?? [];
  const name = SECTION_NAMES.find((known) => known === section);
  const entries = name ? partOf(sections, name, Number(number)) : [];
  if (entries.length === 0) return null;
  const written = entries.map(({ path, modified }) => element('url', [loc(path), lastmod(modified)]));
  return answer('urlset', written, newest(entries));
}
