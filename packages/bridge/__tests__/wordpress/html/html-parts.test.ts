import { textParts } from '@footbridge/bridge/wordpress/html/parts';

describe('parts of a text', () => {
  it.each([
    ['<p>One</p>', ['<p>One</p>'], 1],
    [
      '<p>One</p>\n<p><!--nextpage--></p>\n<p>Two</p>\n<p><!--nextpage--></p>\n<p>Three</p>\n',
      ['<p>One</p>', '<p>Two</p>', '<p>Three</p>\n'],
      3,
    ],
    ['<p>One</p>\n\n\n<!--nextpage-->\n\n\n<p>Two</p>', ['<p>One</p>', '<p>Two</p>'], 2],
    [
      '<p>One</p>\n<!-- wp:nextpage -->\n<!--nextpage-->\n<!-- /wp:nextpage -->\n<p>Two</p>',
      ['<p>One</p>', '<p>Two</p>'],
      2,
    ],
    ['<p>One<!--nextpage-->Two</p>', ['<p>One', 'Two</p>'], 2],
    ['<p>One</p><!--nextpage-->', ['<p>One</p>', ''], 2],
  ])('%j', (content, texts, last) => {
    expect(textParts(content)).toEqual({ texts, last });
  });

  it('a leading page break adds no part, but counts for the address, as in WordPress', () => {
    expect(textParts('<p><!--nextpage--></p>\n<p>One</p><!--nextpage--><p>Two</p>')).toEqual({
      texts: ['<p>One</p>', '<p>Two</p>'],
      last: 3,
    });
    expect(textParts('<!--nextpage-->One')).toEqual({ texts: ['One'], last: 2 });
  });

  it('nothing is one empty part', () => {
    expect(textParts(null)).toEqual({ texts: [''], last: 1 });
  });
});
