import { resolveAddress } from '@footbridge/embedded/front/resolve';
import { Store } from '@footbridge/embedded/store/store';
import { contentOf } from './support/stand-ins';

const base = contentOf('DSH');
const idOf = (path: string) => base.postAt(path)?.id ?? 0;
const keysAt = (path: string) => resolveAddress(path, base).keys;

const withRules = (...rules: Record<string, string | boolean>[]): Store =>
  new Store({ ...base.data, options: { ...base.data.options, redirects: { rules } } });

describe('the keys of a response of the resolve route', () => {
  it.each([
    ['a text', '/about/', ['uri:/about/', `post:${idOf('/about/')}`]],
    ['a part of a text', '/from-the-first-call-to-the-first-year/2/', ['uri:/from-the-first-call-to-the-first-year/']],
    ['a page of a list', '/blog/page/2/', ['uri:/blog/', 'setting_group:reading']],
    ['a page of dates', '/2026/page/2/', ['uri:/2026/', 'setting_group:reading']],
    ['an empty date', '/1999/', ['uri:/1999/', 'acf_options_page:site-options']],
    ['a profile', '/contributors/mei-lin-chow/', ['uri:/contributors/mei-lin-chow/']],
    ['a search', '/?s=detox', ['skipped:post', 'list:post', 'list:facility']],
    ['nothing', '/no-such-page/', ['slug:no-', 'acf_options_page:site-options']],
    ['an old slug', '/what-detox-is/', ['slug:wha', 'acf_options_page:site-options']],
    ['a term that is not there', '/category/nope/', ['list:category', 'acf_options_page:site-options']],
    ['a number without a post', '/?p=5', ['post:5']],
    ['an author', '/author/writer/', [`user:${base.user('writer')?.id}`, 'uri:/author/writer/']],
  ])('of %s', (_, path, keys) => {
    expect(keysAt(path)).toEqual(expect.arrayContaining(keys));
  });

  it('do not name lists where an archive’s address is enough', () => {
    expect(keysAt('/category/families/page/2/').filter((key) => key.includes('list:'))).toEqual([]);
    expect(keysAt('/category/families/?author_name=writer')).toContain('list:post');
  });
});

describe('the editors’ redirect rules', () => {
  it.each([
    ['a file', '/old-page.html', '/old-page.html', 301, '/about/'],
    ['other letters and another Unicode form', '/Caf\u00E9/', '/cafe\u0301', 301, '/about/'],
    ['its query', '/old/?id=7', '/old/?id=7&utm=x', 301, '/about/?utm=x'],
    ['another query', '/old/?id=7', '/old/?id=8', 404, null],
    ['its own absolute address', `${base.data.urls.frontend}/old/`, '/old/', 301, '/about/'],
    ['the address of another site', 'https://example.org/old/', '/old/', 404, null],
  ])('match %s', (_, source, path, status, location) => {
    const store = withRules({ source, destination: '/about/', permanent: true });
    expect(resolveAddress(path, store)).toMatchObject({ status, location, isRule: status === 301 });
  });

  it('win with a query over those without, later over earlier', () => {
    const store = withRules(
      { source: '/old/?id=7', destination: '/contact/' },
      { source: '/old/', destination: '/insurance/' },
      { source: '/old/', destination: '/about/' },
    );
    expect(resolveAddress('/old/?id=7', store).location).toBe('/contact/');
    expect(resolveAddress('/old/', store)).toMatchObject({ status: 302, location: '/about/' });
    expect(resolveAddress('/old/', store).variables).toContain('id');
  });

  it.each(['tel:+17025550100', '#part', 'javascript:alert(1)', ''])(
    'lead nowhere by the destination "%s"',
    (destination) => {
      expect(resolveAddress('/old/', withRules({ source: '/old/', destination }))).toMatchObject({
        status: 404,
        isRule: false,
      });
    },
  );

  it('do not apply to a page that is there', () => {
    expect(resolveAddress('/about/', withRules({ source: '/about/', destination: '/contact/' })).status).toBe(200);
  });

  it('do not lead to their own address', () => {
    expect(resolveAddress('/old/', withRules({ source: '/old/', destination: '/OLD' })).status).toBe(404);
  });
});
