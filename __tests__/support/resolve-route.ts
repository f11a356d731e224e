import { HttpResponse, http } from 'msw';

import { RECORDED_WORDPRESS } from '../recordings/address';

import type { Answer } from '@footbridge/bridge/pages/routing/answer';

/** FOOTBRIDGE_SECRET of the tests' site and WordPress. */
export const ROUTE_SECRET = 'resolve-route-test-secret-of-32-characters';

const NOTHING: Answer = {
  status: 404,
  location: null,
  isRule: false,
  templates: ['404', 'index'],
  object: null,
  posts: [],
  found: null,
  maxPages: null,
  page: 1,
  part: 1,
  commentPage: null,
  search: null,
  date: null,
  feed: null,
  passwordRequired: null,
  bylines: null,
  postsPage: null,
  trail: [],
  related: [],
  paginationBase: 'page',
  variables: ['p', 'page_id', 'cat', 'author', 'paged', 'page', 'cpage', 'feed', 'post_type'],
  keys: [],
};

/** Returns an answer of the resolve route; of nothing but a status, that of a missing address. */
export const answerWith = (own: Partial<Answer>): Answer => ({ ...NOTHING, ...own });

/** Returns the answer at a page. */
export const pageAnswer = (id: number, templates: string[], own: Partial<Answer> = {}): Answer =>
  answerWith({
    status: 200,
    templates: [...templates, 'page', 'singular', 'index'],
    object: { kind: 'post', id, globalId: null, typename: 'Page', type: 'page', name: '', slug: '', uri: null },
    ...own,
  });

/** Returns an MSW handler of the plugin's resolve route. Other requests go to the next handlers. */
export function resolveRoute(answerAt: (path: string) => Partial<Answer> | Response | undefined) {
  return http.get(`${RECORDED_WORDPRESS}/index.php`, ({ request }) => {
    const query = new URL(request.url).searchParams;
    if (query.get('rest_route') !== '/footbridge/v1/resolve') return undefined;
    const answer = answerAt(query.get('path') ?? '');
    return answer instanceof Response ? answer : HttpResponse.json(answerWith(answer ?? {}));
  });
}
