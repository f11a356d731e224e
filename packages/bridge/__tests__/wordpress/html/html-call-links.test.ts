import { cleanHtml } from '@footbridge/bridge/wordpress/html/clean';
import { site } from '@/site-config/site';

import { clean } from './clean';

const { display, tel } = site.callNumbers.default;
const [, area = '', exchange = '', line = ''] = /(\d{3})(\d{3})(\d{4})$/.exec(tel) ?? [];
const number = `<span data-call-number-text="text">${display}</span>`;
const link = `<a href="${tel}" data-call-link="text">${number}</a>`;

describe('the house’s call number in an editor’s text', () => {
  it.each([
    ['as people write it', `(${area}) ${exchange}-${line}`],
    ['with the country before it', `+1 ${area} ${exchange} ${line}`],
    ['with an en dash, as WordPress may set it', `${area}&#8211;${exchange}&#8211;${line}`],
  ])('is a call link, %s', (_, typed) => {
    expect(clean(`<p>Call ${typed}, day or night.</p>`)).toBe(`<p>Call ${link}, day or night.</p>`);
  });

  it('stays the link that it was, with the number in it', () => {
    expect(
      clean(
        `<p><a href="TEL:${area}-${exchange}-${line}" aria-label="${display}" class="wp-block-button__link">Call ${display}</a></p>`,
      ),
    ).toBe(`<p><a class="wp-block-button__link" href="${tel}" data-call-link="text">Call ${number}</a></p>`);
    expect(clean(`<p><a href="${tel}">Call us</a></p>`)).toBe(
      `<p><a href="${tel}" data-call-link="text">Call us</a></p>`,
    );
  });

  it('in a link that leads elsewhere becomes no link within a link', () => {
    expect(clean(`<p><a href="/contact/">Write, or ${display}</a></p>`)).toBe(
      `<p><a href="/contact/">Write, or ${number}</a></p>`,
    );
  });

  it('is converted twice in a sentence, between other numbers', () => {
    expect(clean(`<p>${display} or (212) 555-0199 or ${display}; 2 &lt; 3</p>`)).toBe(
      `<p>${link} or (212) 555-0199 or ${link}; 2 &lt; 3</p>`,
    );
  });

  it('is once in a heading’s text', () => {
    expect(cleanHtml(`<h2>Call ${display}</h2>`).headings).toEqual([
      expect.objectContaining({ text: `Call ${display}` }),
    ]);
  });
});

describe('left as they are written', () => {
  it.each([
    ['another variant’s number', site.callNumbers.veteran.display],
    ['a longer number', `${area}${exchange}${line}0`],
    ['a number in code', `<code>${display}</code>`],
    ['a number that no longer counts', `<del>${display}</del>`],
    ['words without a number', 'Call us, day or night'],
  ])('%s', (_, html) => {
    expect(clean(`<p>${html}</p>`)).toBe(`<p>${html}</p>`);
  });

  it('another variant’s link', () => {
    const html = `<p><a href="${site.callNumbers.alumni.tel}">Alumni</a></p>`;
    expect(clean(html)).toBe(html);
  });

  it('but removes an editor’s own call attributes', () => {
    expect(clean('<p><a href="/a/" data-call-link="text">a</a> <span data-call-number-text="text">b</span></p>')).toBe(
      '<p><a href="/a/">a</a> <span>b</span></p>',
    );
  });
});
