import { renderToStaticMarkup } from 'react-dom/server';
import type { HeadView } from '@footbridge/bridge/wordpress/types';
import { scriptText } from '@/components/PageHead/script-text';
import { ShareTags, type ShareType } from '@/components/PageHead/ShareTags';
import { SiteContext } from '@/components/site-context';
import { SITE_CODES, siteOf } from '@/site-config/brands';
import type { SiteCode } from '@/site-config/types';

describe('structured data in the page’s head', () => {
  it('[S5.2] is the same data, and ends no script element', () => {
    const data = { name: 'About </script><script>alert(1)</script><!--', list: [1, { deep: '<b>' }] };
    expect(scriptText(data)).not.toContain('<');
    expect(JSON.parse(scriptText(data))).toEqual(data);
  });
});

const image = { src: '/media/2026/a.jpg', width: 1600, height: 1000, alt: 'A "room"' };
const head: HeadView = {
  title: 'Détox & care',
  description: 'Words.',
  canonical: '/what-is-detox/',
  noindex: false,
  image,
  published: '2026-03-02',
  modified: '2026-05-04',
};

/** Meta elements by name, as a reader of previews has them. */
function previewOf(
  facts: Partial<HeadView> = {},
  type: ShareType = 'article',
  code: SiteCode = 'DSH',
): Record<string, string> {
  const html = renderToStaticMarkup(
    <SiteContext value={siteOf(code)}>
      <ShareTags head={{ ...head, ...facts }} type={type} />
    </SiteContext>,
  );
  return Object.fromEntries(
    [...html.matchAll(/<meta (?:property|name)="([^"]+)" content="([^"]*)"\/>/g)].map(([, name = '', content = '']) => [
      name,
      content,
    ]),
  );
}

describe('what a link’s preview shows', () => {
  it('is the page’s title, words, address and picture, and when an article came and was changed', () => {
    expect(previewOf()).toEqual({
      'og:type': 'article',
      'og:site_name': 'Desert Hope Treatment Center',
      'og:locale': 'en_US',
      'og:title': 'Détox &amp; care',
      'og:description': 'Words.',
      'og:url': 'https://deserthopetreatment.com/what-is-detox/',
      'og:image': 'https://deserthopetreatment.com/media/2026/a.jpg',
      'og:image:width': '1600',
      'og:image:height': '1000',
      'og:image:alt': 'A &quot;room&quot;',
      'article:published_time': '2026-03-02',
      'article:modified_time': '2026-05-04',
      'twitter:card': 'summary_large_image',
    });
  });

  it.each(SITE_CODES)(
    'of %s is the brand’s own picture where the page has none, or a drawing that no preview shows',
    (code) => {
      const { domain } = siteOf(code);
      for (const own of [null, { ...image, src: '/media/a.svg' }]) {
        expect(previewOf({ image: own }, 'website', code)).toMatchObject({
          'og:image': `https://${domain}/brands/${code}/og.jpg`,
          'og:image:width': '1200',
          'og:image:height': '630',
          'twitter:card': 'summary_large_image',
        });
      }
    },
  );

  it('has days for articles alone, a small card for a small picture, and nothing empty', () => {
    const preview = previewOf({ description: '', image: { ...image, width: 150, alt: '' } }, 'profile');
    expect(preview).toMatchObject({ 'og:type': 'profile', 'twitter:card': 'summary' });
    expect(Object.keys(preview).filter((name) => /^article:|description|alt$/.test(name))).toEqual([]);
  });

  it('has the tags of WordPress’s SEO plugin in place of the site’s own, a picture with its size', () => {
    const share = [
      { name: 'og:title', content: 'Shared' },
      { name: 'og:image', content: 'https://cdn.example/b.jpg' },
      { name: 'article:tag', content: 'css' },
      { name: 'twitter:site', content: '@example' },
    ];
    expect(previewOf({ share, original: 'https://original.example/x/' })).toEqual({
      'og:type': 'article',
      'og:site_name': 'Desert Hope Treatment Center',
      'og:locale': 'en_US',
      'og:title': 'Shared',
      'og:description': 'Words.',
      'og:url': 'https://original.example/x/',
      'og:image': 'https://cdn.example/b.jpg',
      'article:published_time': '2026-03-02',
      'article:modified_time': '2026-05-04',
      'article:tag': 'css',
      'twitter:card': 'summary_large_image',
      'twitter:site': '@example',
    });
  });
});
