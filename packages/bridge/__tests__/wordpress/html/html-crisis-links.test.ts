import { cleanComment } from '@footbridge/bridge/pages/comments/clean';
import { cleanHtml } from '@footbridge/bridge/wordpress/html/clean';
import { site } from '@/site-config/site';

import { clean } from './clean';

const call911 = '<a href="tel:911">911</a>';
const call988 = '<a href="tel:988">988</a>';
const text = '<a aria-label="text 988" href="sms:988">text</a>';

describe('911 and 988 in an editor’s text', () => {
  it.each([
    ['<p>In an emergency call 911.</p>', `<p>In an emergency call ${call911}.</p>`],
    [
      '<p>Call <strong>911</strong>. Call or text <strong>988</strong>.</p>',
      `<p>Call <strong>${call911}</strong>. Call or ${text} <strong>${call988}</strong>.</p>`,
    ],
    ['<p>Call <b>988 now</b>.</p>', `<p>Call <strong>${call988} (or ${text}) now</strong>.</p>`],
    ['<ul><li>call 911<br>988</li></ul>', `<ul><li>call ${call911}<br />${call988}</li></ul>`],
    ['<table><tbody><tr><td>911</td></tr></tbody></table>', `<td>${call911}</td>`],
    ['<p>A &lt; b &amp; 911</p>', `<p>A &lt; b &amp; ${call911}</p>`],
    ['<p>Call or text <a href="tel:988">988</a></p>', `<p>Call or ${text} ${call988}</p>`],
  ])('are call links in %s', (html, shown) => {
    expect(clean(html)).toContain(shown);
  });

  it.each([
    '<p><a href="https://988lifeline.org/" rel="noopener">988 Suicide and Crisis Lifeline</a></p>',
    '<p>7<em>911</em></p>',
    '<address>Suite B<br />911 Main</address>',
    '<p><del>911</del> <code>988</code> <time datetime="0988">988</time></p>',
    '<details><summary>Call 911?</summary></details>',
  ])('stay as they are in %s', (html) => {
    expect(clean(html)).toBe(html);
  });

  it('leave a heading its id and its words, and link the number in it', () => {
    const { html, headings } = cleanHtml('<h2>When to call 988</h2>');
    expect(headings).toEqual([{ id: 'when-to-call-988', text: 'When to call 988', level: 2 }]);
    expect(html).toBe(`<h2 id="when-to-call-988">When to call ${call988}</h2>`);
  });

  it('are links in a comment too', () => {
    const rel = 'rel="nofollow ugc noopener"';
    expect(cleanComment('<p>Call or text 988.</p>')).toBe(
      `<p>Call or <a href="sms:988" ${rel}>text</a> <a href="tel:988" ${rel}>988</a>.</p>`,
    );
  });

  it('stand beside the house’s number', () => {
    const { display, tel } = site.callNumbers.default;
    expect(clean(`<p>Call 911 or ${display}.</p>`)).toMatch(
      new RegExp(`^<p>Call ${call911} or <a href="${tel.replace('+', '\\+')}" data-call-link="text">.*</a>\\.</p>$`),
    );
  });
});

describe('a text for people in a crisis', () => {
  it.each([
    '<p>Call <strong>911</strong> now.</p><p>More</p>',
    '<ul><li>In danger: 911</li><li>In a crisis: 988</li></ul>',
    '<div class="wp-block-group is-style-note"><p>Now</p><p>Call or text 988.</p></div>',
    '<p>You can <a href="sms:988">write</a>.</p>',
    '<h2>Call 911</h2><p>More</p>',
  ])('begins with a number to call: %s', (html) => {
    expect(cleanHtml(html).opensWithCrisisCall).toBe(true);
  });

  it.each([
    '',
    '<p>Detox takes days.</p><p>In an emergency call 911.</p>',
    `<div><p>${'Detox takes days. '.repeat(30)}</p><p>Call 911.</p></div>`,
    '<p>The <a href="https://988lifeline.org/">988 Lifeline</a></p>',
    '<p>We are at 911 Main Street.</p>',
  ])('is no other text: %s', (html) => {
    expect(cleanHtml(html).opensWithCrisisCall).toBe(false);
  });
});
