import { requireWordPress } from '@footbridge/tools/server/wordpress-probe';

const answering =
  (body: string, status = 200): typeof fetch =>
  async () =>
    new Response(body, { status });

describe('script/server checks WORDPRESS_URL before it builds', () => {
  it('continues when GraphQL responds, with data or with errors', async () => {
    await expect(
      requireWordPress('https://cms.example.org/', answering('{"data":{"__typename":"RootQuery"}}')),
    ).resolves.toBeUndefined();
    await expect(requireWordPress('https://cms.example.org', answering('{"errors":[]}', 403))).resolves.toBeUndefined();
  });

  it("sends a request to WordPress's own address, so that no rewrite rule is needed", async () => {
    const requests: string[] = [];
    await requireWordPress('https://cms.example.org/', async (input) => {
      requests.push(String(input));
      return new Response('{"data":{}}');
    });
    expect(requests).toEqual(['https://cms.example.org/index.php?graphql']);
  });

  it.each([
    ['<!doctype html>', 404],
    ['"text"', 200],
    ['null', 200],
  ])('names a site without GraphQL: %s', async (body, status) => {
    await expect(requireWordPress('https://cms.example.org', answering(body, status))).rejects.toThrow(
      new RegExp(`not with GraphQL \\(HTTP ${status} .*Is the WPGraphQL plugin active there\\?$`),
    );
  });

  it.each([401, 403])('names the header that a WordPress behind a login may want: HTTP %d', async (status) => {
    await expect(requireWordPress('https://cms.example.org', answering('<h1>No</h1>', status))).rejects.toThrow(
      /refuses the request \(HTTP \d+ .*WORDPRESS_HEADERS\.$/,
    );
  });

  it('names a site that does not respond, and what to do', async () => {
    const refused: typeof fetch = async () => {
      throw new TypeError('fetch failed', { cause: Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }) });
    };
    await expect(requireWordPress('https://cms.example.org', refused)).rejects.toThrow(
      /^WORDPRESS_URL: https:\/\/cms\.example\.org does not answer \(ECONNREFUSED\).*embedded WordPress\.$/,
    );
  });
});
