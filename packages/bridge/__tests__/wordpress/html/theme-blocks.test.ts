import { plainText } from '@footbridge/bridge/wordpress/html/clean';
import { encodeBlock } from '@footbridge/bridge/wordpress/blocks/markers';

import { inPage, marked, NONCE, shown } from '@/__tests__/support/blocks';
import { clean } from './clean';

import type { PageBlocks } from '@footbridge/bridge/wordpress/blocks/types';

const draw = (html: string, blocks?: Partial<PageBlocks>) => inPage(() => clean(html), blocks);
const A = (inner = '', nonce = NONCE) => marked('acme/a', { b: 1 }, inner, nonce);
const DRAWN = (inner = '') => shown('acme/a', { b: 1 }, inner);

beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

describe('a block that WordPress marked', () => {
  it.each([
    ['alone', `<p>1</p>${A()}<p>2</p>`, `<p>1</p>${DRAWN()}<p>2</p>`],
    ['with content, which is cleaned', A('<p onclick="x()">a</p><script>1</script>'), DRAWN('<p>a</p>')],
    [
      'in columns',
      `<div class="wp-block-columns"><div class="wp-block-column">${A()}</div></div>`,
      `<div class="wp-block-columns"><div class="wp-block-column">${DRAWN()}</div></div>`,
    ],
    [
      'in a list and a quote',
      `<ul><li>${A()}</li></ul><blockquote>${A()}</blockquote>`,
      `<ul><li>${DRAWN()}</li></ul><blockquote>${DRAWN()}</blockquote>`,
    ],
    ['in another block', A(A('<p>a</p>')), DRAWN(DRAWN('<p>a</p>'))],
    [
      'in a paragraph: lifted out',
      `<p class="has-text-align-left">a ${A('<p>plain</p>')} b</p>`,
      `<p class="has-text-align-left">a </p>${DRAWN('<p>plain</p>')}<p class="has-text-align-left"> b</p>`,
    ],
    ['in a paragraph of its own (wpautop)', `<p>${A('<p>plain</p>')}</p>`, DRAWN('<p>plain</p>')],
    [
      'in a link or a heading: its plain form',
      `<h2>a ${A('b')}</h2><p><strong>${A('c')}</strong></p>`,
      '<h2 id="a-b">a b</h2><p><strong>c</strong></p>',
    ],
    [
      'that is not closed',
      `<p>1</p>${A('<p>2</p>').replace('</footbridge-block>', '')}`,
      `<p>1</p>${DRAWN('<p>2</p>')}`,
    ],
    ['whose start another part of the text has', '<p>2</p></footbridge-block><p>3</p>', '<p>2</p><p>3</p>'],
  ])('%s', (_, html, expected) => {
    expect(draw(html)).toBe(expected);
  });

  it('has its number in a preview', () => {
    const numbered = A('<p>a</p>').replace(' data-nonce', ' data-number="7" data-nonce');
    expect(draw(numbered)).toContain(' data-block="7">');
    expect(draw(numbered.replace('"7"', '"7;x"'))).not.toContain('data-block');
  });

  it('of the plugin keeps of its plain form what the editor put into it', () => {
    const own = (inner: string) => marked('footbridge/steps', {}, inner);
    const plain = `<h2>How it goes</h2><div class="footbridge-inner"><p>a</p>${A('<p>b</p>')}</div><p>c</p>`;
    const rest = '<h2>How it goes</h2><div class="footbridge-inner"></div><p>c</p>';
    expect(draw(own(plain))).toBe(shown('footbridge/steps', {}, `<p>a</p>${DRAWN('<p>b</p>')}`, null, rest));
    expect(draw(own('<p>Call us</p>'))).toBe(shown('footbridge/steps', {}, '', null, '<p>Call us</p>'));
    expect(draw(own(plain), { view: () => null })).toContain('How it goes');
    expect(clean(rest)).toContain('<div class="footbridge-inner"></div>');
  });

  it('has long attributes whole', () => {
    const text = 'a'.repeat(40_000);
    expect(draw(marked('acme/a', { text }))).toBe(shown('acme/a', { text }));
  });

  it('is its plain form where the theme draws none, and in plain text', () => {
    expect(draw(`<p>1</p>${A('<p>2</p>')}`, { view: () => null })).toBe('<p>1</p><p>2</p>');
    expect(clean(A('<p>2</p>'))).toBe('<p>2</p>');
    expect(plainText(`<p>1</p>${A('<p>2</p>')}`)).toBe('1 2');
  });

  it('is drawn ten deep; below it is its plain form', () => {
    const nest = (depth: number): string => (depth === 0 ? '<p>a</p>' : A(nest(depth - 1)));
    const problems: string[] = [];
    const html = draw(nest(50) + nest(50), { problems });
    expect(html.match(/<footbridge-block/g)).toHaveLength(20);
    expect(html).toContain('<p>a</p>');
    const problem = 'more than 10 blocks are in each other';
    expect(problems).toEqual([problem]);
    expect(jest.mocked(console.warn).mock.calls).toEqual([
      [`[footbridge] blocks: /a-page/: ${problem}; the inner ones are shown in their plain form`],
    ]);
  });

  it.each<[string, (html: string) => string, number]>([
    ['that are closed', (html) => html, 10_000],
    ['that are not closed', (html) => html.replace('</footbridge-block>', ''), 10],
    ['in a paragraph', (html) => `<p>${html}</p>`, 10_000],
    ['of another response', (html) => html.replace(NONCE, 'f'.repeat(32)), 0],
    ['without a block', (html) => html.replace(/data-block="[^"]*"/, 'data-block="'), 0],
  ])('takes time in proportion: ten thousand %s, in a megabyte', (_, change, drawn) => {
    const html = draw(change(A('<p>a</p>')).repeat(10_000));
    expect(html.match(/<footbridge-block/g) ?? []).toHaveLength(drawn);
  });
});

describe('a block that an author writes into a text', () => {
  const view = encodeBlock({ name: 'acme/a', attributes: { href: 'javascript:alert(1)' }, data: null });
  const forged = [
    A('<p>a</p>', 'f'.repeat(32)),
    `<footbridge-block data-view="${view}"><p>a</p></footbridge-block>`,
    `<footbridge-block data-nonce="" data-seal="" data-view="${view}"><p>a</p></footbridge-block>`,
    `<FOOTBRIDGE-BLOCK DATA-SEAL="undefined" data-view="${view}"><p>a</p></FOOTBRIDGE-BLOCK>`,
  ];

  it.each(forged)('is no block: %s', (html) => {
    expect(draw(html)).toBe('<p>a</p>');
    expect(clean(html)).toBe('<p>a</p>');
  });

  it.each([
    ['noscript, which is read for lazy pictures', (html: string) => `<noscript>${html}<img src="/a.jpg"></noscript>`],
    ['a comment', (html: string) => `<!-- ${html} -->`],
    ['a textarea', (html: string) => `<textarea>${html}</textarea>`],
    ['a template', (html: string) => `<template>${html}</template>`],
    ['an attribute', (html: string) => `<p title='${html}' data-x='${html}'>b</p>`],
    ['code', (html: string) => `<pre><code>${html.replaceAll('<', '&lt;')}</code></pre>`],
    ['a script', (html: string) => `<script>"${html}"</script>`],
  ])('is none in %s', (_, within) => {
    for (const html of [...forged, A('<p>a</p>')]) expect(draw(within(html))).not.toContain('<footbridge-block');
  });

  it('gets nothing from a real marker in its attributes: what is shown is what WordPress marked', () => {
    const mixed = `<footbridge-block data-view="${view}" x=${A('<p>a</p>')}</footbridge-block>`;
    expect(draw(mixed)).toBe(DRAWN('<p>a</p>'));
    expect(draw(`<noscript>${mixed}<img src="/a.jpg"></noscript>`)).not.toContain(view);
  });

  it('learns neither nonce nor seal from a page', () => {
    const html = draw(`<p data-x="1">${A('<p>a</p>')}</p><p title="b">${A('c', 'f'.repeat(32))}</p>`);
    expect(html).not.toContain(NONCE);
    expect(html).not.toContain('a seal');
  });

  it.each(['', encodeBlock([]), encodeBlock({ name: 1 }), encodeBlock({ name: 'acme/a', attributes: [1] })])(
    'with a broken description is its plain form: %s',
    (encoded) => {
      const html = `<footbridge-block data-nonce="${NONCE}" data-block="${encoded}"><p>a</p></footbridge-block>`;
      expect(draw(html)).toBe('<p>a</p>');
    },
  );
});
