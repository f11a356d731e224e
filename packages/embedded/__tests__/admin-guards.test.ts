import { request } from 'node:http';
import { isLocal } from '@footbridge/embedded/admin/guard';
import type { EmbeddedWordPress } from '@footbridge/embedded/server';
import { FormBrowser } from './support/form-browser';
import { send, start } from './support/server';

let wordpress: EmbeddedWordPress;
let editor: FormBrowser;
beforeAll(async () => {
  wordpress = await start('DSH');
});
beforeEach(async () => {
  editor = await new FormBrowser(wordpress).signIn();
});
afterAll(() => wordpress.close());

/** A filled form of a new page, not yet sent. */
async function form(title = 'Guarded') {
  await editor.open('/wp-admin/post-new.php?post_type=page');
  editor.fill('Add title', title);
  return editor.fieldsFor('Save draft');
}
const pagesNow = async () => {
  await editor.open('/wp-admin/edit.php?post_type=page');
  return editor.screen.getByRole('table').textContent;
};

describe('the nonce', () => {
  it.each([
    ['is missing', ''],
    ['is made up', '0123456789abcdef0123'],
  ])('where it %s, nothing is saved and nothing of what was sent is shown', async (_, nonce) => {
    const before = await pagesNow();
    const { path, fields } = await form('Planted words');
    fields.set('_wpnonce', nonce);
    await editor.post(path, fields);
    expect(editor.answer.status).toBe(403);
    expect(editor.text).toContain('The link you followed has expired.');
    expect(editor.html).not.toContain('Planted words');
    expect(await pagesNow()).toBe(before);
  });
});

describe('users without the right', () => {
  it('a subscriber gets WordPress’s message for every request', async () => {
    const subscriber = await new FormBrowser(wordpress).signIn('subscriber');
    expect(subscriber.text).toContain('You may read, and change nothing.');
    for (const path of [
      '/wp-admin/edit.php',
      '/wp-admin/post-new.php',
      '/wp-admin/post.php?post=1&action=edit',
      '/wp-admin/nav-menus.php',
    ]) {
      await subscriber.open(path);
      expect([path, subscriber.answer.status]).toEqual([path, 403]);
      expect(subscriber.text).toMatch(/Sorry, you are not allowed to/);
    }
    const { path, fields } = await form();
    await subscriber.post(path, fields);
    expect(subscriber.answer.status).toBe(403);
  });
});

/** fetch sets Host itself. */
const withHost = (host: string, path: string) =>
  new Promise<{ status: number; location: string | undefined }>((resolve, reject) => {
    request({ port: wordpress.port, host: '127.0.0.1', path, headers: { host } }, (response) => {
      response.resume();
      resolve({ status: response.statusCode ?? 0, location: response.headers.location });
    })
      .on('error', reject)
      .end();
  });

describe('local requests only', () => {
  it.each(['/wp-login.php', '/wp-admin/', '/wp-admin/edit.php', '/wp-admin/css/admin.css'])(
    '%s is refused by a foreign name',
    async (path) => {
      expect((await withHost('cms.example.test', path)).status).toBe(403);
      expect((await withHost(`127.0.0.1.example.test:${wordpress.port}`, path)).status).toBe(403);
    },
  );

  it('is refused to what a proxy passes on', async () => {
    expect(
      (await send(`${wordpress.url}/wp-login.php`, { headers: { 'x-forwarded-for': '203.0.113.9' } })).status,
    ).toBe(403);
  });

  it.each([
    ['127.0.0.1', true],
    ['::1', true],
    ['::ffff:127.0.0.1', true],
    ['192.168.1.7', false],
    ['::ffff:10.0.0.1', false],
    ['2001:db8::1', false],
    [undefined, false],
  ])('knows whether %s is here', (remoteAddress, expected) => {
    expect(
      isLocal({
        method: 'GET',
        url: new URL('http://127.0.0.1/'),
        headers: { host: '127.0.0.1:8787' },
        body: '',
        cookies: {},
        isTooLarge: false,
        remoteAddress,
      }),
    ).toBe(expected);
  });
});
