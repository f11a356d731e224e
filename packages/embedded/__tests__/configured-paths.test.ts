import { SITE_CODES, siteOf } from '@/site-config/brands';
import { loadStore } from '@footbridge/embedded/store/load';
import { CONTENT } from './support/stand-ins';

describe.each(SITE_CODES)('%s', (code) => {
  const site = siteOf(code);
  const store = loadStore({
    root: CONTENT,
    site: code,
    urls: { wordpress: 'http://wp.test', frontend: 'http://site.test' },
  });
  const paths: [string, string][] = [
    ['admissionsPath', site.admissionsPath],
    ['aboutPath', site.aboutPath],
    ['reviewsPath', site.reviewsPath],
    ['teamPath', site.teamPath],
    ['veteranPath', site.veteranPath],
    ...site.outpatientPaths.map(({ name, path }): [string, string] => [name, path]),
    ...site.levelsOfCarePaths.map(({ name, path }): [string, string] => [name, path]),
    ...site.specialPaths.map((path): [string, string] => ['specialPaths', path]),
    ...(site.mentalHealthPath ? [['mentalHealthPath', site.mentalHealthPath] satisfies [string, string]] : []),
    ['insurance', '/insurance/'],
    ['alumni', '/alumni/'],
  ];

  it.each(paths)('[S2.2] [S2.3] [S2.4] [S2.5] [S2.6] %s: %s is a published page', (_, path) => {
    expect(store.postAt(path)).toMatchObject({ type: 'page', status: 'publish', password: undefined });
  });

  it('[S1.3] has pages for everyone the sites are for: treatment, insurance, facilities, veterans, reviews', () => {
    const sought = ['/what-we-treat/', '/insurance/', '/verify-insurance/', site.veteranPath, site.reviewsPath].map(
      (path) => store.postAt(path)?.status,
    );
    expect(new Set(sought)).toEqual(new Set(['publish']));
    expect(store.postsOfType('facility').filter(({ status }) => status === 'publish').length).toBeGreaterThan(0);
    expect(store.postsOfType('review').length).toBeGreaterThanOrEqual(40);
  });

  it('the links of its navigation cards lead somewhere', () => {
    const missing = site.navPromos.flatMap(({ link }) =>
      link?.startsWith('/') && link !== '/facilities/' && !store.postAt(link) ? [link] : [],
    );
    expect(missing).toEqual([]);
  });
});
