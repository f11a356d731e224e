import { loadSitemap } from '@footbridge/bridge/feeds/sitemap/load';
import { sitemapIndex, sitemapPart } from '@footbridge/bridge/feeds/sitemap/xml';
import { sites } from '@/site-config/brands';
import { site } from '@/site-config/site';

import { onOperationData, wordPressServer } from '../../../../../__tests__/support/wordpress-server';
import { parseXml, sitemapProblems } from '../../../../../__tests__/support/xml';

import type { Sections } from '@footbridge/bridge/feeds/sitemap/sections';

const server = wordPressServer();

describe('parts of the sitemap', () => {
  const posts = Array.from({ length: 2001 }, (_, index) => ({ path: `/post-${index}/`, modified: null, images: [] }));
  const sections: Sections = new Map([
    ['pages', []],
    ['posts', posts],
  ]);

  it.each(['posts-4', 'posts-0', 'posts-1.5', 'posts', 'pages-1', '', 'posts-999999999999'])(
    'are no more than there are addresses for: %s',
    (part) => {
      expect(sitemapPart(sections, part, site)).toBeNull();
    },
  );

  it.each(sites)('have no address but those of $code', (brand) => {
    const own: Sections = new Map([['pages', [{ path: '/about/', modified: null, images: ['/media/a.jpg'] }]]]);
    const texts = [sitemapIndex(own, brand)?.text ?? '', sitemapPart(own, 'pages-1', brand)?.text ?? ''];
    const addresses = texts.flatMap((text) => [...text.matchAll(/<(?:image:)?loc>([^<]+)/g)].map(([, loc]) => loc));
    expect(addresses).toEqual([
      `https://${brand.domain}/sitemap-pages-1.xml`,
      `https://${brand.domain}/about/`,
      `https://${brand.domain}/media/a.jpg`,
    ]);
    expect(texts.map((text) => sitemapProblems(parseXml(text)))).toEqual([[], []]);
  });

  it('of another plugin lead to the sitemap', async () => {
    const none = { pageInfo: { hasNextPage: false }, nodes: [] };
    const footbridgeSitemap = { contentTypes: ['PAGE'], taxonomies: [] };
    const contentNodes = { ...none, nodes: [{ __typename: 'Page', uri: '/a/', modifiedGmt: null, seo: {} }] };
    const lists = { contentNodes, terms: none, users: none, contentTypes: { nodes: [] }, footbridgeSitemap };
    const options = { generalSettings: null, readingSettings: null, siteOptions: null, footbridgeUploads: null };
    server.use(onOperationData(/./, { ...lists, ...options }));
    expect(await loadSitemap('pt-post-2012-01')).toEqual({ kind: 'redirect', destination: '/sitemap.xml' });
  });
});
