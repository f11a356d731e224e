import { buildSchema, getIntrospectionQuery, graphqlSync } from 'graphql';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { z } from 'zod';
import { endpointOf, introspect } from '@footbridge/embedded/schema/introspect';

const URL = 'https://cms.example.org';
const server = setupServer();

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const answer = (reply: () => Response): void => server.use(http.post(`${URL}/index.php`, reply));
const introspected = graphqlSync({
  schema: buildSchema('type Query { page: String }'),
  source: getIntrospectionQuery(),
});

describe('Reading a WordPress’s schema', () => {
  test('has deprecated arguments, which WordPress accepts', async () => {
    const sdl = 'type Query {\n  page(asPreview: Boolean @deprecated(reason: "Send a header")): String\n}';
    const requested = z.object({ query: z.string() });
    server.use(
      http.post(`${URL}/index.php`, async ({ request }) => {
        const { query: source } = requested.parse(await request.json());
        return HttpResponse.json(JSON.parse(JSON.stringify(graphqlSync({ schema: buildSchema(sdl), source }))));
      }),
    );
    await expect(introspect(URL)).resolves.toBe(sdl);
  });

  test('shows FaustWP’s secret, for which it opens a schema that is closed to the public', async () => {
    let secret: string | null = null;
    server.use(
      http.post(`${URL}/index.php`, ({ request }) => {
        secret = request.headers.get('x-faust-secret');
        return HttpResponse.json(introspected);
      }),
    );
    await introspect(URL, 'a secret');
    expect(secret).toBe('a secret');
  });

  test('reports how to open a closed schema', async () => {
    answer(() =>
      HttpResponse.json({
        errors: [{ message: 'GraphQL introspection is not allowed for public requests by default.' }],
      }),
    );
    await expect(introspect(URL)).rejects.toThrow(/FAUST_SECRET_KEY[\s\S]*Enable Public Introspection/);
    await expect(introspect(URL, 'of another')).rejects.toThrow(
      'FAUST_SECRET_KEY is set, but it is not that of this WordPress.',
    );
  });

  test('rejects a response with errors, even when it has data', async () => {
    answer(() =>
      HttpResponse.json({
        ...introspected,
        errors: [{ message: 'Duplicate type "Page".' }, { message: 'Internal server error' }],
      }),
    );
    await expect(introspect(URL)).rejects.toThrow(
      /GraphQL errors; nothing was written:\n {2}- Duplicate type "Page"\.\n {2}- Internal/,
    );
  });

  test('reports a response with neither data nor errors', async () => {
    answer(() => HttpResponse.json({ data: null }));
    await expect(introspect(URL)).rejects.toThrow('without data and without errors');
  });

  test('explains a page in place of GraphQL', async () => {
    answer(() => HttpResponse.html('<h1>Not found</h1>', { status: 404 }));
    await expect(introspect(URL)).rejects.toThrow(
      /responded with 404, not with GraphQL \(text\/html.*\)\. .*Is WPGraphQL active/,
    );
  });

  test('reports a redirect, and does not follow it with the secret', async () => {
    answer(() => HttpResponse.redirect('https://www.cms.example.org/index.php?graphql', 301));
    await expect(introspect(URL)).rejects.toThrow(
      /redirects to https:\/\/www\.cms\.example\.org\/index\.php\?graphql\. Use that address/,
    );
  });

  test('rejects a schema without types', async () => {
    answer(() => HttpResponse.json({ data: { __schema: { types: [] } } }));
    await expect(introspect(URL)).rejects.toThrow('responded with an invalid schema');
  });
});

test.each([
  ['https://cms.example.org', 'https://cms.example.org/index.php?graphql'],
  ['https://cms.example.org/blog/', 'https://cms.example.org/blog/index.php?graphql'],
  ['https://cms.example.org/graphql', 'https://cms.example.org/graphql'],
  ['https://cms.example.org/index.php?graphql', 'https://cms.example.org/index.php?graphql='],
])('the GraphQL endpoint of %s is %s', (url, endpoint) => {
  expect(endpointOf(url).replace(/=$/, '')).toBe(endpoint.replace(/=$/, ''));
});
