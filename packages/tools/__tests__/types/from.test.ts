/** `npm run types -- --from URL`: the schema of a running WordPress. */
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { buildSchema, introspectionFromSchema } from 'graphql';
import { read, run } from './copy';

jest.setTimeout(120_000);

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'bypass' }));
afterAll(() => server.close());

const WORDPRESS = 'https://cms.example.org';
const serve = (sdl: string): void =>
  server.use(
    http.post(`${WORDPRESS}/index.php`, () =>
      HttpResponse.json({ data: introspectionFromSchema(buildSchema(sdl, { assumeValidSDL: true })) }),
    ),
  );

describe('npm run types -- --from', () => {
  test('prints what changed in that WordPress, writes it, and reports that the plugin’s JSON lacks it', async () => {
    serve(read('schema.graphql').replaceAll('  accreditations: String', '  accreditations: [String]\n  beds: Float'));
    const { isFine, out } = await run('--from', WORDPRESS);
    expect(isFine).toBe(true);
    expect(out.indexOf('breaking  FootbridgeFacilityDetails.accreditations changed type')).toBeLessThan(
      out.indexOf('added     FootbridgeFacilityDetails.beds'),
    );
    expect(read('schema.graphql')).toContain('  beds: Float');
    expect(out).toContain('breaking  FootbridgeFacilityDetails.beds was removed.');
    expect(out).toContain('acf-json from that WordPress');
  });

  test('with --check writes nothing, and fails when something changed', async () => {
    const before = read('schema.graphql');
    serve(before);
    expect(await run('--from', WORDPRESS, '--check')).toMatchObject({ isFine: true, out: 'Nothing changed.' });
    serve(before.replace('  videoUrl: String', '  videoUrl: String\n  beds: Float'));
    expect((await run('--from', WORDPRESS, '--check')).isFine).toBe(false);
    expect(read('schema.graphql')).toBe(before);
  });

  test('with --check lists the page templates that a theme adds, and does not fail for them', async () => {
    const present = read('schema.graphql');
    const theme = 'type Template_PageNoTitle implements ContentTemplate {\n  templateName: String\n}';
    serve(
      `${present.replace('enum ContentTemplateEnum {', 'enum ContentTemplateEnum {\n  PAGE_NO_TITLE_BLOCK_TEMPLATE')}\n${theme}\n`,
    );
    const { isFine, out } = await run('--from', WORDPRESS, '--check');
    expect(out).toContain('theme     ContentTemplateEnum.PAGE_NO_TITLE_BLOCK_TEMPLATE');
    expect(out).toContain('theme     Template_PageNoTitle was added.\n\n0 breaking, 0 changed, 0 added, 2 theme.');
    expect(isFine).toBe(true);
  });

  test('changes nothing when WordPress responds with errors', async () => {
    const before = read('schema.graphql');
    server.use(
      http.post(`${WORDPRESS}/index.php`, () => HttpResponse.json({ errors: [{ message: 'Internal server error' }] })),
    );
    await expect(run('--from', WORDPRESS)).rejects.toThrow('Internal server error');
    expect(read('schema.graphql')).toBe(before);
  });

  test('sends WORDPRESS_HEADERS to a WordPress behind a login', async () => {
    process.env.WORDPRESS_HEADERS = JSON.stringify({ 'X-Access-Token': 'let-me-in' });
    let token: string | null = null;
    server.use(
      http.post(`${WORDPRESS}/index.php`, ({ request }) => {
        token = request.headers.get('x-access-token');
        return new HttpResponse(null, { status: 401 });
      }),
    );
    await expect(run('--from', WORDPRESS)).rejects.toThrow('set WORDPRESS_HEADERS');
    delete process.env.WORDPRESS_HEADERS;
    expect(token).toBe('let-me-in');
  });
});
