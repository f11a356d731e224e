/** Tests the checks of the other accessibility tests on a page with every fault: each check finds its fault. */
import { axeProblems } from './support/accessibility/axe';
import { colorPairsOf } from './support/accessibility/colors';
import { headingProblems } from './support/accessibility/headings';
import { tabThroughPage } from './support/accessibility/tab-order';
import { reflowProblems } from './support/accessibility/reflow';
import { smallTargets } from './support/accessibility/targets';
import { expect, test } from './support/test';

const PAGE = `<!doctype html><html lang="en"><title>Wrong</title>
<style>
  body { margin: 0; background: #fff; color: #333; font: 16px/24px sans-serif }
  :focus-visible { outline: 3px solid #00f }
  header { position: sticky; top: 0; height: 100px; background: #ccc }
  .quiet:focus-visible { outline: none }
  .pale:focus-visible { outline: 3px solid #eee }
  .room { height: 1200px }
  .small { display: inline-block; width: 10px; height: 10px }
  .over { position: relative } .over span { position: absolute; inset: -4px; background: #ddd }
</style>
<header><a href="#x">Header</a></header>
<main>
  <h3>Too deep</h3><h4></h4>
  <a class="quiet" href="#a">Quiet</a> <a class="pale" href="#b">Pale</a>
  <p class="over"><a href="#c">Covered</a><span></span></p>
  <a class="small" href="#d">d</a><a class="small" href="#e">e</a>
  <a href="#f" tabindex="2">First of all</a>
  <div style="width: 900px; background: #777">Wide</div>
  <div style="width: 200px; height: 24px; overflow: hidden; white-space: nowrap">Words that are cut off at the end of the line</div>
  <div style="width: 100px; overflow: auto"><p style="width: 300px">Scrolls</p></div>
  <span aria-hidden="true"><button>Hidden</button></span>
  <div class="room"></div>
  <a href="#g">Last</a>
  <button onkeydown="if (event.key === 'Tab') event.preventDefault()">Trap</button>
</main>`;

test('each check finds what it is for', { tag: '@desktop' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setContent(PAGE);
  const axe = (await axeProblems(page)).map((problem) => problem.split(':')[0]);
  expect(axe).toEqual(
    expect.arrayContaining([
      'color-contrast',
      'target-size',
      'empty-heading',
      'page-has-heading-one',
      'aria-hidden-focus',
      'tabindex',
    ]),
  );
  expect(await headingProblems(page)).toEqual([
    '0 headings h1',
    'h3 "Too deep" follows nothing',
    'an h4 without words',
  ]);
  expect(await smallTargets(page)).toEqual(['a "d" 10 × 10', 'a "e" 10 × 10']);
  expect((await colorPairsOf(page)).map(({ ink, ground }) => `${ink} on ${ground}`)).toContain('#333333 on #777777');
  const { problems } = await tabThroughPage(page);
  expect(problems).toEqual([
    'a "Quiet" does not show the focus',
    'a "Pale" has an outline of 1.16 : 1',
    'a "Covered" is hidden: span.null covers it',
    'button "Hidden" is hidden from screen readers',
    'button "Trap" traps the focus',
  ]);
  expect(await reflowProblems(page, 320, 640)).toEqual(
    expect.arrayContaining([
      '320 px: 900 px in a window of 320',
      expect.stringMatching(/^320 px: div\. "Words that are cut off/),
    ]),
  );
});
