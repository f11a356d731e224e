import { readFileSync } from 'node:fs';

import { sitemapIndex, sitemapPart } from '@footbridge/bridge/feeds/sitemap/xml';
import {
  SITEMAP_CHANGES_QUERY,
  SITEMAP_CONTENT_QUERY,
  SITEMAP_TERMS_QUERY,
} from '@footbridge/bridge/feeds/sitemap/queries';
import { sites } from '@/site-config/brands';
import { site } from '@/site-config/site';

import { parseXml, sitemapProblems } from '../../../../../__tests__/support/xml';

import type { Sections } from '@footbridge/bridge/feeds/sitemap/sections';

it('queries every type and taxonomy of the schema, except those listed here', () => {
  const schema = readFileSync('schema.graphql', 'utf8');
  const valuesOf = (name: string) => new RegExp(`enum ${name} \\{([^}]*)\\}`).exec(schema)?.[1]?.trim().split(/\s+/);
  const queries = [SITEMAP_CONTENT_QUERY, SITEMAP_TERMS_QUERY];
  const contains = (value: string) => (query: object) =>
    JSON.stringify(query).includes(`"kind":"EnumValue","value":"${value}"`);
  const isQueried = (value: string) => queries.some(contains(value));
  // Attachments have no pages worth finding; reviews and stored queries have none at all.
  expect(valuesOf('ContentTypeEnum')?.filter((value) => !isQueried(value))).toEqual([
    'ATTACHMENT',
    'GRAPHQL_DOCUMENT',
    'REVIEW',
  ]);
  expect(valuesOf('TaxonomyEnum')?.filter((value) => !isQueried(value))).toEqual(['GRAPHQLDOCUMENTGROUP']);
  // Changes are queried for the same types.
  expect(
    valuesOf('ContentTypeEnum')?.filter(
      (value) => contains(value)(SITEMAP_CHANGES_QUERY) !== contains(value)(SITEMAP_CONTENT_QUERY),
    ),
  ).toEqual([]);
});

describe('parts of the sitemap', () => {
  const empty: Sections = { pages: [], posts: [], facilities: [], contributors: [], terms: [], authors: [] };
  const sections = {
    ...empty,
    posts: Array.from({ length: 2001 }, (_, index) => ({ path: `/post-${index}/`, modified: null, images: [] })),
  };
  const count = (part: string) => {
    const answer = sitemapPart(sections, part, site);
    return answer && parseXml(answer.text).documentElement.children.length;
  };

  it('contain a thousand addresses each', () => {
    expect(parseXml(sitemapIndex(sections, site).text).documentElement.children).toHaveLength(3);
    expect(['posts-1', 'posts-2', 'posts-3'].map(count)).toEqual([1000, 1000, 1]);
  });

  it.each(['posts-4', 'posts-0', 'posts-1.5', 'posts', 'pages-1', '', 'posts-999999999999'])(
    'are no more than there are addresses for: %s',
    (part) => {
      expect(sitemapPart(sections, part, site)).toBeNull();
    },
  );

  it.each(sites)('have no address but those of $code', (brand) => {
    const own = { ...empty, pages: [{ path: '/about/', modified: null, images: ['/media/a.jpg'] }] };
    const texts = [sitemapIndex(own, brand).text, sitemapPart(own, 'pages-1', brand)?.text ?? ''];
    const addresses = texts.flatMap((text) => [...text.matchAll(/<(?:image:)?loc>([^<]+)/g)].map(([, loc]) => loc));
    expect(addresses).toEqual([
      `https://${brand.domain}/sitemap-pages-1.xml`,
      `https://${brand.domain}/about/`,
      `https://${brand.domain}/media/a.jpg`,
    ]);
    expect(texts.map((text) => sitemapProblems(parseXml(text)))).toEqual([[], []]);
  });
});
