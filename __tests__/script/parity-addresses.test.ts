import { dateArchives, formatArchives, nextInSeries } from '@/script/lib/parity/derived';
import { createProgress } from '@/script/lib/parity/progress';
import { oddAddresses, spread } from '@/script/lib/parity/odd';
import { readHtml } from '@/script/lib/parity/site';
import { summary, table } from '@/script/lib/parity/table';
import { crawl } from '@/script/lib/parity/crawl';
import type { Address, Expected, Verdict } from '@/script/lib/parity/types';

const listOf = (base: string, number = 1): Address => ({
  path: base,
  kind: 'tag',
  listed: true,
  series: { base, number, as: 'page' },
});
const answer = (status: number, singular = false): Expected => ({
  status,
  location: null,
  page: { templates: ['index'], posts: [], singular, canonical: null },
});

describe('addresses that follow from what WordPress lists', () => {
  it('are the archives of the posts’ years, months and days, once each', () => {
    expect(dateArchives(['2023-01-02T08:00:00', '2024-05-01T08:00:00', '2024-05-01T09:00:00', ''])).toEqual([
      '/2024/',
      '/2024/05/',
      '/2024/05/01/',
      '/2023/',
      '/2023/01/',
      '/2023/01/02/',
    ]);
  });

  it('are the archives of the formats in use', () => {
    expect(formatArchives(['standard', 'aside', 'aside', ''])).toEqual(['/type/aside/']);
  });

  it('are the pages of a list, up to and with the first that is missing', () => {
    const second = nextInSeries(listOf('/tag/a/'), answer(200));
    expect(second).toMatchObject({ path: '/tag/a/page/2/', kind: 'tag page', listed: false });
    expect(second && nextInSeries(second, answer(200))).toMatchObject({ path: '/tag/a/page/3/', kind: 'tag page' });
    expect(second && nextInSeries(second, answer(404))).toBeNull();
  });

  it('are the parts of a text, which no front page has', () => {
    const about: Address = {
      path: '/about/',
      kind: 'page',
      listed: true,
      series: { base: '/about/', number: 1, as: 'part' },
    };
    expect(nextInSeries(about, answer(200, true))).toMatchObject({ path: '/about/2/' });
    expect(nextInSeries({ ...about, series: { base: '/', number: 1, as: 'part' } }, answer(200, true))).toBeNull();
  });

  it('are those of a list where WordPress shows a page as one: the posts page', () => {
    const news: Address = {
      path: '/news/',
      kind: 'page',
      listed: true,
      series: { base: '/news/', number: 1, as: 'part' },
    };
    expect(nextInSeries(news, answer(200))).toMatchObject({ path: '/news/page/2/' });
  });

  it('end where WordPress’s response is unknown', () => {
    expect(nextInSeries(listOf('/tag/a/'), { status: null, location: null, page: null })).toBeNull();
  });
});

describe('addresses in no list', () => {
  const paths = oddAddresses([{ path: '/detox-at-home/', kind: 'post', listed: true, id: 7 }, listOf('/tag/a/')]).map(
    ({ path }) => path,
  );

  it('are other spellings, ids, wrong parents, searches, feeds and dead ends', () => {
    expect(paths).toEqual(
      expect.arrayContaining([
        '/detox-at-home',
        '//detox-at-home/',
        '/DETOX-AT-HOME/',
        '/%64etox-at-home/',
        '/index.php/detox-at-home/',
        '/?p=7',
        '/parity-no-such-thing/detox-at-home/',
        '/tag/a/page/1/',
        '/tag/a/feed/',
        '/search/detox/',
        '/?s=detox',
        '/feed/',
        '/2024/13/',
      ]),
    );
  });

  it('are spread evenly where only some are wanted', () => {
    expect(spread([1, 2, 3, 4, 5, 6], 3)).toEqual([1, 3, 5]);
    expect(spread([1, 2], 3)).toEqual([1, 2]);
  });
});

describe('a crawl', () => {
  it('preserves the order of the addresses, each followed by its derived ones', async () => {
    const seen: string[] = [];
    const results = await crawl(
      ['a', 'b', 'c'],
      async (item) => ({ result: item, next: item === 'a' ? 'a2' : null }),
      2,
      ({ done, known }) => {
        seen.push(`${done}/${known}`);
      },
    );
    expect(results).toEqual(['a', 'a2', 'b', 'c']);
    expect(seen.at(-1)).toBe('4/4');
  });

  it('limits parallel requests', async () => {
    let now = 0;
    let most = 0;
    await crawl(
      [1, 2, 3, 4, 5],
      async (item) => {
        now += 1;
        most = Math.max(most, now);
        await Promise.resolve();
        now -= 1;
        return { result: item, next: null };
      },
      2,
    );
    expect(most).toBe(2);
  });
});

describe('how far it is', () => {
  const shown = (isTTY: boolean, upTo: number) => {
    let text = '';
    const progress = createProgress({ isTTY, write: (more) => (text += more) });
    for (let done = 1; done <= upTo; done += 1) progress.step({ done, known: 120 });
    progress.end();
    return text;
  };

  it('is one line on a terminal, which is cleared for the table', () => {
    expect(shown(true, 2)).toBe(
      '\r\u001B[K  1 of 120 addresses compared\r\u001B[K  2 of 120 addresses compared\r\u001B[K',
    );
  });

  it('is a line now and then in a log', () => {
    expect(shown(false, 101)).toBe('  50 of 120 addresses compared\n  100 of 120 addresses compared\n');
  });
});

describe('what is read and printed', () => {
  it('is the template, the listed posts, the canonical address of a page, and noindex', () => {
    const html =
      '<meta name="robots" content="noindex"><link rel="canonical" href="https://example.org/a/"><main data-template="tag"><article data-post="/b/"></article><li data-post="/c/"></li></main>';
    expect(readHtml(html)).toEqual({
      template: 'tag',
      posts: ['/b/', '/c/'],
      canonical: 'https://example.org/a/',
      isNoindex: true,
    });
    expect(readHtml('')).toEqual({ template: null, posts: [], canonical: null, isNoindex: false });
  });

  it('has a line for each address, every difference, and the share last: 100 % only when all are equal', () => {
    const equal: Verdict = {
      path: '/a/',
      kind: 'post',
      wordpress: '200',
      site: '200',
      template: 'single',
      posts: '',
      differences: [],
      notes: [],
      comparable: true,
    };
    const differs: Verdict = { ...equal, path: '/b/', site: '404', differences: ['status 404 instead of 200'] };
    expect(table([equal, differs])).toMatch(
      /^ +address.*\n= {2}\/a\/.*single.*\n≠ {2}\/b\/.*\n +✗ status 404 instead of 200$/,
    );
    expect(summary([equal, differs]).split('\n').at(-1)).toBe('50 %');
    expect(summary([...Array.from({ length: 2999 }, () => equal), differs])).toMatch(/\n99.9 %$/);
    expect(summary([equal, { ...equal, comparable: false }])).toMatch(/1 not comparable\.\n100 %$/);
  });
});
