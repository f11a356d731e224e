import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { cleanHtml } from '@footbridge/bridge/wordpress/html/clean';
import { isReservedId } from '@footbridge/bridge/wordpress/html/ids';
import { sourceFiles } from '@/__tests__/support/imports';

import { clean } from './clean';

const idsOf = (html: string) => Array.from(clean(html).matchAll(/ id="([^"]*)"/g), ([, id]) => id);

describe('ids', () => {
  it('stand at every heading, made of its words in any script', () => {
    const { headings } = cleanHtml(
      '<h2>What is <em>detox</em>?</h2><h3>C’est “ça”!</h3><h4>Επίπεδο 2</h4><h5>???</h5><h6>日本語</h6><h1>Top</h1><h2> </h2>',
    );
    expect(headings.map(({ id, level }) => [id, level])).toEqual([
      ['what-is-detox', 2],
      ['c-est-ça', 3],
      ['επίπεδο-2', 4],
      ['section', 5],
      ['日本語', 6],
      ['top', 2],
    ]);
  });

  it('of an editor come first, wherever they stand', () => {
    expect(idsOf('<h2>Costs</h2><p id="costs">a</p><h2>Costs</h2>')).toEqual(['costs-2', 'costs', 'costs-3']);
  });

  it('are unique, and a picture’s caption goes with its own picture', () => {
    const figure =
      '<figure id="attachment_6" class="wp-caption"><img src="/wp-content/uploads/a.jpg" alt="" aria-describedby="caption-6"><figcaption id="caption-6">a</figcaption></figure>';
    expect(idsOf(figure + figure)).toEqual(['attachment_6', 'caption-6', 'attachment_6-2', 'caption-6-2']);
    expect(Array.from(clean(figure + figure).matchAll(/aria-describedby="([^"]*)"/g), ([, id]) => id)).toEqual([
      'caption-6',
      'caption-6-2',
    ]);
  });

  it('are not the page’s own, and links follow them', () => {
    expect(clean('<a href="#site-menu">up</a><h2 id="site-menu">a</h2>')).toBe(
      '<a href="#text-site-menu">up</a><h2 id="text-site-menu">a</h2>',
    );
    expect(
      idsOf('<div id="page-data">a</div><h2>Self-check: alcohol</h2><h2>Insurance form</h2><p id="respond">b</p>'),
    ).toEqual(['text-page-data', 'text-self-check-alcohol', 'text-insurance-form', 'text-respond']);
  });

  it.each(['webpackChunk_N_E', 'dataLayer', '__BUILD_MANIFEST', '_N_E_STYLE_LOAD'])(
    'do not stand in for a script’s own %s',
    (name) => {
      const { window } = new JSDOM(clean(`<p id="${name}">a</p>`), { runScripts: 'outside-only' });
      expect(window.eval(`typeof self.${name}`)).toBe('undefined');
    },
  );

  it('of views are all reserved', () => {
    const views = ['components', 'wp-templates', 'pages', 'packages/browser', 'site-config', 'packages/shared']
      .flatMap((folder) => sourceFiles(join(__dirname, '../../../../..'), folder))
      .filter((file) => /\.tsx?$/.test(file));
    const sources = views.map((file) => readFileSync(join(__dirname, '../../../../..', file), 'utf8')).join('\n');
    const fixed = Array.from(
      sources.matchAll(/\sid="([\w-]+)"|_ID = '([\w-]+)'/g),
      ([, attribute, constant]) => attribute ?? constant ?? '',
    );
    expect(fixed.length).toBeGreaterThan(8);
    expect(fixed.filter((id) => !isReservedId(id))).toEqual([]);
  });
});
