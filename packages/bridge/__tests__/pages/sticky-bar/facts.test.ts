/** The page data for the browser, through the page loader and for missing pages. */
import { HttpResponse } from 'msw';

import { loadPath } from '@footbridge/bridge/pages/page/load';
import ErrorPage from '@/pages/_error';
import { templates } from '@/wp-templates';
import { pageFacts } from '@/wp-templates/shared/page-facts';
import { embeddedWordPress, store } from '../../../../../__tests__/support/embedded-wordpress';
import { exchange } from '../../../../../__tests__/support/exchange';
import {
  onOperation,
  onOperationData,
  wordPressServer,
  recordedFailure,
} from '../../../../../__tests__/support/wordpress-server';

const server = wordPressServer();

async function visitAt(path: string) {
  const outcome = await loadPath(path, templates);
  if (outcome.kind !== 'page') return outcome.kind;
  // What other parties may know of it is looked at in __tests__/site-config/vendors.
  const { kind: _kind, isOpen: _isOpen, ...facts } = outcome.visit;
  return facts;
}

const options = (entries: object[], fallback: object | null = null) =>
  onOperationData('GetSiteOptions', {
    footbridgeUploads: null,
    generalSettings: null,
    readingSettings: { postsPerPage: 10, showOnFront: 'page', pageOnFront: 701, pageForPosts: 703 },
    siteOptions: { stickyFloater: { contentSegments: entries, contentSegmentsDefault: fallback }, redirects: null },
  });
/** Changes fields of the post at a path. */
const setValues = (path: string, values: object): void => void Object.assign(store.postAt(path)?.values ?? {}, values);
const tagsOf = (path: string): string[] =>
  Object(store.postAt(path)?.values.pageSettings).gtRelatedTags.map((id: number) => store.term(id)?.name);
const entry = (segment: string) => ({
  segment: [segment],
  hide: false,
  title: `For ${segment}`,
  subtitle: null,
  buttons: null,
});

describe('a page', () => {
  it('[S3.53] [S3.54] [S3.55] [S3.56] has its segment, its bar and the names of its tags', async () => {
    server.use(options([entry('info-pr')]), ...embeddedWordPress());
    expect(await visitAt('/about/')).toEqual({
      segment: 'info-pr',
      stickyBar: {
        title: 'Talk with Desert Hope',
        subtitle: 'One conversation, no obligation.',
        buttons: [
          { kind: 'call', before: 'Call ', after: '', hasNumber: true },
          { kind: 'link', title: 'How admission works', url: '/las-vegas-program/admissions/', target: '' },
        ],
      },
      tags: tagsOf('/about/'),
    });
  });

  it('[S5.19] has the options’ bar instead of its own as soon as they have a default', async () => {
    const fallback = { hide: false, title: 'Need help?', subtitle: null, buttons: null };
    server.use(options([entry('info-pr')], fallback), ...embeddedWordPress());
    expect(await visitAt('/about/')).toMatchObject({ stickyBar: { title: 'For info-pr' } });
    expect(await visitAt('/what-is-detox/')).toMatchObject({
      segment: 'treatment-info',
      stickyBar: { title: 'Need help?' },
    });
  });

  it('[S4.18] has none where its editor hid it, and none without a segment', async () => {
    setValues('/about/testimonials/', { stickyCta: { stickyFloaterCtaG: { customize: true, hide: true } } });
    setValues('/about/our-team/', { pageSettings: {} });
    server.use(options([entry('info-pr')]), ...embeddedWordPress());
    expect(await visitAt('/about/testimonials/')).toEqual({ segment: 'info-pr', stickyBar: null, tags: [] });
    expect(await visitAt('/about/our-team/')).toEqual({ segment: null, stickyBar: null, tags: [] });
  });

  it('behind a password has no facts, though WordPress returns its fields', async () => {
    server.use(...embeddedWordPress());
    const path = '/notes-from-the-alumni-evening/';
    setValues(path, { pageSettings: { segment: 'info' } });
    expect(await visitAt(path)).toEqual({ segment: null, stickyBar: null, tags: [] });
  });

  it.each([
    '/facilities/',
    '/category/recovery/',
    '/topics/substances/',
    '/author/writer/',
    '/contributors/elena-marsh/',
  ])('[S8.6] counts as "other" where it cannot have a segment: %s', async (path) => {
    server.use(options([entry('other')]), ...embeddedWordPress());
    expect(await visitAt(path)).toEqual({
      segment: 'other',
      stickyBar: { title: 'For other', subtitle: '', buttons: [] },
      tags: [],
    });
  });

  it('that shows the posts has the segment of that page', async () => {
    const postsPage = onOperationData('GetHome', {
      archivePosts: null,
      page: {
        databaseId: 703,
        isRestricted: false,
        pageSettings: { segment: ['local'], gtRelatedTags: null },
        stickyCta: { stickyFloaterCtaG: null },
      },
    });
    server.use(postsPage, options([entry('local')]), ...embeddedWordPress());
    expect(await visitAt('/blog/')).toMatchObject({ segment: 'local', stickyBar: { title: 'For local' } });
  });
});

describe('a WordPress', () => {
  it('without the content model is said to be one: all pages need it', async () => {
    const errors = [{ message: 'Unknown type "WithAcfPageSettings".' }];
    server.use(
      onOperation('GetPage', () => HttpResponse.json({ errors })),
      ...embeddedWordPress(),
    );
    await expect(visitAt('/about/')).rejects.toMatchObject({
      name: 'UpstreamError',
      message: expect.stringContaining('WithAcfPageSettings'),
    });
  });

  it('whose fields have another type has pages without a bar', async () => {
    const page = { __typename: 'Page', databaseId: 2, uri: '/about/', title: 'x', content: '<p>x</p>' };
    server.use(
      onOperationData('GetPage', { page: { ...page, pageSettings: { segment: 'info' } } }),
      ...embeddedWordPress(),
    );
    expect(await visitAt('/about/')).toEqual({ segment: null, stickyBar: null, tags: [] });
    expect(console.warn).toHaveBeenCalledWith(expect.stringContaining('string instead of [String]'));
  });
});

describe('the field "Call number"', () => {
  const withNumber = (callNumber: string | null) =>
    onOperationData('GetPage', {
      page: {
        __typename: 'Page',
        databaseId: 2,
        uri: '/about/',
        title: 'x',
        content: '<p>x</p>',
        pageSettings: { segment: null, callNumber },
      },
    });
  const numberWith = async (callNumber: string | null) => {
    server.use(withNumber(callNumber), ...embeddedWordPress());
    return visitAt('/about/');
  };

  it('names the number that the page shows', async () => {
    expect(await numberWith(' veteran ')).toMatchObject({ callNumber: 'veteran' });
    expect(await numberWith('')).not.toHaveProperty('callNumber');
    expect(console.warn).not.toHaveBeenCalled();
  });

  it.each(['veterans', 'toString', '"><script>'])(
    'is empty with a name that the brand does not have: %s',
    async (name) => {
      expect(await numberWith(name)).not.toHaveProperty('callNumber');
      expect(console.warn).toHaveBeenCalledWith(
        expect.stringMatching(/\/about\/ asks for the number .* it has .*veteran/),
      );
    },
  );
});

describe('a page that does not exist', () => {
  const factsOf404 = async () => {
    const { response } = exchange({});
    response.statusCode = 404;
    const { visit, ...props } = await ErrorPage.getInitialProps({
      res: response,
      pathname: '/_error',
      query: {},
      AppTree: () => null,
    });
    return { visit, page: pageFacts({ visit, ...props }) };
  };

  it('[S2.18] [S8.6] has the facts of segment "other"', async () => {
    server.use(options([entry('other'), entry('info')]), ...embeddedWordPress());
    const { visit, page } = await factsOf404();
    expect(visit).toEqual({ segment: 'other', stickyBar: { title: 'For other', subtitle: '', buttons: [] }, tags: [] });
    expect(page).toEqual({ path: '/', segment: 'other', tags: [], kind: 'not-found', isOpen: false });
  });

  it('has no bar where the options have none for it', async () => {
    server.use(options([entry('info')]), ...embeddedWordPress());
    expect((await factsOf404()).visit).toEqual({ segment: 'other', stickyBar: null, tags: [] });
  });

  it('is rendered without a bar when the options were never loaded', async () => {
    server.use(recordedFailure('GetSiteOptions', 'errors/php-fatal'), ...embeddedWordPress());
    jest.spyOn(console, 'error').mockImplementation();
    expect((await factsOf404()).visit).toEqual({ segment: 'other', stickyBar: null, tags: [] });
  });
});
