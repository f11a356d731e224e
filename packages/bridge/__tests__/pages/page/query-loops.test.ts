/** Pages of a Query Loop in a text: `/guides/?query-1-page=2`. */
import { HttpResponse } from 'msw';

import { loadOddTarget } from '@footbridge/bridge/pages/page/load-odd-target';
import { templates } from '@/wp-templates/index';

import { embeddedWordPress } from '../../../../../__tests__/support/embedded-wordpress';
import { exchange } from '../../../../../__tests__/support/exchange';
import { pageAnswer, resolveRoute } from '../../../../../__tests__/support/resolve-route';
import { onOperation, wordPressServer } from '../../../../../__tests__/support/wordpress-server';

const server = wordPressServer();

/** Returns the page's HTML, and the header by which WordPress was asked for a page of the loop. */
async function load(target: string) {
  let asked: string | null = null;
  server.use(
    onOperation('GetPage', (_, request) => {
      asked = request.headers.get('x-footbridge-query');
      const content = `<p>Part ${asked}</p><a href="?query-1-page=3&amp;graphql">3</a> <a href="/index.php?graphql&amp;query-1-page=3">Next</a>`;
      return HttpResponse.json({
        data: { page: { __typename: 'Page', databaseId: 2, uri: '/about/', title: 'About', content } },
      });
    }),
    resolveRoute((path) => (path.startsWith('/about/') ? pageAnswer(2, ['page']) : undefined)),
    ...embeddedWordPress(),
  );
  const { request, response } = exchange();
  const result = await loadOddTarget(request, response, { target, rest: '', isSpelled: true }, templates);
  return { html: JSON.stringify(result), asked };
}

it('WordPress is asked for the page, whose links lead to the others', async () => {
  const { html, asked } = await load('/about/?query-1-page=2');
  expect(asked).toBe('query-1-page=2');
  expect(html).toContain('Part query-1-page=2');
  expect(html.match(/\/about\/\?query-1-page=3/g)).toHaveLength(2);
  expect(html).not.toContain('graphql');
});

it('WordPress is asked for nothing else', async () => {
  expect((await load('/about/?paged=2')).asked).toBeNull();
  expect((await load('/about/?query-1-page=2%20or%201&p=2')).asked).toBeNull();
});
