/** The embedded WordPress's pages beyond what e2e/editors do: who may use them, and what they refuse. */
import { request } from 'node:http';
import { isLocal } from '@footbridge/embedded/admin/admin';
import type { EmbeddedWordPress } from '@footbridge/embedded/server';
import { logIn, send, start } from './support/server';

let wordpress: EmbeddedWordPress;
beforeAll(async () => {
  wordpress = await start('DSH');
});
afterAll(() => wordpress.close());

/** Returns requests of a signed-in user. */
async function signedIn(user = 'editor') {
  const cookie = (await logIn(wordpress.url, user)).map((one) => one.split(';')[0]).join('; ');
  const open = (path: string) => send(wordpress.url + path, { headers: { cookie } });
  const nonceOf = async (path: string): Promise<string> =>
    /name="_wpnonce" value="(\w+)"/.exec(String((await open(path)).body))?.[1] ?? '';
  const post = (path: string, fields: Record<string, string>) =>
    send(wordpress.url + path, { method: 'POST', headers: { cookie }, body: new URLSearchParams(fields) });
  return { open, nonceOf, post };
}
const EDIT = '/wp-admin/post.php';
const NEW = '/wp-admin/post-new.php?post_type=page';
const pages = () => wordpress.edits.store().postsOfType('page').length;
const at = (path: string) => wordpress.edits.store().postAt(path);

describe('a form', () => {
  it.each([
    ['is missing', ''],
    ['is made up', '0123456789abcdef0123'],
  ])('whose nonce %s saves nothing, and nothing of what was sent is shown', async (_, nonce) => {
    const before = pages();
    const { post } = await signedIn();
    const { status, body } = await post(EDIT, { post_type: 'page', post_title: 'Planted words', _wpnonce: nonce });
    expect([status, pages()]).toEqual([403, before]);
    expect(body).toContain('The link you followed has expired.');
    expect(body).not.toContain('Planted words');
  });

  it('with wrong fields shows what was typed, escaped, and what is wrong; right ones are saved, none unset all', async () => {
    const { post, nonceOf } = await signedIn();
    const _wpnonce = await nonceOf(NEW);
    const sendFields = (fields: string) => post(EDIT, { post_ID: String(at('/contact/')?.id), fields, _wpnonce });
    const wrong = await sendFields('seo:\n  title: <script>x</script>\nnothing: 1');
    expect(wrong.status).toBe(422);
    expect(wrong.body).toContain('has no field nothing');
    expect(wrong.body).toContain('title: &lt;script&gt;x');
    expect((await sendFields('seo: [')).status).toBe(422);
    expect((await sendFields('seo:\n  title: Typed title')).status).toBe(303);
    expect(at('/contact/')?.values).toEqual({ seo: { title: 'Typed title' } });
    await sendFields('');
    expect(at('/contact/')?.values).toEqual({});
  });
});

it('a subscriber gets WordPress’s message for every request', async () => {
  const { open, nonceOf, post } = await signedIn('subscriber');
  expect((await open('/wp-admin/')).body).toContain('You may read, and change nothing.');
  for (const path of ['/wp-admin/edit.php', NEW, `${EDIT}?post=1&action=edit`, '/wp-admin/nav-menus.php']) {
    const { status, body } = await open(path);
    expect([path, status, body]).toEqual([path, 403, expect.stringContaining('Sorry, you are not allowed to')]);
  }
  expect((await post(EDIT, { post_title: 'x', _wpnonce: await nonceOf('/wp-admin/') })).status).toBe(403);
});

/** fetch sets Host itself. */
const withHost = (host: string, path: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    request({ port: wordpress.port, host: '127.0.0.1', path, headers: { host } }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });

describe('local requests only', () => {
  it.each(['/wp-login.php', '/wp-admin/', '/wp-admin/edit.php', '/wp-admin/css/admin.css'])(
    '%s is refused by a foreign name, and to what a proxy passes on',
    async (path) => {
      expect(await withHost('cms.example.test', path)).toBe(403);
      expect(await withHost(`127.0.0.1.example.test:${wordpress.port}`, path)).toBe(403);
      const passedOn = await send(wordpress.url + path, { headers: { 'x-forwarded-for': '203.0.113.9' } });
      expect(passedOn.status).toBe(403);
    },
  );

  it.each([
    ['127.0.0.1', true],
    ['::1', true],
    ['::ffff:127.0.0.1', true],
    ['192.168.1.7', false],
    ['::ffff:10.0.0.1', false],
    ['2001:db8::1', false],
    [undefined, false],
  ])('knows whether %s is here', (remoteAddress, expected) => {
    const rest = { method: 'GET', url: new URL('http://127.0.0.1/'), body: '', cookies: {} };
    expect(isLocal({ ...rest, headers: { host: '127.0.0.1:8787' }, remoteAddress })).toBe(expected);
  });
});
