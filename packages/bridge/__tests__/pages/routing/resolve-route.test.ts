import { createHmac } from 'node:crypto';

import { HttpResponse } from 'msw';

import { routingState } from '@footbridge/bridge/operations/health/parts';
import { loadPath } from '@footbridge/bridge/pages/page/load';
import { answeredVariables, fetchAnswer, routeProblem } from '@footbridge/bridge/pages/routing/resolve-route';
import { trackDependencies } from '@footbridge/bridge/wordpress/dependencies/track';
import { templates } from '@/wp-templates';

import { embeddedWordPress } from '../../../../../__tests__/support/embedded-wordpress';
import { answerWith, pageAnswer, resolveRoute, ROUTE_SECRET } from '../../../../../__tests__/support/resolve-route';
import { onOperationData, wordPressServer } from '../../../../../__tests__/support/wordpress-server';

const server = wordPressServer();
let requested: string[] = [];
const fakeClock = () =>
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'setTimeout', 'clearTimeout'] });
const load = (path: string) => loadPath(path, templates);

/** The route refuses every request. */
const refusing = (status: number, body: string) =>
  resolveRoute((path) => {
    requested.push(path);
    return new HttpResponse(body, { status });
  });
const code = (name: string) => JSON.stringify({ code: name, message: 'no', data: {} });

beforeEach(() => {
  requested = [];
});
afterEach(() => {
  jest.useRealTimers();
});

describe('the resolve route', () => {
  it('is asked with a signature of the path, and its keys are dependencies of what is rendered', async () => {
    let request: Request | undefined;
    server.events.on('request:start', (event) => void (request = event.request));
    server.use(resolveRoute(() => pageAnswer(2, [], { keys: ['post:2', 'uri:/about/'], variables: ['p', 'lang'] })));
    const { value, dependencies } = await trackDependencies(() => fetchAnswer('/about/?p=2'));
    server.events.removeAllListeners();
    const timestamp = request?.headers.get('x-footbridge-timestamp') ?? '';
    expect(request?.headers.get('x-footbridge-signature')).toBe(
      `sha256=${createHmac('sha256', ROUTE_SECRET).update(`${timestamp}./about/?p=2`).digest('hex')}`,
    );
    expect(value).toMatchObject({ status: 200, object: { id: 2 } });
    expect(dependencies).toMatchObject([{ keys: ['post:2', 'uri:/about/'] }]);
    expect(answeredVariables()).toEqual(new Set(['p', 'lang']));
  });

  it.each([
    ['no JSON', 200, '<html>'],
    ['a login wall', 302, ''],
    ['a firewall’s page', 403, '<html>'],
    ['an HTML page with status 404', 404, '<html>'],
    ['a membership plugin’s refusal of REST', 401, code('rest_not_logged_in')],
    ['a failure of WordPress at the address', 200, JSON.stringify(answerWith({ status: 500 }))],
  ])('that answers with %s is a failure of WordPress, and no missing page', async (_, status, body) => {
    server.use(refusing(status, body), ...embeddedWordPress());
    await expect(load('/detox-explained/')).rejects.toMatchObject({
      name: 'UpstreamError',
      message: expect.stringContaining('/detox-explained/'),
    });
    expect(routeProblem()).toBeNull();
  });
});

describe('without the route', () => {
  const seed = {
    nodeByUri: { __typename: 'Page', id: 'x', databaseId: 2, uri: '/about/', isContentNode: true, slug: 'about' },
  };
  const page = { __typename: 'Page', databaseId: 2, uri: '/about/', title: 'About', content: '<p>Text</p>' };

  it.each([
    ['the plugin is not there', 404, 'rest_no_route', /install and activate Footbridge/],
    ['the secrets or clocks differ', 401, 'footbridge_signature', /set FOOTBRIDGE_SECRET/],
    ['the plugin has no secret', 503, 'footbridge_no_secret', /enter one at Settings/],
    ['the plugin is old', 200, null, /older than this site: update it/],
  ])(
    'because %s, one line says what to do, health is degraded, and it is asked again after a minute',
    async (_, status, name, remedy) => {
      fakeClock();
      server.use(
        refusing(status, name ? code(name) : JSON.stringify({ status: 200, location: null, templates: [] })),
        onOperationData('GetSeedNode', { nodeByUri: null }),
        ...embeddedWordPress(),
      );
      await expect(load('/detox-explained/')).rejects.toMatchObject({ name: 'UpstreamError' });
      await expect(load('/detox-explained/')).rejects.toMatchObject({ name: 'UpstreamError' });
      expect(requested).toHaveLength(1);
      expect(await routingState()).toBe('missing');
      jest.setSystemTime(Date.now() + 61_000);
      await load('/about/').catch(() => undefined);
      expect(requested).toHaveLength(2);
      expect(jest.mocked(console.error).mock.calls.flat()).toEqual([expect.stringMatching(remedy)]);
      jest.setSystemTime(Date.now() + 61_000);
      server.use(resolveRoute(() => pageAnswer(2, [])));
      expect(await routingState()).toBe('ok');
    },
  );

  it('pages are found by Faust’s seed query, with Faust’s template, and rendered again soon', async () => {
    delete process.env.FOOTBRIDGE_SECRET;
    const template = { template: { templateName: 'Our Team' } };
    server.use(
      onOperationData('GetSeedNode', { nodeByUri: { ...seed.nodeByUri, ...template } }),
      onOperationData('GetOurTeam', { page, contributors: null }),
      ...embeddedWordPress(),
    );
    expect(await load('/about/')).toMatchObject({ kind: 'page', template: 'template-our-team', revalidate: 60 });
    expect(console.error).toHaveBeenCalledWith(expect.stringContaining('FOOTBRIDGE_SECRET is not set'));
  });

  it('a term has its first listed posts', async () => {
    delete process.env.FOOTBRIDGE_SECRET;
    const nodes = [
      { __typename: 'Post', databaseId: 4, isRestricted: true },
      { __typename: 'Post', databaseId: 5, isRestricted: false },
    ];
    const term = { __typename: 'Category', id: 'c', databaseId: 3, uri: '/category/guides/', slug: 'guides' };
    const variables: unknown[] = [];
    server.events.on('request:start', async ({ request }) => {
      const { operationName, variables: given } = (await request.clone().json()) as Record<string, unknown>;
      if (operationName === 'GetCategory') variables.push(given);
    });
    server.use(
      onOperationData('GetSeedNode', {
        nodeByUri: { ...term, isTermNode: true, taxonomyName: 'category', contentNodes: { nodes } },
      }),
      onOperationData('GetCategory', { category: { databaseId: 3, name: 'Guides' }, archivePosts: null }),
      ...embeddedWordPress(),
    );
    expect(await load('/category/guides/')).toMatchObject({ kind: 'page', template: 'category' });
    server.events.removeAllListeners();
    expect(variables).toEqual([{ id: '3', ids: ['5'] }]);
  });

  it.each([
    ['what the seed query does not know', '/detox-explained/', null],
    ['what it finds at another address', '/about/2/', seed.nodeByUri],
  ])('%s is a failure, never a missing page', async (_, path, nodeByUri) => {
    delete process.env.FOOTBRIDGE_SECRET;
    server.use(onOperationData('GetSeedNode', { nodeByUri }), ...embeddedWordPress());
    await expect(load(path)).rejects.toMatchObject({ name: 'UpstreamError' });
  });

  it('another secret is tried at once', async () => {
    server.use(refusing(401, code('footbridge_signature')));
    expect(await fetchAnswer('/a/')).toBeNull();
    process.env.FOOTBRIDGE_SECRET = 'x'.repeat(32);
    server.use(resolveRoute(() => pageAnswer(2, [])));
    expect(await fetchAnswer('/a/')).toMatchObject({ status: 200 });
  });
});
