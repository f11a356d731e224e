import { followRules, redirectRules } from '@/bridge/pages/routing/redirects';

import recording from '../../../recordings/data/redirect-rules.json';

const unknown = async (): Promise<boolean> => false;

beforeEach(() => {
  process.env.WORDPRESS_URL = 'http://127.0.0.1:8080';
});

describe("the editors' redirect rules, as recorded", () => {
  const rules = () => redirectRules(recording.response.body.data.siteOptions.redirects);

  it.each([
    ['/old-about/', { destination: '/about/', permanent: true }],
    ['/partner/', { destination: 'https://example.com/partner?utm=bed#x', permanent: false }],
    ['/absolute-local/', { destination: '/insurance/', permanent: true }],
  ])('%s leads where they say', async (path, target) => {
    expect(await followRules(path, rules(), unknown)).toEqual(target);
  });

  it.each(['/loop-a/', '/self/', '/empty/', '/about/'])(
    '%s is answered itself: its rule leads nowhere',
    async (path) => {
      expect(await followRules(path, rules(), unknown)).toBeNull();
    },
  );

  it('leads to the page without a clear flag', async () => {
    const flagged = redirectRules({
      rules: [{ source: '/a/', destination: '/about/?clear-cache&x=1', permanent: true }],
    });
    expect(await followRules('/a/', flagged, unknown)).toEqual({ destination: '/about/?x=1', permanent: true });
  });

  it('sends a visitor once through a chain, and only for now if one part of it is for now', async () => {
    const chain = [
      { source: '/a/', destination: '/b/', permanent: true },
      { source: '/b', destination: 'http://127.0.0.1:8080/c', permanent: false },
    ];
    expect(await followRules('/a/', redirectRules({ rules: chain }), unknown)).toEqual({
      destination: '/c/',
      permanent: false,
    });
  });

  it('ends a chain at a page that WordPress knows, whatever rule there is for it', async () => {
    const chain = [
      { source: '/a/', destination: '/b/', permanent: true },
      { source: '/b/', destination: '/c/', permanent: true },
    ];
    expect(await followRules('/a/', redirectRules({ rules: chain }), async (path) => path === '/b/')).toEqual({
      destination: '/b/',
      permanent: true,
    });
  });
});
