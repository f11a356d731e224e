import { SELF_CHECK_PLACE } from '@footbridge/shared/self-check';

import { clean as cleanWithLines } from './clean';

const clean = (html: string) => cleanWithLines(html).replace(/\n/g, '');

it('has a place for the self-check where its code is a paragraph', () => {
  expect(clean('<p>one</p>\n<p class="x"> [self-check] </p>\n<p>two</p>')).toBe(
    `<p>one</p>${SELF_CHECK_PLACE}<p>two</p>`,
  );
});

it('has one place only, and none within a sentence or another block', () => {
  expect(clean('<p>[self-check]</p><p>[self-check]</p>')).toBe(SELF_CHECK_PLACE);
  for (const html of ['<p>Write [self-check] there.</p>', '<div class="wp-block-group"><p>[self-check]</p></div>'])
    expect(clean(html)).toBe(html);
  expect(clean(`<section>${SELF_CHECK_PLACE}</section>`)).toBe('<section><div></div></section>');
});
