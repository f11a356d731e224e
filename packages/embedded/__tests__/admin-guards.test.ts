import { request } from 'node:http';
import { isLocal } from '@footbridge/embedded/admin/guard';
import type { EmbeddedWordPress } from '@footbridge/embedded/server';
import { FormBrowser } from './support/form-browser';
import { FRONTEND, send, start } from './support/server';

let wordpress: EmbeddedWordPress;
let editor: FormBrowser;
beforeAll(async () => {
  wordpress = await start('DSH');
});
beforeEach(async () => {
  editor = await new FormBrowser(wordpress).signIn();
});
afterEach(() => jest.restoreAllMocks());
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

  it('is good for its own login only', async () => {
    const other = await new FormBrowser(wordpress).signIn();
    const { path, fields } = await form();
    await other.post(path, fields);
    expect(other.answer.status).toBe(403);
  });

  it('is good for a day at most', async () => {
    const { path, fields } = await form('Very slowly typed');
    const now = Date.now();
    jest.spyOn(Date, 'now').mockReturnValue(now + 25 * 3_600_000);
    await editor.post(path, fields);
    expect(editor.answer.status).toBe(403);
  });

  it('guards every other form, too', async () => {
    for (const path of ['/wp-admin/', '/wp-admin/nav-menus.php', '/wp-admin/admin.php?page=site-options']) {
      await editor.post(path, { 'default[title]': 'Planted' });
      expect([path, editor.answer.status]).toEqual([path, 403]);
    }
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
      '/wp-admin/admin.php?page=site-options',
    ]) {
      await subscriber.open(path);
      expect([path, subscriber.answer.status]).toEqual([path, 403]);
      expect(subscriber.text).toMatch(/Sorry, you are not allowed to/);
    }
    const { path, fields } = await form();
    await subscriber.post(path, fields);
    expect(subscriber.answer.status).toBe(403);
  });

  it('a signed-out user logs in and returns', async () => {
    const visitor = new FormBrowser(wordpress);
    await visitor.open('/wp-admin/edit.php?post_type=page');
    expect(visitor.path).toContain('/wp-login.php?redirect_to=');
    visitor.fill('Username or Email Address', 'editor');
    visitor.fill('Password', 'footbridge-demo');
    await visitor.press('Log In');
    expect(visitor.path).toBe('/wp-admin/edit.php?post_type=page');
  });
});

describe('logging out', () => {
  it('ends the login, even for a copied cookie', async () => {
    const { cookies } = await send(`${wordpress.url}/wp-login.php`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'log=editor&pwd=footbridge-demo',
    });
    const cookie = cookies[0]?.split(';')[0] ?? '';
    const dashboard = await send(`${wordpress.url}/wp-admin/`, { headers: { cookie } });
    const link = /wp-login\.php\?action=logout&amp;_wpnonce=\w+/
      .exec(String(dashboard.body))?.[0]
      .replace('&amp;', '&');
    const gone = await send(`${wordpress.url}/${link}`, { headers: { cookie } });
    expect(gone.headers.location).toBe('/wp-login.php');
    expect((await send(`${wordpress.url}/wp-admin/`, { headers: { cookie } })).status).toBe(303);
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

  it('redirects from another name of the machine to the login’s', async () => {
    expect(await withHost(`localhost:${wordpress.port}`, '/wp-admin/edit.php?s=x')).toEqual({
      status: 303,
      location: `${wordpress.url}/wp-admin/edit.php?s=x`,
    });
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

describe('every response', () => {
  it.each(['/wp-login.php', '/wp-admin/', '/wp-admin/post-new.php?post_type=page', '/wp-admin/nope.php'])(
    '%s is never cached or embedded, and runs no inline script',
    async (path) => {
      await editor.open(path);
      expect(editor.answer.headers).toMatchObject({
        'cache-control': 'no-store',
        'x-frame-options': 'DENY',
        'x-content-type-options': 'nosniff',
      });
      const policy = editor.answer.headers['content-security-policy'] ?? '';
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).toContain(new URL(FRONTEND).origin);
      expect(policy).toContain("script-src 'self';");
      expect(policy).not.toContain('unsafe');
      expect(editor.html).not.toMatch(/<script(?! defer="" src="\/wp-content\/)| style=| on\w+=/i);
    },
  );

  it('a GET never changes anything', async () => {
    await editor.open('/wp-admin/');
    const before = editor.text;
    await editor.open('/wp-admin/edit.php?post_type=page');
    await editor.follow('Edit “Open house”');
    const id = new URL(editor.path, wordpress.url).searchParams.get('post');
    const nonce = editor.fieldsFor(/Update|Save draft/).fields.get('_wpnonce');
    for (const query of [
      'action=trash',
      'action=delete',
      'action=editpost&save=1&post_title=x',
      'action=untrash',
      'trash=1',
      'action=preview',
    ]) {
      await editor.open(`/wp-admin/post.php?post=${id}&post_ID=${id}&_wpnonce=${nonce}&${query}`);
    }
    await editor.open(`/wp-admin/?_wpnonce=${nonce}`);
    await editor.open('/wp-admin/');
    expect(editor.text).toBe(before);
    await editor.open(`/wp-admin/post.php?post=${id}&action=edit`);
    expect(editor.valueOf('Add title')).toBe('Open house');
  });

  it('what does not exist is not found', async () => {
    for (const path of [
      '/wp-admin/post.php?post=999999999&action=edit',
      '/wp-admin/post.php',
      '/wp-admin/post.php?post=1e3&action=edit',
      '/wp-admin/admin.php?page=x',
      '/wp-admin/edit.php?post_type=attachment',
      '/wp-admin/constructor',
    ]) {
      await editor.open(path);
      expect([path, editor.answer.status]).toEqual([path, 404]);
    }
  });

  it('other methods and body types are refused', async () => {
    await editor.open('/wp-admin/', { method: 'PUT', body: 'x' });
    expect(editor.answer.status).toBe(405);
    await editor.open('/wp-admin/post.php', {
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
      body: 'post_title=x',
    });
    expect(editor.answer.status).toBe(415);
  });
});
