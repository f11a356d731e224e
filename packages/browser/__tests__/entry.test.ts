/** @jest-environment jest-fixed-jsdom */
import { blockStorage, closeBrowser, FROM_HERE, newTab, openBrowser, openDocument, visit } from './support/visit';
import { entryOf } from '@footbridge/browser/visit/entry';
import { cut } from '@footbridge/browser/lib/cut';

beforeEach(openBrowser);
afterEach(closeBrowser);

const CAMPAIGN =
  '/what-is-detox/?utm_source=news&utm_medium=email&utm_campaign=spring&utm_term=detox%20help&utm_content=a';
const SEARCH = 'https://www.example.com/';

describe('where a session began', () => {
  it('is stored with its URL, referrer and campaign', async () => {
    const { sessionState } = await openDocument({ path: CAMPAIGN, referrer: SEARCH });
    expect(sessionState.getState().entry).toEqual({
      url: `http://localhost${CAMPAIGN}`,
      referrer: SEARCH,
      utm: { source: 'news', medium: 'email', campaign: 'spring', term: 'detox help', content: 'a' },
    });
  });

  it('stays for the session, whatever is opened later', async () => {
    await visit({ path: CAMPAIGN, referrer: SEARCH });
    const { sessionState } = await visit({ path: '/about/?utm_source=other', referrer: 'http://localhost/' });
    expect(sessionState.getState().entry).toMatchObject({ referrer: SEARCH, utm: { source: 'news' } });
  });

  it('has the campaign of a later advertisement in the same tab, and is still the first page', async () => {
    await visit({ path: CAMPAIGN, referrer: SEARCH });
    await visit({ path: '/about/', referrer: FROM_HERE });
    await visit({ path: '/contact/?utm_source=ads&utm_campaign=fall', referrer: 'https://ads.example.com/' });
    const { sessionState } = await visit({ path: '/blog/', referrer: FROM_HERE });
    expect(sessionState.getState().entry).toEqual({
      url: `http://localhost${CAMPAIGN}`,
      referrer: SEARCH,
      utm: { source: 'ads', campaign: 'fall', medium: null, term: null, content: null },
    });
  });

  it.each<[string, Parameters<typeof visit>[0]]>([
    ['the browser’s Back', { path: CAMPAIGN, type: 'back_forward' }],
    ['a reload', { path: CAMPAIGN, type: 'reload' }],
    ['a link of this site', { path: CAMPAIGN, referrer: FROM_HERE }],
    ['an arrival without a campaign', { path: '/about/?utm_id=1&utm_medium=', referrer: SEARCH }],
  ])('keeps the last campaign after %s', async (_, opening) => {
    await visit({ path: '/?utm_source=first' });
    await visit({ path: '/contact/?utm_source=last' });
    const { sessionState } = await visit(opening);
    expect(sessionState.getState().entry?.utm.source).toBe('last');
  });

  it('has the last campaign also when the visitor moved on before the deferred code of those pages had loaded', async () => {
    for (const path of ['/about/', '/blog/?utm_source=one', '/contact/?utm_source=two']) {
      jest.resetModules();
      window.history.replaceState(null, '', path);
      await import('@footbridge/browser/visit/arrival');
    }
    const { sessionState } = await openDocument({ path: '/team/', referrer: FROM_HERE });
    expect(sessionState.getState().entry).toMatchObject({ url: 'http://localhost/about/', utm: { source: 'two' } });
  });

  it('is another one in the next session', async () => {
    await visit({ path: CAMPAIGN, referrer: SEARCH });
    newTab();
    const { sessionState } = await visit({ path: '/about/' });
    expect(sessionState.getState().entry).toMatchObject({
      url: 'http://localhost/about/',
      referrer: '',
      utm: { source: null },
    });
  });

  it('is stored without the fragment, which may be another person’s choice', async () => {
    jest.resetModules();
    window.history.replaceState(null, '', '/compare-facilities/?a=1#compare?treatment=outpatient');
    await import('@footbridge/browser/visit/arrival');
    expect(sessionStorage.getItem('footbridge.entry')).toContain('/compare-facilities/?a=1');
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('outpatient');
  });

  it('is known without storage, too', async () => {
    blockStorage();
    const { sessionState } = await openDocument({ path: CAMPAIGN, referrer: SEARCH });
    expect(sessionState.getState().entry).toMatchObject({ referrer: SEARCH, utm: { source: 'news' } });
  });

  it('[S3.51] [S9.11] is cut to 255 characters, after its campaign was read', () => {
    const { url, referrer, utm } = entryOf(
      `https://a.test/?x=${'y'.repeat(500)}&utm_source=${'z'.repeat(300)}#part`,
      `https://b.test/${'q'.repeat(400)}`,
    );
    expect([url.length, referrer.length, utm.source?.length]).toEqual([255, 255, 255]);
  });

  it('leaves the fragment out, and takes a parameter given twice once', () => {
    expect(entryOf('https://a.test/b/?utm_source=one&utm_source=two&utm_medium=#c?utm_term=no', '')).toEqual({
      url: 'https://a.test/b/?utm_source=one&utm_source=two&utm_medium=',
      referrer: '',
      utm: { source: 'one', medium: null, campaign: null, term: null, content: null },
    });
  });

  it('[S3.51] does not cut a character in two', () => {
    expect(cut(`${'a'.repeat(254)}😀`)).toBe('a'.repeat(254));
    expect(cut(`${'a'.repeat(253)}😀`)).toHaveLength(255);
  });
});
