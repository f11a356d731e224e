import { z } from 'zod';

import { readArguments } from '@/script/lib/invalidation/arguments';
import { createContent } from '@/script/lib/invalidation/content';
import { makeContent, requireAccess } from '@/script/lib/invalidation/made';
import { EDITS } from '@/script/lib/invalidation/edits';
import { createRest } from '@/script/lib/invalidation/rest';
import { runEdits } from '@/script/lib/invalidation/run';
import { summary, table } from '@/script/lib/invalidation/table';

import type { MeasuredSite, Shown } from '@/script/lib/invalidation/site';

const ENV = { WORDPRESS_PASSWORD: 'abcd efgh', FOOTBRIDGE_SECRET: 'secret' };
const URL_OF = 'https://cms.example.org';

const answer = (body: unknown, status = 200) =>
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(body, { status }));

afterEach(() => jest.restoreAllMocks());

describe('npm run tool -- invalidation', () => {
  it('reads its command line', () => {
    expect(readArguments(['--wordpress', `${URL_OF}/`, '--only', 'Tag,menu'], ENV)).toMatchObject({
      wordpress: URL_OF,
      user: 'admin',
      port: 3000,
      limit: 150,
      only: ['tag', 'menu'],
    });
    expect(readArguments(['--help'], {})).toBe('help');
  });

  it.each([
    [['--wordpress', 'cms'], ENV, /no web address/],
    [[], ENV, /--wordpress is missing/],
    [
      ['--wordpress', URL_OF],
      { FOOTBRIDGE_SECRET: 'secret' },
      /WORDPRESS_PASSWORD is missing: an application password/,
    ],
    [['--wordpress', URL_OF], { WORDPRESS_PASSWORD: 'x' }, /FOOTBRIDGE_SECRET is missing/],
    [['--wordpress', URL_OF, '--limit', '0'], ENV, /--limit: "0"/],
  ])('explains %j', (argv, env, message) => {
    expect(() => readArguments(argv, env)).toThrow(message);
  });

  it('explains a wrong password, too few rights, and no answer', async () => {
    const rest = createRest(URL_OF, 'admin', 'wrong');
    answer({ code: 'incorrect_password', message: 'No.' }, 401);
    await expect(rest.post('/wp/v2/posts', {})).rejects.toThrow(/refuses the password of admin/);
    answer({ code: 'rest_forbidden', message: 'No.' }, 403);
    await expect(rest.get('/wp/v2/settings', z.unknown())).rejects.toThrow(/must be an administrator/);
    jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('fetch failed'));
    await expect(rest.get('/wp/v2/settings', z.unknown())).rejects.toThrow(/does not respond/);
  });

  it('explains a WordPress without the plugin', async () => {
    answer({ post: {}, page: {} });
    await expect(requireAccess(createRest(URL_OF, 'admin', 'x'))).rejects.toThrow(/activate the Footbridge plugin/);
  });

  it('removes what it made, the last first, and goes on after a failure', async () => {
    let id = 0;
    const sent: string[] = [];
    jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      sent.push(`${init?.method ?? 'GET'} ${String(input).replace(URL_OF, '')}`);
      if (init?.method === 'DELETE' && String(input).includes('/posts/2')) return Response.json({}, { status: 500 });
      return Response.json({ id: (id += 1) });
    });
    const content = createContent(createRest(URL_OF, 'admin', 'x'));
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
});

describe('the measurement of an edit', () => {
  const word = (text: string) => ({ status: 200, digest: text });

  /** A site of three pages; an edit changes two of them, and its webhook names two. */
  function site(keys: string[]): MeasuredSite {
    const cached = new Map(['/a/', '/b/', '/c/'].map((page) => [page, { shown: 'old', at: 1 }]));
    let isEdited = false;
    const current = (page: string): string => (isEdited && page !== '/c/' ? 'new' : 'old');
    return {
      addresses: async () => [...cached.keys()],
      async look(paths) {
        const shown: Shown = new Map(paths.map((page) => [page, word(cached.get(page)?.shown ?? '')]));
        return shown;
      },
      retriesAt: async () => 0,
      rendered: async () => new Map([...cached].map(([page, { at }]) => [page, at])),
      async invalidated() {
        isEdited = true;
        for (const page of keys) cached.set(page, { shown: current(page), at: 2 });
        return ['uri:/author/sentinel/'];
      },
      async invalidateAll() {
        for (const page of cached.keys()) cached.set(page, { shown: current(page), at: 3 });
      },
    };
  }

  const made = () => {
    jest
      .spyOn(globalThis, 'fetch')
      .mockImplementation(async (input) =>
        Response.json(
          String(input).includes('/menus?')
            ? [{ id: 3, locations: ['primary'] }]
            : { id: 1, link: `${URL_OF}/author/sentinel/` },
        ),
      );
    return makeContent(createContent(createRest(URL_OF, 'admin', 'x')));
  };

  it('tells renewed, unchanged and stale pages', async () => {
    const onEdit = jest.fn();
    const measured = site(['/a/', '/c/']);
    // The first webhook is that before the edits.
    const invalidated = jest.spyOn(measured, 'invalidated').mockResolvedValueOnce(['uri:/author/sentinel/']);
    const results = await runEdits(await made(), measured, ['/a/', '/b/', '/c/'], {
      only: ['post: title'],
      every: 1,
      onEdit,
    });
    expect(invalidated).toHaveBeenCalledTimes(2);
    expect(results).toEqual([
      {
        name: 'post: title',
        renewed: ['/a/', '/c/'],
        unchanged: ['/c/'],
        stale: ['/b/'],
        keys: ['uri:/author/sentinel/'],
      },
    ]);
    expect(onEdit).toHaveBeenCalledWith(results[0], 1, 1);
    expect(table(results)).toContain('| post: title | 2       | 1         | 1     |');
    expect(summary(results)).toBe('1 edits, 2 pages renewed, 1 of them unchanged (50.0 %), 1 stale');
  });

  it('looks again at pages that are old because WordPress failed, and gives up in the end', async () => {
    const measured = site(['/a/', '/b/', '/c/']);
    jest.spyOn(measured, 'retriesAt').mockResolvedValueOnce(0).mockResolvedValueOnce(Date.now());
    const look = jest.spyOn(measured, 'look');
    const options = { only: ['post: title'], every: 1, onEdit: jest.fn() };
    await runEdits(await made(), measured, ['/a/'], options);
    expect(look).toHaveBeenCalledTimes(4);
    jest.spyOn(measured, 'retriesAt').mockImplementation(async () => Date.now());
    await expect(runEdits(await made(), measured, ['/a/'], options)).rejects.toThrow(/too slowly/);
  });

  it('needs an edit', async () => {
    await expect(
      runEdits(await made(), site([]), [], { only: ['nothing'], every: 1, onEdit: jest.fn() }),
    ).rejects.toThrow(/--only/);
  });
});
