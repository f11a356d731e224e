import { inPage, shown } from '@/__tests__/support/blocks';
import { clean as cleanWithLines } from './clean';

const SELF_CHECK = shown('footbridge/self-check');
const clean = (html: string) => inPage(() => cleanWithLines(html)).replace(/\n/g, '');

it('has the self-check where its code is a paragraph', () => {
  expect(clean('<p>one</p>\n<p class="x"> [self-check] </p>\n<p>two</p>')).toBe(`<p>one</p>${SELF_CHECK}<p>two</p>`);
});

it('has one only, and none within a sentence or another block', () => {
  expect(clean('<p>[self-check]</p><p>[self-check]</p>')).toBe(SELF_CHECK);
  for (const html of ['<p>Write [self-check] there.</p>', '<div class="wp-block-group"><p>[self-check]</p></div>'])
    expect(clean(html)).toBe(html);
});

it('has none in a feed, where it does not work', () => {
  expect(cleanWithLines('<p>one</p><p>[self-check]</p>')).toBe('<p>one</p>');
});
