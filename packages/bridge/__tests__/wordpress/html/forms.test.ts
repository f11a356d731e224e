import { plainText } from '@footbridge/bridge/wordpress/html/clean';
import { loggedOnceState } from '@footbridge/bridge/platform/log-repeated';
import { inRenderScope } from '@footbridge/bridge/wordpress/render-scope';
import { site } from '@footbridge/shared/site/current';

import { pageScope, shown as shownBlock } from '@/__tests__/support/blocks';
import { clean } from './clean';
import { CONTACT_FORMS, OTHER_FORMS } from './forms.fixture';

const LEAD_FORM = shownBlock('footbridge/callback-form');
const onPage = (html: string, scope = pageScope('/write-to-us/')) => inRenderScope(scope, () => clean(html));
const warnings = () => jest.mocked(console.warn).mock.calls.map(([line]) => String(line));

beforeEach(() => {
  loggedOnceState.value = undefined;
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

describe('a contact form of WordPress in a text', () => {
  it.each(CONTACT_FORMS)('of %s: the callback form takes its place, and nothing of it is in plain text', (_, form) => {
    const html = `<p>Before</p>${form}<p>After</p>`;
    const scope = pageScope('/write-to-us/');
    expect(onPage(html, scope)).toBe(`<p>Before</p>${LEAD_FORM}<p>After</p>`);
    expect(plainText(html)).toBe('Before After');
    expect(warnings()).toHaveLength(1);
  });

  it('is logged once for its page, with its name and what replaces it', () => {
    const [[, form] = ['', '']] = CONTACT_FORMS;
    onPage(form);
    onPage(form);
    onPage(form, pageScope('/other/'));
    expect(warnings()).toEqual([
      '[footbridge] html: /write-to-us/ has a contact form of WordPress (Contact form): the callback form replaces it (docs/content.md)',
      expect.stringContaining('/other/ has a contact form'),
    ]);
  });

  it('in a column: the callback form follows the columns, whose other content stays', () => {
    const columns = (right: string) =>
      `<div class="wp-block-columns"><div class="wp-block-column"><p>Left</p></div><div class="wp-block-column">${right}</div></div>`;
    expect(onPage(columns('<form method="post"><textarea name="m"></textarea></form>'))).toBe(columns('') + LEAD_FORM);
  });

  it('the second one of a page becomes a link to the first, further ones nothing', () => {
    const form = '<form method="post"><input type="tel"></form>';
    const scope = pageScope('/write-to-us/');
    const link = '<p><a class="wp-block-button__link" href="#callback-form">Ask us to call you</a></p>';
    expect(onPage(`${form}<p>a</p>${form}`, scope)).toBe(`${LEAD_FORM}<p>a</p>${link}`);
    // Other texts of the page, too.
    expect(onPage(`<p>b</p>${form}<p>c</p>${form}`, scope)).toBe('<p>b</p><p>c</p>');
  });

  it.each(['call', 'wordpress'])('with FORMS_IN_TEXTS=%s the page has one button', (rule) => {
    process.env.FORMS_IN_TEXTS = rule;
    const form = '<form method="post"><input type="tel"></form>';
    expect(onPage(`${form}<p>a</p>${form}${form}`).match(/<a /g)).toHaveLength(1);
  });

  it('is not in a feed, where no form works', () => {
    expect(clean('<p>a</p><form method="post"><input type="tel"></form>')).toBe('<p>a</p>');
  });

  it.each([
    [
      'call',
      `<a class="wp-block-button__link" href="${site().callNumbers.default.tel}" data-call-link="text">Call <span`,
    ],
    [
      'wordpress',
      '<p><a class="embed-link" href="http://127.0.0.1:8080/write-to-us/" rel="noopener">Open the form</a></p>',
    ],
    ['none', ''],
  ])('with FORMS_IN_TEXTS=%s', (rule, expected) => {
    process.env.FORMS_IN_TEXTS = rule;
    const html = onPage('<div><form method="post"><input type="tel"></form></div><p>a</p>');
    expect(html).toContain(expected);
    expect(html).toContain('<p>a</p>');
    expect(html).not.toContain(LEAD_FORM);
  });

  it('cannot be faked by a class in a text', () => {
    expect(onPage('<div class="form-on-wordpress"></div>')).not.toContain('form-on');
  });
});

describe('another form', () => {
  it.each(OTHER_FORMS)('%s', (_, form, expected) => {
    const html = `<p>Before</p>${form}<p>After</p>`;
    expect(onPage(html)).toBe(`<p>Before</p>${expected}<p>After</p>`);
    expect(plainText(html)).toBe('Before After');
  });
});
