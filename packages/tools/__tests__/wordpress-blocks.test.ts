import { DomUtils, parseDocument } from 'htmlparser2';
import { asBlocks } from '@footbridge/tools/wordpress/export/blocks';
import { contentOf } from '../../embedded/__tests__/support/stand-ins';

/** The names of the blocks in a text, those within others too; throws where they do not lie within each other. */
function namesIn(text: string): string[] {
  const open: string[] = [];
  const names = [...text.matchAll(/<!-- (\/?)wp:([a-z-]+)(?: \{.*?\})? -->/g)].flatMap(([, closes, name = '']) => {
    if (!closes) return (open.push(name), [name]);
    if (open.pop() !== name) throw new Error(`${name} is closed and was not open`);
    return [];
  });
  if (open.length > 0) throw new Error(`${open.join(', ')}: never closed`);
  return names;
}

const words = (html: string): string => DomUtils.textContent(parseDocument(html)).replace(/\s+/g, '');

describe('the blocks of a text', () => {
  test('are those that the editor knows', () => {
    const text = asBlocks(
      '<h2 class="wp-block-heading">A</h2>\n<h3 class="wp-block-heading">B</h3>\n<p>C</p>\n<ol class="wp-block-list" start="3">\n<li>D<ul class="wp-block-list"><li>E</li></ul></li></ol>',
    );
    expect(namesIn(text)).toEqual(['heading', 'heading', 'paragraph', 'list', 'list-item', 'list', 'list-item']);
    expect(text).toContain('<!-- wp:heading {"level":3} -->');
    expect(text).toContain('<!-- wp:list {"ordered":true,"start":3} -->');
  });

  test('lie within each other, captions and summaries as they are', () => {
    const text = asBlocks(
      '<details class="wp-block-details"><summary>Why?</summary>\n<p>So.</p>\n</details><div class="wp-block-group is-style-note"><p>Call <strong>988</strong>.</p></div>',
    );
    expect(namesIn(text)).toEqual(['details', 'paragraph', 'group', 'paragraph']);
    expect(text).toContain('<summary>Why?</summary>');
    expect(text).toContain('<!-- wp:group {"className":"is-style-note"} -->');
  });

  test('omit what WordPress adds when it renders them', () => {
    const text = asBlocks(
      '<figure class="wp-block-image size-large"><img loading="lazy" decoding="async" width="1024" height="640" src="http://wp.test/a-1024x640.jpg" alt="A > B" class="wp-image-12" srcset="x 1024w" sizes="100vw" /></figure><div class="wp-block-columns is-layout-flex"><div class="wp-block-column is-layout-flow"><p>A</p></div></div>',
    );
    expect(text).toContain('<!-- wp:image {"id":12,"sizeSlug":"large","linkDestination":"none"} -->');
    expect(text).toContain('<img src="http://wp.test/a-1024x640.jpg" alt="A > B" class="wp-image-12" />');
    expect(text).not.toMatch(/is-layout/);
  });

  test('are HTML where the editor has no such block, and dividers where it divides', () => {
    expect(
      namesIn(
        asBlocks(
          '<p>A</p><!--more--><p>B</p><!--nextpage--><details><summary>C</summary></details><!-- D --><iframe src="https://video.test/"></iframe>',
        ),
      ),
    ).toEqual(['paragraph', 'more', 'paragraph', 'nextpage', 'html', 'html', 'html']);
  });

  test('lose no word of the embedded content', () => {
    for (const { content } of contentOf('DSH').posts) {
      const text = asBlocks(content);
      expect(() => namesIn(text)).not.toThrow();
      expect(words(text)).toBe(words(content));
    }
  });

  test('are none where there is no text', () => expect(asBlocks('')).toBe(''));
});
