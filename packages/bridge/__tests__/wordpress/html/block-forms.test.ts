import { cleanHtml } from '@footbridge/bridge/wordpress/html/clean';
import { clean } from './clean';

const CMS = 'http://127.0.0.1:8080';

describe('dropdowns of WordPress’s blocks and widgets are lists of links', () => {
  it('of months, with their prompt', () => {
    const dropdown = `<div class="wp-block-archives-dropdown wp-block-archives"><label for="x">Archives</label><select id="x" onchange="go()"><option value="">Select Month</option><option value="${CMS}/2026/05/"> May 2026 &nbsp;(3)</option></select></div>`;
    expect(clean(dropdown)).toBe(
      '<details class="wp-block-archives"><summary>Archives: Select Month</summary><ul><li><a href="/2026/05/">May 2026 (3)</a></li></ul></details>',
    );
  });

  it.each([
    ['a category’s slug', 'category_name', 'rehab', '/?category_name=rehab'],
    ['a tag’s slug', 'tag', 'café', '/?tag=caf%C3%A9'],
    ['a category’s id', 'cat', '3', '/?cat=3'],
  ])('of terms and pages, by %s', (_, name, value, href) => {
    const select = `<select name="${name}" class="postform"><option value="-1">Select</option><option value="${value}">One</option></select>`;
    const list = `<details class="wp-block-archives"><summary>Topics: Select</summary><ul><li><a href="${href}">One</a></li></ul></details>`;
    expect(
      clean(
        `<div class="wp-block-categories-dropdown wp-block-categories"><label>Topics</label>${select}<script>go()</script></div>`,
      ),
    ).toBe(list);
    expect(
      clean(`<form action="${CMS}" method="get"><label class="screen-reader-text">Topics</label>${select}</form>`),
    ).toBe(list);
  });

  it('but nothing remains of a dropdown that leads nowhere', () => {
    expect(
      clean(
        '<div class="wp-block-categories-dropdown"><label>A</label><select><option value="3">B</option></select></div>',
      ),
    ).toBe('');
  });
});

describe('forms of WordPress’s blocks lead to this site’s', () => {
  it.each([
    [
      'a search form with a label and a button',
      '<label class="wp-block-search__label" for="s">Find a page</label><div><input type="search" name="s" placeholder="Words"><button aria-label="Go">Go</button></div>',
      '<p class="wp-block-search"><span>Find a page</span> <a class="embed-link" href="/search/?s=">Go</a></p>',
    ],
    [
      'one whose button is a picture and whose label is for screen readers',
      '<label class="wp-block-search__label screen-reader-text" for="s">Search</label><input type="search" name="s"><button aria-label="Search"><svg></svg></button>',
      '<p class="wp-block-search"><span class="screen-reader-text">Search</span> <a class="embed-link" href="/search/?s=">Search</a></p>',
    ],
    [
      'one of a kind of content',
      '<input type="search" name="s"><input type="hidden" name="post_type" value="post"><input type="submit" value="Search posts">',
      '<p class="wp-block-search"><a class="embed-link" href="/search/?post_type=post">Search posts</a></p>',
    ],
  ])('%s', (_, fields, expected) => {
    expect(clean(`<form role="search" method="get" action="${CMS}/" class="wp-block-search">${fields}</form>`)).toBe(
      expected,
    );
  });

  it('a comment form and a link to a reply, of the post that they belong to', () => {
    expect(
      clean(
        `<form action="${CMS}/wp-comments-post.php" method="post"><p><label>Comment</label><textarea name="comment"></textarea></p><input name="submit" type="submit" value="Post Comment"><input type="hidden" name="comment_post_ID" value="265"></form>`,
      ),
    ).toBe('<p><a class="embed-link" href="/comment/265/" rel="nofollow">Post Comment</a></p>');
    expect(
      clean(
        `<a rel="nofollow" class="comment-reply-link" href="${CMS}/a/?replytocom=37#respond" data-commentid="37" data-postid="265">Reply</a>`,
      ),
    ).toBe('<a href="/comment/265/?parent=37" rel="nofollow">Reply</a>');
    expect(clean('<form><input name="comment_post_ID" value="2 or 3"><button>Send</button></form>')).toBe('');
  });
});

describe('links that are relative to their page', () => {
  const on = (page: string | undefined, href: string) => cleanHtml(`<a href="${href}">a</a>`, page).html;

  it.each([
    ['?show=all', '/guides/one/?show=all'],
    ['?query-1-page=2&amp;graphql', '/guides/one/?query-1-page=2'],
    ['?cst', '/guides/one/'],
    ['two/', '/guides/one/two/'],
    ['../three', '/guides/three/'],
    ['/index.php?graphql&amp;query-1-page=2', '/guides/one/?query-1-page=2'],
    [`${CMS}/index.php?graphql&amp;query-1-page=2#list`, '/guides/one/?query-1-page=2#list'],
    ['/graphql?query-1-page=3', '/guides/one/?query-1-page=3'],
  ])('%s leads to %s', (href, expected) => {
    expect(on('/guides/one/', href)).toBe(`<a href="${expected}">a</a>`);
    expect(on('/guides/one/?query-1-page=4', href)).toBe(`<a href="${expected}">a</a>`);
    expect(on(undefined, href)).toBe('<span>a</span>');
  });

  it.each(['/about-graphql/', '#graphql', '/guides/', 'mailto:a@example.org', 'https://example.org/?graphql'])(
    '%s is none of them',
    (href) => {
      expect(on('/guides/one/', href)).toContain(`href="${href}"`);
      expect(on(undefined, href)).toContain(`href="${href}"`);
    },
  );
});

describe('formulas', () => {
  it.each([
    [
      '<mrow><msup><mi>x</mi><mn>2</mn></msup><mo>+</mo><mfrac><mn>1</mn><mn>2</mn></mfrac></mrow>',
      'x<sup>2</sup>+1⁄2',
    ],
    [
      '<mfrac><mrow><mi>a</mi><mo>+</mo><mi>b</mi></mrow><msub><mi>c</mi><mn>0</mn></msub></mfrac>',
      '(a+b)⁄(c<sub>0</sub>)',
    ],
    ['<msqrt><mi>x</mi></msqrt><mroot><mi>y</mi><mn>3</mn></mroot>', '√x<sup>3</sup>√y'],
    ['<munderover><mo>∑</mo><mn>1</mn><mi>n</mi></munderover><mo>&lt;</mo>', '∑<sub>1</sub><sup>n</sup>&lt;'],
  ])('%s are text', (inner, text) => {
    expect(
      clean(`<math display="block"><semantics><mrow>${inner}</mrow><annotation>\\tex</annotation></semantics></math>`),
    ).toBe(`<span>${text}</span>`);
  });
});
