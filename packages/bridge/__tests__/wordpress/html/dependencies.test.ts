/** @jest-environment node */
import { trackDependencies } from '@footbridge/bridge/wordpress/dependencies/track';
import { cleanHtml } from '@footbridge/bridge/wordpress/html/clean';

beforeAll(() => {
  process.env.WORDPRESS_URL = 'https://cms.example.org';
});

async function keysOf(html: string): Promise<readonly string[]> {
  const { dependencies } = await trackDependencies(async () => cleanHtml(html));
  return dependencies.flatMap(({ keys }) => keys);
}

describe('a text depends on what its blocks show', () => {
  it.each([
    [
      'latest posts',
      '<ul class="wp-block-latest-posts__list wp-block-latest-posts"><li><a href="https://cms.example.org/detox/">Detox</a></li></ul>',
      ['list:post', 'uri:/detox/'],
    ],
    [
      'a query loop of facilities',
      '<div class="wp-block-query"><ul class="wp-block-post-template"><li class="wp-block-post post-7 facility type-facility"><h2>Reno</h2></li></ul></div>',
      ['list:post', 'post:7', 'list:facility', 'list:footbridgefacility'],
    ],
    [
      'the pages',
      '<ul class="wp-block-page-list"><li><a href="/about/">About</a></li></ul>',
      ['order:list:page', 'uri:/about/'],
    ],
    ['comments', '<ol class="wp-block-latest-comments"></ol>', ['list:comment']],
    [
      'terms',
      '<ul class="wp-block-term-template"><li><a href="/category/rehab/">Rehab</a></li></ul>',
      ['list:category', 'list:tag', 'list:post', 'uri:/category/rehab/'],
    ],
    ['a picture', '<img class="wp-image-12 size-full" src="/media/a.png" alt="">', ['card:post:12']],
    ['the title', '<p class="wp-block-site-title">Desert Hope</p>', ['setting_group:general']],
    ['nothing', '<p class="constructor type">A <a href="/about/">link</a>.</p>', []],
  ])('%s', async (_what, html, keys) => {
    expect(await keysOf(html)).toEqual(keys);
  });
});
