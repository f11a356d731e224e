/** `npm run tool -- parity --edits`: content in a WordPress, edits, stale pages. */
import { z } from 'zod';
import { createContent } from '@footbridge/tools/parity/edits/content';
import { EDITS } from '@footbridge/tools/parity/edits/edits';
import { editsText } from '@footbridge/tools/parity/edits/main';
import { makeContent, requireAccess } from '@footbridge/tools/parity/edits/made';
import { runEdits, webhooksArrived } from '@footbridge/tools/parity/edits/run';
import { createWordPress } from '@footbridge/tools/parity/wordpress';
import type { MeasuredSite } from '@footbridge/tools/parity/edits/site';

const URL_OF = 'https://cms.example.org';
const rest = () => createWordPress(URL_OF, 'admin', 'x');

const answer = (body: unknown, status = 200) =>
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(body, { status }));

afterEach(() => jest.restoreAllMocks());

it('explains a wrong password, too few rights, no answer, and a WordPress without the plugin', async () => {
  answer({ code: 'incorrect_password', message: 'No.' }, 401);
  await expect(rest().post('/wp/v2/posts', {})).rejects.toThrow(/refuses the password of admin/);
  answer({ code: 'rest_forbidden', message: 'No.' }, 403);
  await expect(rest().get('/wp/v2/settings', z.unknown())).rejects.toThrow(/must be an administrator/);
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('fetch failed'));
  await expect(rest().get('/wp/v2/settings', z.unknown())).rejects.toThrow(/does not respond/);
  answer({ post: {}, page: {} });
  await expect(requireAccess(rest())).rejects.toThrow(/activate the Footbridge plugin/);
});

it('removes what it made, the last first, and goes on after a failure', async () => {
  let id = 0;
  const sent: string[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    sent.push(`${init?.method ?? 'GET'} ${String(input).replace(URL_OF, '')}`);
    if (init?.method === 'DELETE' && String(input).includes('/posts/2')) return Response.json({}, { status: 500 });
    return Response.json({ id: (id += 1) });
  });
  const content = createContent(rest());
  await content.make('/wp/v2/users', {});
  await content.make('/wp/v2/posts', {});
  const report = jest.fn();
  await content.removeAll(report);
  expect(sent.slice(2)).toEqual([
    'DELETE /wp-json/wp/v2/posts/2?force=true',
    'DELETE /wp-json/wp/v2/users/1?force=true&reassign=false',
  ]);
  expect(report).toHaveBeenCalledWith(expect.stringContaining('HTTP 500'));
});

it('has each kind of edit once', () => {
  const names = EDITS.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names.length).toBeGreaterThanOrEqual(65);
});

describe('the measurement of an edit', () => {
  /** Sends what WordPress has got to a site of three pages, of which an edit changes two, and the webhook renews some. */
  async function measured(renewed: readonly string[]) {
    const pages = new Map(['/a/', '/b/', '/c/'].map((path) => [path, 'old']));
    let mark = '';
    const current = (path: string): string => (path === '/c/' ? 'old' : 'new');
    const isEdit = (body: string): boolean => body.includes('Another title');
    jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      const body = typeof init?.body === 'string' ? init.body : '';
      const { data } = z.object({ content: z.string() }).safeParse(body.startsWith('{') ? JSON.parse(body) : {});
      if (data) mark = data.content;
      if (isEdit(body)) for (const path of renewed) pages.set(path, current(path));
      return Response.json(
        String(input).includes('/menus?')
          ? [{ id: 3, locations: ['primary'] }]
          : { id: 1, link: `${URL_OF}/sentinel/` },
      );
    });
    const made = await makeContent(createContent(rest()));
    let looks = 0;
    const site: MeasuredSite = {
      addresses: async () => [...pages.keys()],
      look: async () => new Map(pages),
      async lookAnew() {
        if ((looks += 1) > 1) for (const path of pages.keys()) pages.set(path, current(path));
        return new Map(pages);
      },
      text: async () => mark,
      invalidated: () => renewed.length + 1,
    };
    return { made, site };
  }

  it('tells invalidated, changed and stale pages', async () => {
    const { made, site } = await measured(['/a/', '/c/']);
    const onEdit = jest.fn();
    const results = await runEdits(made, site, ['/a/', '/b/', '/c/'], { only: ['post: title'], every: 1, onEdit });
    expect(results).toEqual([{ name: 'post: title', invalidated: 2, changed: ['/a/'], stale: ['/b/'] }]);
    expect(onEdit).toHaveBeenCalledWith(results[0], 1, 1);
    expect(editsText(results)).toContain('| post: title | 2           | 1       | 1     |');
    expect(editsText(results)).toContain('1 edits, 2 pages invalidated, 1 changed, 1 stale');
    expect(editsText(results)).toContain('Stale after "post: title": /b/');
  });

  it('says when no webhook arrives, and needs an edit', async () => {
    const { made, site } = await measured([]);
    await expect(webhooksArrived(made, { ...site, text: async () => '' }, 0)).rejects.toThrow(/Settings → Footbridge/);
    const options = { only: ['nothing'], every: 1, onEdit: jest.fn() };
    await expect(runEdits(made, site, [], options)).rejects.toThrow(/--only/);
  });
});
