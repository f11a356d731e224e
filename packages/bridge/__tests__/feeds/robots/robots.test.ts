import { HttpResponse, http } from 'msw';

import { loadRobots } from '@footbridge/bridge/feeds/robots/load';
import { site } from '@/site-config/site';

import { RECORDED_WORDPRESS } from '../../../../../__tests__/recordings/address';
import { answerWith, resolveRoute } from '../../../../../__tests__/support/resolve-route';
import { wordPressServer } from '../../../../../__tests__/support/wordpress-server';

const server = wordPressServer();
const OWN = [
  '/api/',
  '/preview/',
  '/search/?',
  '/search/*/',
  '/nearby/',
  '/comment/*/',
  '/unlock/',
  '/lead/thank-you/',
].map((path) => `Disallow: ${path}`);
const SITEMAP = `Sitemap: https://${site.domain}/sitemap.xml`;

/** Returns the blocks of robots.txt where WordPress's own has these lines. */
async function blocks(...lines: string[]): Promise<string[][]> {
  const answer = answerWith({ status: 200, robotsTxt: lines.join('\r\n') });
  server.use(resolveRoute((path) => (path === '/robots.txt' ? answer : undefined)));
  const { text } = await loadRobots();
  return text
    .trimEnd()
    .split('\n\n')
    .map((block) => block.split('\n'));
}

describe('robots.txt', () => {
  it('has the owner’s rules in WordPress, beside the site’s own, and this site’s sitemap alone', async () => {
    const rules = [
      '# START YOAST BLOCK',
      'User-agent: *',
      'Disallow: /private/ # not yet',
      'allow: /private/open/',
      'Disallow:',
      'Sitemap: https://cms.example.com/sitemap_index.xml',
      '',
      'User-agent: GPTBot',
      'User-Agent: CCBot',
      'Disallow: /',
    ];
    expect(await blocks(...rules)).toEqual([
      ['User-agent: *', ...OWN, 'Disallow: /private/', 'allow: /private/open/'],
      ['User-agent: gptbot', 'User-agent: ccbot', ...OWN, 'Disallow: /'],
      [SITEMAP],
    ]);
  });

  it('has no rules about WordPress itself, also where that closes its host to all crawlers', async () => {
    const rules = ['User-agent: *', 'Disallow: /wp-admin/', 'Allow: /wp-admin/admin-ajax.php', 'Disallow: /'];
    expect(await blocks(...rules)).toEqual([['User-agent: *', ...OWN], [SITEMAP]]);
  });

  it('is served while WordPress fails, and from an older plugin', async () => {
    server.use(http.get(`${RECORDED_WORDPRESS}/index.php`, () => HttpResponse.error()));
    expect((await loadRobots()).text).toContain(SITEMAP);
    server.resetHandlers(resolveRoute(() => ({ status: 200 })));
    expect((await loadRobots()).text).toContain(SITEMAP);
  });
});
