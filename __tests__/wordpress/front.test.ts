import { frontAnswer } from '@/wordpress/embedded/front/answer';
import { sampleStore } from '../recordings/sample-store';
import { hierarchySample } from '../recordings/sample-wordpress';
import { send, start } from './support/server';
import { contentOf } from './support/stand-ins';

const HOST = 'http://127.0.0.1:8080';

/** The sample was recorded with attachment pages on and, for addresses that lead to a file, off. */
const entries = hierarchySample().map((entry) => ({
  ...entry,
  attachmentPages: !entry.location?.startsWith('/wp-content/'),
}));

describe("the embedded WordPress's front end", () => {
  it.each(entries)(
    'responds to $url ($mode posts) as WordPress: $status $location',
    ({ url, mode, status, location, attachmentPages }) => {
      const store = sampleStore(mode, HOST, attachmentPages);
      expect(frontAnswer(new URL(url, HOST), store)).toEqual({ status, location });
    },
  );
});

describe("the embedded content, at WordPress's own front end", () => {
  const store = contentOf('DSH');

  it.each([
    ['a page', '/about/', 200, null],
    ['the fourth level of pages', '/what-we-treat/alcohol/withdrawal/the-first-three-days/', 200, null],
    ['a part of a text', '/from-the-first-call-to-the-first-year/3/', 200, null],
    [
      'a part that the text does not have',
      '/from-the-first-call-to-the-first-year/4/',
      301,
      '/from-the-first-call-to-the-first-year/',
    ],
    ['the last page of posts', '/blog/page/5/', 200, null],
    ['a page of posts beyond the last', '/blog/page/6/', 404, null],
    ['the first page of posts by its number', '/blog/page/1/', 301, '/blog/'],
    ['a part of the page of posts', '/blog/2/', 301, '/blog/'],
    ['an address without its last slash', '/about', 301, '/about/'],
    ['a slug that a post once had', '/what-detox-is/', 301, '/what-is-detox/'],
    ['the beginning of a slug', '/questions-to-as/', 301, '/questions-to-ask-a-treatment-center/'],
    ['a page under a wrong parent', '/nowhere/family-program/', 301, '/family-program/'],
    ['the beginning of a facility', '/facilities/desert-hope-tr/', 301, '/facilities/desert-hope-treatment-center/'],
    ['a month that no year has', '/2026/13/', 301, '/2026/'],
    ['a day that no month has', '/2026/02/30/', 301, '/2026/02/'],
    ['a year without posts', '/1999/', 404, null],
    ['an author who has written nothing', '/author/subscriber/', 200, null],
    ['nobody', '/author/nobody/', 404, null],
    ['a format', '/type/video/', 200, null],
    ['a draft', '/movement-as-a-habit/', 404, null],
    ['a post behind a password', '/notes-from-the-alumni-evening/', 200, null],
    [
      'a picture of a post',
      '/insurance-words-explained/journal-papers/',
      301,
      '/wp-content/uploads/2026/03/journal-papers.jpg',
    ],
    ['a list by its number', `/?cat=${store.termIn('category', 'families')?.id}`, 301, '/category/families/'],
    ['a draft by its number', `/?p=${store.postBySlug('post', 'movement-as-a-habit')?.id}`, 404, null],
    ['nothing', '/no-such-page/', 404, null],
  ])('answers %s: %s', (_, path, status, location) => {
    expect(frontAnswer(new URL(path, HOST), store)).toEqual({ status, location });
  });

  it('responds to a HEAD, while a GET redirects to the site', async () => {
    const wordpress = await start('SUN');
    const head = (path: string) => send(wordpress.url + path, { method: 'HEAD' });
    expect((await head('/what-detox-is/')).headers.location).toBe(`${wordpress.url}/what-is-detox/`);
    expect([(await head('/about/')).status, (await head('/no-such-page/')).status]).toEqual([200, 404]);
    expect((await send(`${wordpress.url}/no-such-page/`)).status).toBe(302);
    // The route belongs to the plugin; the sample replaces it here.
    expect((await send(`${wordpress.url}/wp-json/footbridge/v1/resolve?path=/`)).status).toBe(404);
    await wordpress.close();
  });

  it('serves attachment pages where that is set', async () => {
    const wordpress = await start('DSH', { attachmentPages: true });
    expect((await send(`${wordpress.url}/insurance-words-explained/journal-papers/`, { method: 'HEAD' })).status).toBe(
      200,
    );
    await wordpress.close();
  });
});
