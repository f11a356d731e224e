import { ksesLine, ksesPost } from '@/wordpress/embedded/editing/kses';
import { renderContent } from '@/wordpress/embedded/editing/paragraphs';
import { loadStore } from '@/wordpress/embedded/store/load';
import { CONTENT } from '../support/stand-ins';
import { bench, DRAFT, editorOf, idAt, refused, saved, queryData } from './support/editing';

const { wordpress: run } = bench();

describe('a text as it is shown', () => {
  it.each([
    [
      'blank lines divide paragraphs, line breaks stay',
      'One.\r\n\r\nTwo,\r\nand more.\n\n\n\nThree.',
      '<p>One.</p>\n\n<p>Two,<br />\nand more.</p>\n\n<p>Three.</p>',
    ],
    [
      'blocks lose their delimiters',
      '<!-- wp:heading {"level":3} -->\n<h3>A</h3>\n<!-- /wp:heading -->\n\n<!-- wp:paragraph -->\n<p>B</p>\n<!-- /wp:paragraph -->',
      '<h3>A</h3>\n\n<p>B</p>',
    ],
    [
      'elements of the structure stay as they are',
      'Before.\n\n<ul>\n<li>One\n\nmore</li>\n</ul>\n\nAfter.',
      '<p>Before.</p>\n\n<ul>\n<li>One\n\nmore</li>\n</ul>\n\n<p>After.</p>',
    ],
    ['words in a line are a paragraph, tags or not', '<strong>Call</strong> us.', '<p><strong>Call</strong> us.</p>'],
    ['parts of a text stay', 'One.\n\n<!--nextpage-->\n\nTwo.', '<p>One.</p>\n\n<!--nextpage-->\n\n<p>Two.</p>'],
    ['nothing is nothing', ' \n\n ', ''],
  ])('%s', (_, typed, shown) => {
    expect(renderContent(typed)).toBe(shown);
  });

  it('is what it was when a text of the content is sent back', () => {
    const store = loadStore({
      root: CONTENT,
      site: 'DSH',
      urls: { wordpress: 'http://wordpress.test', frontend: 'http://127.0.0.1:3000' },
    });
    const written = store.posts.filter(({ content }) => content !== '');
    expect(written.filter(({ content }) => renderContent(content) !== content.trim()).map(({ path }) => path)).toEqual(
      [],
    );
  });
});

describe('hostile HTML is stored as WordPress stores it for users without unfiltered_html', () => {
  it.each([
    ['a script becomes text', '<p>a</p><script>alert(1)</script>', '<p>a</p>alert(1)'],
    ['an event', '<img src="/x.jpg" onerror="alert(1)" alt="x">', '<img src="/x.jpg" alt="x">'],
    [
      'an address that runs',
      '<a href="java\tscript:alert(1)">a</a><a href="&#106;avascript:alert(1)">b</a>',
      '<a>a</a><a>b</a>',
    ],
    ['data as a picture', '<img src="data:text/html,x">', '<img>'],
    [
      'a style that loads',
      '<p style="background:url(//evil)">a</p><p style="text-align:center">b</p>',
      '<p>a</p><p style="text-align:center">b</p>',
    ],
    ['drawings and frames', '<svg onload="x"><g/></svg><iframe src="//evil"></iframe><object data="x"></object>', ''],
    [
      'what breaks out of a comment',
      '<!--more--><!-- --><img src=x onerror=alert(1)>-->',
      '<!--more--><img src="x">--&gt;',
    ],
    [
      'a comment in an attribute',
      '<a title="<!-- wp:p " onclick="x" -->">a</a>',
      '<a title="&lt;!-- wp:p ">&quot;&gt;a</a>',
    ],
    ['what is left open', '<div><em>a', '<div><em>a</em></div>'],
    ['escaped letters', 'a < b & c > d', 'a &lt; b &amp; c &gt; d'],
  ])('%s', (_, typed, expected) => {
    expect(ksesPost(typed).replaceAll('"', '"')).toBe(expected.replaceAll('&quot;', '"'));
  });

  it('an iframe stays only if it was there before', () => {
    const frame = '<iframe src="https://www.youtube.com/embed/x" title="Film"></iframe>';
    expect(ksesPost(`<p>Typed.</p>${frame}`, frame)).toContain(
      '<iframe src="https://www.youtube.com/embed/x" title="Film"></iframe>',
    );
    expect(ksesPost(frame, '<p>None.</p>')).toBe('');
  });

  it('a line allows emphasis and nothing else', () => {
    expect(ksesLine('A <em class="x">b</em>\n<a href="/x">c</a><script>d</script>')).toBe('A <em>b</em> cd');
  });

  it('in every field, without relying on later filters', async () => {
    const wordpress = await run();
    const evil = '<script>alert(1)</script><b onclick="x">b</b>';
    const bar = { customize: true, title: evil, subtitle: evil, buttons: [{ link: { url: '/x/', title: evil } }] };
    const values = { stickyCta: { stickyFloaterCtaG: bar } };
    const { id } = saved(
      wordpress.edits.publish({ ...DRAFT, title: evil, content: evil, values }, editorOf(wordpress)),
    );
    const answer = JSON.stringify(
      await queryData(
        wordpress,
        `{ page(id: "${id}", idType: DATABASE_ID) { title content stickyCta { stickyFloaterCtaG { title subtitle buttons { link { title } } } } } }`,
      ),
    );
    expect(answer).toContain('<b>b</b>');
    expect(answer).not.toMatch(/<script|onclick/);
  });
});

describe('a text that is too much', () => {
  it('is refused above a million bytes or 512 levels; below it any HTML is accepted', async () => {
    const wordpress = await run();
    const editor = editorOf(wordpress);
    expect(refused(wordpress.edits.publish({ ...DRAFT, content: 'ä'.repeat(500_001) }, editor))).toHaveProperty(
      'content',
    );
    saved(wordpress.edits.saveDraft({ ...DRAFT, content: 'a < b & <b>c</b> <!-- d\n\n'.repeat(40_000) }, editor));
    expect(
      refused(wordpress.edits.saveDraft({ ...DRAFT, content: '<div>'.repeat(180_000) }, editor)).content,
    ).toContain('512');
    expect(refused(wordpress.edits.publish({ ...DRAFT, title: 'x'.repeat(1001) }, editor))).toHaveProperty('title');
  });

  it('and one of no words at all is refused, too', async () => {
    const wordpress = await run();
    expect(
      refused(wordpress.edits.publish({ id: null, type: 'page', title: ' ', content: '\n' }, editorOf(wordpress))),
    ).toEqual({ form: 'Content, title, and excerpt are empty.' });
    expect(refused(wordpress.edits.update({ id: 4711, type: 'page' }, editorOf(wordpress)))).toHaveProperty('form');
    const { posts } = wordpress.edits.store();
    const review = posts.find(({ type }) => type === 'review')?.id ?? null;
    expect(
      refused(wordpress.edits.update({ id: review, type: 'page', title: 'x' }, editorOf(wordpress))),
    ).toHaveProperty('form');
    expect(idAt(wordpress, '/contact/')).toBeGreaterThan(0);
  });
});
