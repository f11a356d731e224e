import { resolveAddress } from '@footbridge/embedded/front/resolve';
import { permalink } from '@footbridge/embedded/front/links';
import { Store } from '@footbridge/embedded/store/store';
import { sampleStore } from '../../../__tests__/recordings/sample-store';
import { hierarchySample } from '../../../__tests__/recordings/sample-wordpress';

const HOST = 'http://127.0.0.1:8080';

/**
 * The sample was recorded with attachment pages on and, for addresses that lead to a file, off. WordPress lists protected
 * posts, unlike the site (decision 0047), but does not find them.
 */
function recordedStore({ mode, kind, url, location }: ReturnType<typeof hierarchySample>[number]): Store {
  const store = sampleStore(mode, HOST, !location?.startsWith('/wp-content/'));
  const isSearch = kind.startsWith('search');
  const posts = store.data.posts.map((post) => (isSearch ? post : { ...post, password: undefined }));
  const pageComments = !url.includes('?cpage=');
  return new Store({ ...store.data, posts, settings: { ...store.data.settings, pageComments } });
}

describe('the resolve route, as WordPress itself responded', () => {
  it.each(hierarchySample())('responds to $url ($mode posts): $status $location', (entry) => {
    const store = recordedStore(entry);
    const answer = resolveAddress(entry.url, store);
    const paths = answer.posts.map((id) => store.post(id)).map((post) => post && permalink(post, store));
    expect({ ...answer, posts: paths }).toMatchObject({
      status: entry.status,
      location: entry.location,
      templates: entry.templates.map((file) => file.replace(/^.*\/|\.php$/g, '')),
      conditionals: entry.conditionals,
      posts: entry.posts,
      found: entry.found,
      maxPages: entry.maxPages,
      numPages: entry.numPages,
    });
  });
});
