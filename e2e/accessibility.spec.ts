/** Every template as it is first seen: WCAG 2.2 AA (docs/accessibility.md). Other states of pages: accessibility-states.spec.ts. */
import { colorPairs } from '@/site-config/contrast/check';
import { colorPairsOf } from './support/accessibility/colors';
import { walkByKeyboard } from './support/accessibility/keyboard-walk';
import { pageProblems } from './support/accessibility/page-problems';
import { reflowProblems } from './support/accessibility/reflow';
import { brand } from './support/settings';
import { otherPages, templatePages } from './support/templates';
import { expect, test } from './support/test';

const pages = { ...templatePages, ...otherPages, 'what is nowhere': '/no-such-page/' };
const known = new Set(colorPairs(brand).map(({ colors }) => colors.join(' on ')));

/** The rest is walked on a wide screen: a phone draws the same stops, below each other. */
const KEYBOARD_ON_A_PHONE = new Set(['front-page', 'single', 'single-facility', 'template-insurance-verification', 'template-compare-facilities']);

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [template, path] of Object.entries(pages)) {
  // One visit for all of it: most of the time is the page's way to the browser.
  test(`${template} is there for everybody: axe, headings, targets, keyboard, colours, narrow windows`, async ({ page }, { project }) => {
    await page.goto(path);
    expect.soft(await pageProblems(page)).toEqual([]);
    const pairs = (await colorPairsOf(page)).filter(({ ink, ground }) => !known.has(`${ink} on ${ground}`));
    expect.soft(pairs, 'colours that site-config/contrast/pairs.ts does not know').toEqual([]);
    const isPhone = project.name === 'phone';
    if (!isPhone || KEYBOARD_ON_A_PHONE.has(template)) {
      const { stops, problems } = await walkByKeyboard(page);
      expect.soft(problems, 'by keyboard').toEqual([]);
      expect(stops.length).toBeGreaterThan(15);
    }
    // A phone in large type, a wide window at 200 %.
    const [width, height] = isPhone ? [320, 640] : [640, 400];
    expect(await reflowProblems(page, width, height)).toEqual([]);
  });
}
