import { cleanHtml } from '@footbridge/bridge/wordpress/html/clean';
import { foreignHosts, foreignHostsState } from '@footbridge/bridge/wordpress/url/foreign-hosts';
import { imageView } from '@footbridge/bridge/wordpress/url/image';
import { mediaSources, redirectSource } from '@footbridge/bridge/wordpress/url/media-address';
import { recordUploads, uploadAddressesState } from '@footbridge/bridge/wordpress/url/media-roots';
import { siteLink } from '@footbridge/bridge/wordpress/url/policy';
import { publicText } from '@footbridge/bridge/wordpress/url/public-text';
import { recordAddresses, wordPressAddressesState } from '@footbridge/bridge/wordpress/url/wordpress-addresses';
import { routeRequest } from '@footbridge/bridge/pages/routing/route';

let warnings: jest.SpyInstance;

beforeEach(() => {
  process.env.WORDPRESS_URL = 'https://cms.example.org';
  delete process.env.MEDIA_HOSTS;
  wordPressAddressesState.value = uploadAddressesState.value = foreignHostsState.value = undefined;
  warnings = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

const imageOf = (html: string): string => cleanHtml(html).html;

describe('uploads at WordPress, wherever they are', () => {
  it.each([
    ['Bedrock', 'https://cms.example.org', 'https://cms.example.org/app/uploads'],
    ['a short folder', 'https://cms.example.org', 'https://cms.example.org/files/'],
    ['blogs.dir', 'https://cms.example.org', 'https://cms.example.org/wp-content/blogs.dir/3/files'],
    ['a network', 'https://cms.example.org', 'https://cms.example.org/wp-content/uploads/sites/3'],
    ['a path alone', 'https://cms.example.org', '/content/uploads'],
    ['a subdirectory', 'https://cms.example.org/blog', 'https://cms.example.org/blog/wp-content/uploads'],
    ['a site of a network in a subdirectory', 'https://cms.example.org/two', 'https://cms.example.org/two/files'],
    ['a core below the address', 'https://cms.example.org/wp', 'https://cms.example.org/app/uploads'],
    ['a folder with a space', 'https://cms.example.org', 'https://cms.example.org/my files'],
    ['plain http', 'https://cms.example.org', 'http://cms.example.org/app/uploads'],
  ])('%s', (_, wordPress, uploads) => {
    process.env.WORDPRESS_URL = wordPress;
    recordAddresses([wordPress, wordPress.replace(/\/wp$/, '')]);
    recordUploads([uploads]);
    const base = new URL(`${uploads.replace(/\/$/, '')}/2026/05/`, wordPress).href;
    const file = `${base}river-300x200.jpg`;
    expect(siteLink(file)).toBe('/media/2026/05/river-300x200.jpg');
    expect(imageView({ sourceUrl: file })?.src).toBe('/media/2026/05/river-300x200.jpg');
    expect(imageOf(`<img src="${file}" srcset="${base}river.jpg 1024w, ${file} 300w" alt="River">`)).toContain(
      'url=%2Fmedia%2F2026%2F05%2Friver.jpg&amp;w=',
    );
    expect(publicText(`See ${base}plan.pdf`)).toBe('See https://deserthopetreatment.com/media/2026/05/plan.pdf');
    expect(mediaSources('2026/05/river.jpg')[0]?.address).toBe(`${base.replace('http:', 'https:')}river.jpg`);
    expect(routeRequest(new URL(file).pathname.replace(/^\/(?:blog|two)(?=\/)/, ''), new URLSearchParams())).toEqual({
      kind: 'redirect',
      destination: '/media/2026/05/river-300x200.jpg',
    });
  });

  it('are fetched from WORDPRESS_URL when editors know WordPress by another address', () => {
    process.env.WORDPRESS_URL = 'http://wordpress:8080';
    recordAddresses(['https://editors.example.org/cms', 'https://editors.example.org']);
    recordUploads(['https://editors.example.org/cms/app/uploads']);
    expect(siteLink('https://editors.example.org/cms/app/uploads/a.pdf')).toBe('/media/a.pdf');
    expect(mediaSources('a.pdf')[0]).toEqual({ address: 'http://wordpress:8080/app/uploads/a.pdf', root: null });
  });

  it('are below wp-content until WordPress has named them, and in old texts', () => {
    expect(siteLink('/wp-content/uploads/a.pdf')).toBe('/media/a.pdf');
    recordUploads(['https://cms.example.org/app/uploads']);
    expect(siteLink('/wp-content/uploads/a.pdf')).toBe('/media/@/wp-content/uploads/a.pdf');
    expect(mediaSources('@/wp-content/uploads/a.pdf')[0]?.address).toBe(
      'https://cms.example.org/wp-content/uploads/a.pdf',
    );
  });

  it('leave pages alone whose address begins like the folder', () => {
    recordUploads(['https://cms.example.org/files']);
    expect(siteLink('https://cms.example.org/files/report/')).toBe('/files/report/');
    expect(siteLink('https://cms.example.org/filesystem/a.pdf')).toBe('/filesystem/a.pdf');
    expect(siteLink('https://cms.example.org/wp-content/uploads/')).toBe('/wp-content/uploads/');
    expect(routeRequest('/files/report/', new URLSearchParams())).toEqual({ kind: 'continue' });
  });

  it.each([
    '',
    'nonsense:',
    'https://user:secret@cms.example.org/files',
    'javascript:alert(1)',
    'https://cms.example.org',
  ])('%j names no folder', (address) => {
    recordUploads([address]);
    expect(siteLink('/wp-content/uploads/a.pdf')).toBe('/media/a.pdf');
    expect(siteLink('/files/a.pdf')).toBe('/files/a.pdf');
  });
});

describe('files on another host', () => {
  it('are ours when WordPress has its uploads there', () => {
    recordUploads(['https://cdn.example.net/pictures']);
    expect(siteLink('https://cdn.example.net/pictures/2026/05/river.jpg?ver=2')).toBe('/media/2026/05/river.jpg');
    expect(mediaSources('2026/05/river.jpg')[0]?.address).toBe('https://cdn.example.net/pictures/2026/05/river.jpg');
    expect(siteLink('https://cdn.example.net/others/a.jpg')).toBe('https://cdn.example.net/others/a.jpg');
  });

  it.each([
    ['cdn.example.net', 'https://cdn.example.net/a/b.jpg', '@cdn.example.net/a/b.jpg'],
    [' https://cdn.example.net/a , x.example', 'https://cdn.example.net/a/b.jpg', '@cdn.example.net/a/b.jpg'],
    ['127.0.0.1:4999', 'http://127.0.0.1:4999/b.jpg', '@127.0.0.1:4999/b.jpg'],
    ['cdn.example.net', '//cdn.example.net/b.webp?w=300#x', '@cdn.example.net/b.webp'],
    ['cdn.example.net', 'https://i2.wp.com/cdn.example.net/b.jpg?resize=300%2C200&ssl=1', '@cdn.example.net/b.jpg'],
    ['i0.wp.com', 'https://i0.wp.com/other.example/b.jpg?resize=300%2C200', '@i0.wp.com/other.example/b.jpg'],
  ])('are ours when MEDIA_HOSTS is %s', (hosts, address, path) => {
    process.env.MEDIA_HOSTS = hosts;
    expect(imageView({ sourceUrl: address })?.src).toBe(`/media/${path}`);
    expect(mediaSources(path)[0]?.root?.isConfigured).toBe(true);
    expect(warnings).not.toHaveBeenCalled();
  });

  it.each([
    ['https://i0.wp.com/cms.example.org/wp-content/uploads/2026/05/river.jpg?resize=300%2C200&ssl=1'],
    ['https://i1.wp.com/cms.example.org/wp-content/uploads/2026/05/river.jpg'],
  ])('%s is the picture that it was made of', (address) => {
    expect(siteLink(address)).toBe('/media/2026/05/river.jpg');
  });

  it('may be in a private network when MEDIA_HOSTS has the host, though WordPress names the folder', () => {
    process.env.MEDIA_HOSTS = 'minio.internal';
    recordUploads(['https://minio.internal/files']);
    expect(mediaSources('a.jpg')[0]?.root?.isConfigured).toBe(true);
  });

  it('keep links to pages', () => {
    process.env.MEDIA_HOSTS = 'cdn.example.net';
    for (const page of ['about/', 'index.html', 'x.php?id=1.jpg'])
      expect(siteLink(`https://cdn.example.net/${page}`)).toBe(`https://cdn.example.net/${page}`);
  });

  it('are links in texts when nobody names the host, which the log says once', () => {
    for (const name of ['a', 'b']) {
      expect(imageView({ sourceUrl: `https://cdn.example.net/${name}.jpg` })).toBeNull();
      expect(imageOf(`<img src="https://cdn.example.net/${name}.jpg" alt="River">`)).toContain('<a href=');
    }
    imageOf('<img src="https://secure.gravatar.com/avatar/x.jpg" alt="">');
    expect(foreignHosts()).toEqual(['cdn.example.net']);
    expect(warnings).toHaveBeenCalledTimes(1);
  });

  it.each(['@cdn.example.net/a.jpg', '@/wp-config.php', '@/private/a.pdf', '@127.0.0.1:6379/a.jpg'])(
    '/media/%s is not fetched when nobody names it',
    (path) => {
      expect(mediaSources(path)).toEqual([]);
    },
  );

  it.each(['http://127.0.0.1:6379/x', 'http://localhost/x', 'http://[::1]/x'])(
    'are not on the site’s own machine because WordPress says so: %s',
    (address) => {
      recordUploads(['https://cms.example.org/wp-content/uploads', address]);
      expect(mediaSources(`@${new URL(address).host}/x/a.jpg`)).toEqual([]);
    },
  );
});

describe('a redirect of a file', () => {
  it.each([
    ['/app/uploads/a.jpg', 'https://cms.example.org/app/uploads/a.jpg'],
    ['https://bucket.example.net/files/a.jpg?signature=x', 'https://bucket.example.net/files/a.jpg?signature=x'],
    ['http://bucket.example.net/files/a.jpg', 'https://bucket.example.net/files/a.jpg'],
  ])('to %s is followed', (location, address) => {
    process.env.MEDIA_HOSTS = 'bucket.example.net/files';
    expect(redirectSource(location, 'https://cms.example.org/wp-content/uploads/a.jpg')?.address).toBe(address);
  });

  it.each([
    'https://tracker.example/a.jpg',
    'https://bucket.example.net/other/a.jpg',
    'https://bucket.example.net:8443/files/a.jpg',
    'https://user:secret@bucket.example.net/files/a.jpg',
    'http://169.254.169.254/latest/meta-data',
    'http://127.0.0.1:6379/a.jpg',
    'file:///etc/passwd',
    'http://[broken',
  ])('to %s is not', (location) => {
    process.env.MEDIA_HOSTS = 'bucket.example.net/files';
    expect(redirectSource(location, 'https://cms.example.org/wp-content/uploads/a.jpg')).toBeNull();
  });
});
