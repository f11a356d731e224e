import { renderToStaticMarkup } from 'react-dom/server';
import { Pagination } from '@/components/Pagination/Pagination';
import { pageNumbers, pagePath } from '@/components/Pagination/pages';

const html = (page: number, pages: number, base = '/news/') =>
  renderToStaticMarkup(<Pagination page={page} pages={pages} base={base} />);
const shown = (page: number, pages: number) =>
  pageNumbers(page, pages)
    .map((n) => n ?? '…')
    .join(' ');

describe('the pages of a list', () => {
  it.each([
    [1, 2, '1 2'],
    [1, 5, '1 2 … 5'],
    [3, 5, '1 2 3 4 5'],
    [5, 12, '1 … 4 5 6 … 12'],
    [4, 12, '1 2 3 4 5 … 12'],
    [12, 12, '1 … 11 12'],
    [9, 12, '1 … 8 9 10 11 12'],
  ])('on page %i of %i are %s', (page, pages, numbers) => {
    expect(shown(page, pages)).toBe(numbers);
  });

  it('begin at the list’s own address, the others below it', () => {
    expect(pagePath('/news/', 1)).toBe('/news/');
    expect(pagePath('/', 2)).toBe('/page/2/');
    expect(pagePath('/thema/', 2, 'seite')).toBe('/thema/seite/2/');
    expect(pagePath('/search/detox/?post_type=post', 3)).toBe('/search/detox/page/3/?post_type=post');
  });

  it('are links with their places in the row, the own page none', () => {
    const page = html(2, 3);
    expect(page).toMatch(/<a (?=[^>]*rel="prev")(?=[^>]*href="\/news\/")/);
    expect(page).toMatch(/<a (?=[^>]*rel="next")(?=[^>]*href="\/news\/page\/3\/")/);
    expect(page).toContain('<b aria-current="page">2</b>');
    expect(page).not.toContain('/news/page/1/');
    expect(page).not.toContain('href="/news/page/2/"');
  });

  it('lead nowhere beyond the first and the last', () => {
    expect(html(1, 3)).not.toContain('rel="prev"');
    expect(html(3, 3)).not.toContain('rel="next"');
  });

  it('are left out where there is only one, or none', () => {
    expect(html(1, 1)).toBe('');
    expect(html(1, 0)).toBe('');
  });
});
