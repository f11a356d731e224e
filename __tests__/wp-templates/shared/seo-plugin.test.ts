import { transformTools } from '@footbridge/bridge/pages/page/tools';
import { breadcrumbTrail } from '@/wp-templates/shared/links';
import { pageInfo, type SeoFields } from '@/wp-templates/shared/page-info';

import type { SeoFacts } from '@footbridge/bridge/wordpress/types';

const PLUGIN: SeoFacts = {
  title: 'Plugin title',
  description: 'Plugin words. '.repeat(20),
  canonical: '/other/',
  robots: ['nofollow', 'max-snippet:20'],
  share: ['og:title', 'twitter:title', 'og:description', 'og:image', 'og:image:width', 'og:site_name'].map((name) => ({
    name,
    content: name,
  })),
  primary: null,
  breadcrumbs: { '/about/': 'Us', '/about/team/': 'People' },
};
const tools = { ...transformTools, seo: PLUGIN };
const facts = { uri: '/about/team/', title: 'Our team', summary: 'Words.' };
const headOf = (seo: SeoFields | null, own: Partial<typeof facts & { part: number }> = {}) =>
  pageInfo({ ...facts, ...own, seo }, tools).head;

beforeAll(() => {
  process.env.WORDPRESS_URL = 'https://cms.example.com';
});

describe('a page’s head with an SEO plugin', () => {
  it('has the plugin’s values, whole, where the editor left the site’s own fields empty', () => {
    expect(headOf(null)).toMatchObject({
      title: 'Plugin title',
      description: PLUGIN.description,
      canonical: '/other/',
      noindex: false,
      robots: 'nofollow, max-snippet:20',
      share: PLUGIN.share,
      breadcrumb: 'People',
    });
  });

  it('has the editor’s own fields first, also when it is shared', () => {
    const image = { node: { sourceUrl: 'https://cms.example.com/wp-content/uploads/a.jpg' } };
    const head = headOf({ title: 'Own title', description: 'Own words', canonical: '/about/', noindex: true, image });
    expect(head).toMatchObject({
      title: 'Own title',
      description: 'Own words',
      canonical: '/about/',
      noindex: true,
      robots: 'noindex, nofollow, max-snippet:20',
      share: [{ name: 'og:site_name' }],
    });
  });

  it('of a later part has the plugin’s title, which names the part itself', () => {
    expect(headOf(null, { part: 2 }).title).toBe('Plugin title');
    expect(headOf({ title: 'Own title' }, { part: 2 }).title).toBe('Own title – Page 2');
  });

  it('has the titles of the plugin in the trail above it', () => {
    const above = { nodes: [{ uri: '/about/', title: 'About our company' }] };
    expect(breadcrumbTrail(above, tools)).toEqual([{ title: 'Us', url: '/about/' }]);
    expect(breadcrumbTrail(above, transformTools)).toEqual([{ title: 'About our company', url: '/about/' }]);
  });
});
