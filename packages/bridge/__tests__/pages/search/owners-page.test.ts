/** An owner's page with the slug of the site's search. */
import { http } from 'msw';

import { getServerSideProps } from '@/pages/search/[[...words]]';

import { RECORDED_WORDPRESS } from '../../../../../__tests__/recordings/address';
import { embeddedWordPress } from '../../../../../__tests__/support/embedded-wordpress';
import { exchange } from '../../../../../__tests__/support/exchange';
import { wordPressServer } from '../../../../../__tests__/support/wordpress-server';

const server = wordPressServer();

beforeEach(() => server.use(...embeddedWordPress()));

async function titleAt(query: Record<string, string>): Promise<string> {
  const { request: req, response: res } = exchange();
  const resolvedUrl = `/search/${Object.keys(query).length > 0 ? `?${new URLSearchParams(query)}` : ''}`;
  const answer = await getServerSideProps({ req: Object.assign(req, { cookies: {} }), res, query, resolvedUrl });
  const props = 'props' in answer ? await answer.props : null;
  return props && 'page' in props ? props.page.head.title : '';
}

it('is at /search/; the form is at /search/?s=', async () => {
  server.use(
    http.get(`${RECORDED_WORDPRESS}/index.php`, ({ request }) => {
      const url = new URL(request.url);
      if (url.searchParams.get('path') !== '/search/') return undefined;
      url.searchParams.set('path', '/about/');
      return fetch(url, { headers: request.headers });
    }),
  );
  expect(await titleAt({})).toContain('About');
  expect(await titleAt({ utm_source: 'x' })).toContain('About');
  expect(await titleAt({ s: '' })).toContain('Search');
  expect(await titleAt({ post_type: 'post' })).toContain('Search');
});

it('without one the form is at /search/', async () => {
  expect(await titleAt({})).toContain('Search');
});
