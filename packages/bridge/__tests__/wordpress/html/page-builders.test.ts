import { clean } from './clean';
import { DIVI, ELEMENTOR, WPBAKERY } from './page-builders.fixture';

/** What a reader gets in order: words, and signs for headings, pictures, links and buttons. */
const read = (html: string): string[] =>
  clean(html)
    .replace(/<a [^>]*href="([^"]+)"[^>]*>/g, (tag, href) =>
      tag.includes('button__link') ? ` [${href}] ` : ` (${href}) `,
    )
    .replace(/<h(\d)[^>]*>/g, '\n#$1 ')
    .replace(/<img [^>]*src="[^"]*%2F([\w-]+)\.jpg[^"]*"[^>]*>/g, '\n!$1\n')
    .replace(/<(?:\/?(?:p|div|li|ul|h\d|details|summary|figure|section|blockquote|hr)\b|br)[^>]*>/g, '\n')
    .replace(/<[^>]+>/g, ' ')
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean);

describe('a page of a page builder', () => {
  it('Elementor: everything in order', () => {
    expect(read(ELEMENTOR)).toEqual([
      '#2 Our house',
      'Words of the editor.',
      '!house',
      '[/visit/] Visit us',
      'Garden',
      'Kitchen',
      '40 + beds',
      'How long does it take?',
      'About a month.',
      '#3 Costs',
      'Insurance pays.',
      '#3 Visits',
      'On Sundays.',
      'What to bring',
      'Clothes.',
      '!room-1',
      '!room-2',
      '!picnic',
      '(https://www.youtube.com/watch?v=abcdefghijk) Video on YouTube Play : it loads from YouTube, which will see that you watched it',
      'Staff 90%',
    ]);
  });

  it('Divi: everything in order', () => {
    expect(read(DIVI)).toEqual([
      '!house',
      '#2 Welcome home',
      'Come in.',
      '[/visit/] Visit us',
      '#2 Our care',
      'Words of the editor.',
      '!garden',
      '#3 Garden',
      'Quiet hours.',
      '75 %',
      '#3 Finish',
      '#4 How long?',
      'A month.',
      'Costs',
      'Visits',
      'None.',
      'Daily.',
      '!picnic',
    ]);
  });

  it('WPBakery: everything in order', () => {
    expect(read(WPBAKERY)).toEqual([
      '#2 Our care',
      'Words of the editor.',
      '!house',
      '[/visit/] Visit us',
      '(#1) Costs',
      '(#2) Visits',
      '#3 (#1) Costs',
      'None.',
      '#3 (#2) Visits',
      'Daily.',
      '#3 How long?',
      'A month.',
      'Staff 90%',
    ]);
  });
});
