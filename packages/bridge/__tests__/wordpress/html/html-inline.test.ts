import { inlineText } from '@footbridge/bridge/wordpress/html/inline';

process.env.WORDPRESS_URL = 'http://127.0.0.1:8080';

it.each([
  ['Our <span hidden>secret </span>work', 'Our work'],
  ['<span style="display:none"><em>secret</em> <b>x</b></span>Work', 'Work'],
  ['Our <em hidden="">secret</em> <em>work</em>', 'Our work'],
])('hidden words are in no title: %s', (title, text) => {
  expect(inlineText(title).text).toBe(text);
  expect(inlineText(title).html).not.toMatch(/secret|hidden/);
});

describe('a title', () => {
  it.each([
    ['About <em>us</em> & you', 'About us & you', 'About <em>us</em> &amp; you'],
    ['H<sub>2</sub>O <b>now</b>', 'H2O now', 'H<sub>2</sub>O <b>now</b>'],
    ['A <span lang="fr" style="color:red">café</span>', 'A café', 'A <span lang="fr">café</span>'],
    ['<em class="x" onclick="alert(1)">Care</em>', 'Care', '<em>Care</em>'],
    ['<strong>Two <i>in</strong> one</i>', 'Two <i>in one</i>', '<strong>Two &lt;i&gt;in</strong> one&lt;/i&gt;'],
  ])('%s keeps its markup and nothing else', (title, text, html) => {
    expect(inlineText(title)).toEqual({ text, html });
  });

  it.each([
    ['“Smart” — ‘quotes’ … & <b>', '“Smart” — ‘quotes’ … & <b>'],
    ["~`!@#$%^&*()-_=+{}[]/\\;:'”?,.>", "~`!@#$%^&*()-_=+{}[]/\\;:'”?,.>"],
    ['How &amp; is written', 'How &amp; is written'],
    ['Line\nbreak', 'Line break'],
    ['One<br>two<br />three', 'One two three'],
    ['<a href="/x/">Linked</a> <img src=x onerror=alert(1)>here', 'Linked here'],
    ['<script>alert("x")</script>', 'alert("x")'],
    ['seen<!-- unseen -->', 'seen'],
  ])('%s is plain text, entities decoded once', (title, text) => {
    expect(inlineText(title)).toEqual({ text, html: '' });
  });

  it('is empty where there is none', () => {
    for (const title of [null, undefined, '', ' \n', '<em></em>']) expect(inlineText(title).text).toBe('');
  });

  it('names no address of WordPress', () => {
    expect(inlineText('<em>http://127.0.0.1:8080/about/</em>').html).not.toContain('127.0.0.1');
  });
});
