/** With every third party in the build, and all of them let in: nothing that a page does is against its own policy (decision 0016). */
import { othersAnswer } from '../support/others-answer';
import { PolicyWatch } from '../support/policy-watch';
import { look } from '../support/privacy/visit';
import { otherPages, templatePages } from '../support/templates';
import { expect, test } from '../support/test';
import { clickPlates } from '../support/touch-all';

/** A page with a facade of each kind; a review widget needs a number that no example brand has. */
const FACADES = {
  'a facility, its map and tour': templatePages['single-facility'],
  'a film': otherPages['a text with a video'],
};

for (const [name, path] of Object.entries(FACADES)) {
  test(`${name}: what comes into a facade’s place is let in`, async ({ page, context, baseURL }) => {
    const watch = await PolicyWatch.of(context);
    const asked = await othersAnswer(context, baseURL);
    await look(page, '/about/our-team/');
    await page.getByRole('button', { name: 'Accept all', exact: true }).click();
    await expect(page.locator('iframe[src^="/api/vendor-frame/"]')).toHaveCount(3);
    asked.clear();
    await page.goto(path);
    expect(await clickPlates(page)).toBeGreaterThan(0);
    await expect.poll(() => [...asked].join()).toMatch(/\.example\.org|youtube|vimeo|google/);
    expect(watch.found).toEqual([]);
  });
}
