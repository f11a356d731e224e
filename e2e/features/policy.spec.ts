/** With every third party in the build, and all of them let in: nothing that a page does is against its own policy (decision 0016). */
import { respondForOtherSites } from '../support/other-sites';
import { PolicyWatch } from '../support/policy-watch';
import { look } from '../support/privacy/visit';
import { otherPages, templatePages } from '../support/templates';
import { expect, test } from '../support/test';
import { clickFacades } from '../support/touch-all';

/** A page with a facade of each kind; a review widget needs a number that no example brand has. */
const FACADES = {
  'a facility, its map and tour': templatePages['single-facility'],
  'a film': otherPages['a text with a video'],
};

for (const [name, path] of Object.entries(FACADES)) {
  test(`${name}: what replaces a facade is allowed`, { tag: '@desktop' }, async ({ page, context, baseURL }) => {
    const watch = await PolicyWatch.of(context);
    const requests = await respondForOtherSites(context, baseURL);
    await look(page, '/about/our-team/');
    await page.getByRole('button', { name: 'Accept all', exact: true }).click();
    await expect(page.locator('iframe[src^="/api/vendor-frame/"]')).toHaveCount(3);
    requests.clear();
    await page.goto(path);
    expect(await clickFacades(page)).toBeGreaterThan(0);
    await expect.poll(() => [...requests].join()).toMatch(/\.example\.org|youtube|vimeo|google/);
    expect(watch.found).toEqual([]);
  });
}
