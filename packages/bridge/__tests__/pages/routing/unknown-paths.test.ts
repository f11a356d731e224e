import { HttpResponse } from 'msw';

import { loadUnknownPaths } from '@footbridge/bridge/pages/routing/unknown-paths';
import { isUnknownPath } from '@footbridge/bridge/pages/routing/unknown-path';
import { routeRequest } from '@footbridge/bridge/pages/routing/route';
import { invalidationLog } from '@footbridge/bridge/cache/page-cache/site-invalidation';
import { matchFacility } from '@footbridge/bridge/visitors/geolocation/match';
import { trackDependencies } from '@footbridge/bridge/wordpress/dependencies/track';
import { brands } from '@footbridge/shared/site/current';

import { answerWith, pageAnswer, resolveRoute } from '../../../../../__tests__/support/resolve-route';
import { withConfiguredPaths, wordPressServer } from '../../../../../__tests__/support/wordpress-server';

const server = wordPressServer();

beforeEach(withConfiguredPaths);

/** A WordPress with pages at these paths only. @returns the paths that were requested */
function wordPressWith(...pages: string[]): string[] {
  const requested: string[] = [];
  server.use(
    resolveRoute((path) => {
      requested.push(path);
      const keys = [`uri:${path}`, `post:${path.length}`];
      return pages.includes(path) ? pageAnswer(path.length, [], { keys }) : { keys: [`uri:${path}`] };
    }),
  );
  return requested;
}

describe('the paths that a brand’s configuration names', () => {
  it('are all checked once, and those at which WordPress has nothing are returned and logged', async () => {
    const { aboutPath, teamPath, veteranPath } = brands().site;
    const requested = wordPressWith(aboutPath);
    const { paths, current } = await loadUnknownPaths();
    expect(current).toBe(true);
    expect(paths).toEqual(expect.arrayContaining([teamPath, veteranPath, '/verify-insurance/', '/family-program/']));
    expect(paths).not.toContain(aboutPath);
    expect(new Set(requested).size).toBe(requested.length);
    expect(console.warn).toHaveBeenCalledWith(expect.stringContaining('WordPress has nothing at'));
    const count = requested.length;
    await loadUnknownPaths();
    expect(requested).toHaveLength(count);
  });

  it('are checked again after an edit that adds one of them, but not after an edit of a text', async () => {
    const requested = wordPressWith('/about/');
    await loadUnknownPaths();
    const { dependencies } = await trackDependencies(loadUnknownPaths);
    const keys = dependencies.flatMap((one) => one.keys);
    expect(keys).toEqual(expect.arrayContaining(['uri:/verify-insurance/', 'name:post:7']));
    expect(keys).not.toContain('post:7');
    const count = requested.length;
    await invalidationLog().add({ time: Date.now(), match: ['uri:/verify-insurance/'] });
    await loadUnknownPaths();
    expect(requested.length).toBe(2 * count);
  });

  it('that redirect to a page count as known', async () => {
    server.use(
      resolveRoute((path) =>
        path === '/about/'
          ? answerWith({ status: 301, location: '/who-we-are/' })
          : path === '/who-we-are/'
            ? pageAnswer(3, [])
            : {},
      ),
    );
    expect((await loadUnknownPaths()).paths).not.toContain('/about/');
  });

  it('are all linked to while WordPress does not answer, or has no resolve route', async () => {
    server.use(resolveRoute(() => new HttpResponse(null, { status: 502 })));
    expect(await loadUnknownPaths()).toEqual({ paths: [], current: false });
  });

  it('keep the last result when WordPress fails later', async () => {
    wordPressWith('/about/');
    const { paths } = await loadUnknownPaths();
    expect(paths.length).toBeGreaterThan(5);
    server.use(resolveRoute(() => new HttpResponse(null, { status: 502 })));
    expect((await loadUnknownPaths()).paths).toEqual(paths);
  });

  it('of which one always fails are still checked', async () => {
    server.use(resolveRoute((path) => (path === '/about/' ? new HttpResponse(null, { status: 500 }) : {})));
    const { paths } = await loadUnknownPaths();
    expect(paths).toContain('/verify-insurance/');
    expect(paths).not.toContain('/about/');
  });

  it('are not redirected to, and no facility nearby is named, where WordPress has no page', async () => {
    const { site, facilities } = brands();
    const [own] = facilities.filter(({ siteKey }) => siteKey === site.code);
    expect(routeRequest('/contributors/', new URLSearchParams())).toMatchObject({ destination: site.teamPath });
    expect(own && matchFacility(own).facility?.siteKey).toBe(site.code);
    wordPressWith('/about/');
    await loadUnknownPaths();
    expect(isUnknownPath(site.teamPath)).toBe(true);
    expect(routeRequest('/contributors/', new URLSearchParams())).toEqual({ kind: 'continue' });
    expect(own && matchFacility(own).facility?.siteKey).not.toBe(site.code);
  });
});
