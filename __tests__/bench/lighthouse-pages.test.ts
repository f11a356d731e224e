import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { pagesOf, warmUp } from '@/bench/lib/lighthouse/pages';
import { siteOf } from '@/site-config/brands';

const server = setupServer();
const origin = 'http://127.0.0.1:3370';
const answer = (html: string, status = 200) =>
  server.use(http.get(`${origin}/blog/`, () => HttpResponse.html(html, { status })));
const home = { name: 'home', path: '/blog/', meant: [], template: 'home', status: 200 };

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

describe('the pages that Lighthouse is run on', () => {
  it('are a page for each template and the one that is not found; each brand has its own addresses', () => {
    const { templates, states } = pagesOf(siteOf('GRN'));
    expect(templates.find(({ name }) => name === 'template-admissions')?.path).toBe(siteOf('GRN').admissionsPath);
    expect(templates.find(({ name }) => name === '404')).toMatchObject({
      status: 404,
      meant: expect.arrayContaining(['http-status-code']),
    });
    const names = [...templates, ...states].map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  it('are requested three times before, as a browser does, so that a cached page is measured', async () => {
    const accepted: (string | null)[] = [];
    server.use(
      http.get(
        `${origin}/blog/`,
        ({ request }) => (
          accepted.push(request.headers.get('accept-encoding')),
          HttpResponse.html('<main data-template="home"></main>')
        ),
      ),
    );
    await warmUp(origin, home);
    expect(accepted).toEqual(Array.from({ length: 3 }, () => expect.stringMatching(/\bbr\b/)));
  });

  it('count only when they are the page that was meant', async () => {
    answer('<body><main id="main" data-template="home"><h1>Blog</h1></main>');
    expect(await warmUp(origin, home)).toBeNull();
    answer('<body><main data-template="index"></main>');
    expect(await warmUp(origin, home)).toBe('/blog/ is rendered by the template index, not by home');
    answer('<h1>Something is wrong</h1>', 503);
    expect(await warmUp(origin, home)).toBe('/blog/ answers 503, not 200');
    server.use(http.get(`${origin}/blog/`, () => HttpResponse.error()));
    expect(await warmUp(origin, home)).toMatch(/^\/blog\/ does not respond/);
  });
});
