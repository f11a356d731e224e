import { HttpResponse, http } from 'msw';

import { loadFeed, feedsState } from '@footbridge/bridge/feeds/feed/load';

import { RECORDED_WORDPRESS } from '../../../../../__tests__/recordings/address';
import { childText } from '../../../../../__tests__/support/xml';
import { OWN, feed, post, posts, server, wordPress, type Data } from './support';

async function itemOf(own: Data): Promise<(name: string) => string | null> {
  server.use(...wordPress(posts(post(own))));
  const [item] = (await feed('/feed/')).items;
  if (!item) throw new Error('no item');
  return (name) => childText(item, name);
}

describe("the site's feed", () => {
  it('says whose it is, in words and not in entities', async () => {
    server.use(...wordPress(posts(post({}))));
    const { channel } = await feed('/feed/');
    const facts = ['title', 'description', 'link', 'language', 'lastBuildDate'].map((name) => childText(channel, name));
    expect(facts).toEqual(['Riverside & Sons', 'Care “here”', `${OWN}/`, 'en-US', 'Wed, 01 Apr 2026 00:00:00 +0000']);
  });

  it('names itself where it is, and is nothing for search engines to show', async () => {
    server.use(...wordPress(posts(post({}))));
    const { channel } = await feed('/feed/');
    const self = [...channel.children].find(({ nodeName }) => nodeName === 'atom:link');
    expect(['href', 'rel', 'type'].map((name) => self?.getAttribute(name))).toEqual([
      `${OWN}/feed/`,
      'self',
      'application/rss+xml',
    ]);
    expect(await loadFeed('/feed/')).toMatchObject({ type: 'application/rss+xml', isHidden: true });
  });

  it('has everything of a post that a reader shows', async () => {
    const tags = {
      categories: { nodes: [{ name: 'Guides' }, { name: 'R&amp;D' }] },
      tags: { nodes: [{ name: 'Guides' }, { name: 'detox' }] },
    };
    server.use(...wordPress(posts(post({ ...tags, commentCount: 2 }))));
    const [item] = (await feed('/feed/')).items;
    const written = [...(item?.children ?? [])].map(({ nodeName, textContent }) => [nodeName, textContent]);
    expect(written).toEqual([
      ['title', 'A post'],
      ['link', `${OWN}/a-post/`],
      ['comments', `${OWN}/a-post/#comments`],
      ['dc:creator', 'Ann & Bo'],
      ['pubDate', 'Sun, 01 Mar 2026 08:05:09 +0000'],
      ['category', 'Guides'],
      ['category', 'R&D'],
      ['category', 'detox'],
      ['guid', `${OWN}/?p=7`],
      ['description', 'Short'],
      ['content:encoded', '<p>Long</p>'],
      ['wfw:commentRss', `${OWN}/a-post/feed/`],
      ['slash:comments', '2'],
    ]);
  });

  it.each([
    ['entities, decoded once', 'Q & A — “yes”', 'Q & A — “yes”'],
    ['markup', 'The <em>whole</em> story', 'The whole story'],
    ['a tag that is meant as words', 'What <b> does', 'What <b> does'],
    ['nothing', null, 'Untitled'],
  ])('shows a title with %s as it is read', async (_, title, shown) => {
    expect((await itemOf({ title }))('title')).toBe(shown);
  });

  it('gives a text that is safe and stands by itself elsewhere', async () => {
    const content =
      `<p onclick="x()">A <a href="${RECORDED_WORDPRESS}/about/">link</a>, <a href="#part">a part</a><script>alert(1)</script></p>` +
      `<h2 id="part" class="has-large-font-size">Part ]]&gt; ]]> &amp;lt; \u0001</h2><img src="https://tracker.example/pixel.gif" alt="">` +
      `<img src="${RECORDED_WORDPRESS}/wp-content/uploads/2026/05/x.jpg" alt="River" width="800" height="600">` +
      '<iframe src="https://www.youtube.com/embed/abcdefghijk" title="A walk"></iframe>';
    const html = (await itemOf({ content }))('content:encoded') ?? '';
    expect(html).toContain(`<a href="${OWN}/about/">link</a>`);
    expect(html).toContain(`<a href="${OWN}/a-post/#part">`);
    expect(html).toContain('<h2>Part ]]&gt; ]]&gt; &amp;lt; </h2>');
    expect(html).toContain(`src="${OWN}/_next/image?url=%2Fmedia%2F2026%2F05%2Fx.jpg`);
    expect(html).toContain('href="https://www.youtube.com/watch?v=abcdefghijk"');
    expect(html).not.toMatch(/script|onclick|iframe|class=|srcset|<img[^>]*tracker|Play|127\.0\.0\.1/);
  });

  it('writes the summary as HTML, from the text where the author wrote none', async () => {
    expect((await itemOf({ excerpt: '<p>1 &lt; 2 &amp; more [&hellip;]</p>' }))('description')).toBe(
      '1 &lt; 2 &amp; more…',
    );
    feedsState.value = undefined;
    expect((await itemOf({ excerpt: '', content: `<p>${'word '.repeat(60)}</p>` }))('description')).toBe(
      `${'word '.repeat(54)}word…`,
    );
  });

  it('has neither a text with a password nor a noindex one, and asks for as many others as it needs', async () => {
    const hidden = [
      post({ title: 'For members', isRestricted: true, dateGmt: null, content: 'secret' }),
      post({ title: 'Not for search engines', seo: { noindex: true }, content: 'secret' }),
    ];
    const others = Array.from({ length: 11 }, (_, i) => post({ databaseId: 20 + i, uri: `/p${i}/`, title: `P${i}` }));
    server.use(...wordPress(posts(...hidden, ...others)));
    const { items, xml } = await feed('/feed/');
    expect(items.map((item) => childText(item, 'title'))).toEqual(others.slice(0, 10).map(({ title }) => title));
    expect(xml).not.toContain('secret');
  });

  it('offers no discussion where there is none', async () => {
    const item = await itemOf({ commentStatus: 'closed' });
    expect([item('comments'), item('slash:comments'), item('wfw:commentRss')]).toEqual([null, null, null]);
  });
});

describe('WordPress failing', () => {
  const failure = http.post(`${RECORDED_WORDPRESS}/index.php`, () =>
    HttpResponse.json({ errors: [{ message: 'broken' }] }),
  );

  it('is no empty feed, and leaves the last good one', async () => {
    server.use(failure);
    await expect(loadFeed('/feed/')).rejects.toMatchObject({ name: 'UpstreamError' });
    server.resetHandlers(...wordPress(posts(post({}))));
    const good = await loadFeed('/feed/');
    server.resetHandlers(failure);
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_600_000);
    expect(await loadFeed('/feed/')).toEqual(good);
  });
});
