/** What of the site's CSS a page gets in its head: docs/decisions/0025. */
import { compactCss } from '@/components/css/compact';
import { cssParts, usedCss } from '@/components/css/used-css';

const used = (css: string, html: string) => usedCss(cssParts(compactCss([css])), html);

describe('a page’s head', () => {
  it.each([
    ['a class', '.card { color: red } .cards { color: blue }', '<p class="big card"></p>', '.card{color:red}'],
    ['an element', 'table { width: 100% } ul { margin: 0 }', '<TABLE></TABLE>', 'table{width:100%}'],
    ['an id', '#a { top: 0 } #b { top: 1px }', '<p id="b"></p>', '#b{top:1px}'],
    ['an attribute of ours', '.hero[data-hero="full"] { top: 0 } .hero[data-hero="band"] { top: 1px }', '<p class="hero" data-hero="band"></p>', '.hero[data-hero="band"]{top:1px}'],
    ['the one of several selectors that can match', '.prose p, .card p { margin: 0 }', '<div class="prose"><p></p></div>', '.prose p{margin:0}'],
    ['all that stands in a selector', '.prose table { margin: 0 } .prose p { top: 0 }', '<div class="prose"><p></p></div>', '.prose p{top:0}'],
  ])('has the rules of %s that is there, and no other', (_, css, html, expected) => {
    expect(used(css, html)).toBe(expected);
  });

  it.each([
    ['what a reader’s hand changes', 'details[open] > summary { top: 0 } input:checked { top: 0 } a:hover::before { top: 0 } input[aria-invalid] { top: 0 }', '<details><summary></summary></details><input><a></a>'],
    ['what must not be there', '.menu:not([data-live]) li:not(.last) { top: 0 }', '<nav class="menu"><li></li></nav>'],
    ['what may come into an element', '.menu:has(.open) { top: 0 }', '<nav class="menu"></nav>'],
    ['one of several', '.prose :is(h2, .note) + p, :where(table, p) { top: 0 }', '<div class="prose"><h2></h2><p></p></div>'],
    ['an attribute that begins or ends so', '.button[data-theme^="sec"] { top: 0 } .button[data-theme$="ary"] { top: 0 }', '<a class="button" data-theme="secondary"></a>'],
    ['the root, the body, everything', ':root { --a: 1px } html { top: 0 } body { top: 0 } * { top: 0 } ::selection { top: 0 }', ''],
    ['registered properties', "@property --column { syntax: '<length>'; inherits: true; initial-value: 1px }", ''],
  ])('keeps rules about %s', (_, css, html) => {
    expect(used(css, html)).toBe(compactCss([css]));
  });

  it('has of a window’s width what is left in it, and nothing where nothing is', () => {
    expect(used('@media print { .a { top: 0 } @media (min-width: 1px) { .b { top: 0 } } } @media screen { .c { top: 0 } }', '<i class="b"></i>')).toBe('@media print{@media (min-width:1px){.b{top:0}}}');
  });

  it('has a movement where one of its rules moves so', () => {
    const css = '@keyframes come { from { top: 0 } to { top: 1px } } .a { animation: come 1s } .b { color: red }';
    expect(used(css, '<i class="a"></i>')).toBe('.a{animation:come 1s}@keyframes come{from{top:0}to{top:1px}}');
    expect(used(css, '<i class="b"></i>')).toBe('.b{color:red}');
  });

  it('keeps the order of the cascade', () => {
    expect(used('.b { top: 0 } .x { top: 0 } .a { top: 0 } .b { top: 1px }', '<i class="a b"></i>')).toBe('.b{top:0}.a{top:0}.b{top:1px}');
  });
});
