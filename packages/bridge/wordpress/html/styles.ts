/** Inline styles of WordPress's blocks. Nothing that could cover the page, move, animate or load. */
const COLOR =
  /^(?:#[0-9a-f]{3,8}|(?:rgb|hsl)a?\([\d\s.,%/deg]+\)|[a-z]{3,20}|var\(--wp--preset--color--[a-z0-9-]+\))$/i;
const LENGTH = /^(?:0|\d{1,3}(?:\.\d+)?(?:px|pt|em|rem|%)|var\(--wp--preset--(?:spacing|font-size)--[a-z0-9-]+\))$/;
const LENGTHS = /^(?:(?:0|\d{1,2}(?:\.\d+)?(?:px|em|rem|%)|var\(--wp--preset--spacing--[a-z0-9-]+\))\s*){1,4}$/;
const FONT_SIZE =
  /^(?:\d{1,2}(?:\.\d+)?(?:px|pt)|[0-4](?:\.\d+)?r?em|\d{2,3}%|var\(--wp--preset--font-size--[a-z0-9-]+\)|(?:x+-)?(?:small|large)|medium|smaller|larger)$/;
/** No parentheses but those of colors: `linear-gradient(red,red),url(x)` has a second background that loads a file. */
const GRADIENT =
  /^(?:(?:linear|radial)-gradient\((?:[\w\s.,%#-]|(?:rgb|hsl)a?\([\d\s.,%/deg]+\)|var\(--wp--preset--color--[a-z0-9-]+\))+\)|var\(--wp--preset--gradient--[a-z0-9-]+\))$/i;
const WORD = /^[a-z-]{3,20}$/;
const PERCENT = /^\d{1,3}(?:\.\d+)?%$/;
const PIXELS = /^\d{1,4}(?:\.\d+)?px$/;

type Styles = Record<string, Record<string, RegExp[]>>;

const everywhere: Styles[string] = {
  'text-align': [/^(?:left|right|center|justify|start|end)$/],
  color: [COLOR],
  'background-color': [COLOR],
  background: [COLOR, GRADIENT],
  'font-size': [FONT_SIZE],
  'font-style': [/^(?:italic|normal)$/],
  'font-weight': [/^(?:[1-9]00|bold|normal)$/],
  'line-height': [/^[0-3](?:\.\d+)?$/],
  'letter-spacing': [/^\d(?:\.\d+)?(?:px|em)$/],
  'text-decoration': [/^(?:none|underline|line-through)$/],
  'text-transform': [/^(?:none|uppercase|lowercase|capitalize)$/],
  'writing-mode': [/^(?:vertical-rl|horizontal-tb)$/],
  'list-style-type': [WORD],
  'flex-basis': [PERCENT, PIXELS],
  'flex-grow': [/^\d$/],
  'border-radius': [LENGTH],
  'border-width': [/^\d{1,2}px$/],
  'border-style': [WORD],
  'border-color': [COLOR],
  'aspect-ratio': [/^(?:auto|\d+(?:\.\d+)?(?:\s*\/\s*\d+(?:\.\d+)?)?)$/],
  'min-height': [/^\d{1,3}px$/, /^\d{1,2}vh$/],
  width: [PERCENT],
  'grid-template-columns': [/^(?:\d{1,2}%\s+auto|auto\s+\d{1,2}%)$/],
  ...Object.fromEntries(['', '-top', '-right', '-bottom', '-left'].map((side) => [`padding${side}`, [LENGTHS]])),
  ...Object.fromEntries(['-top', '-bottom'].map((side) => [`margin${side}`, [LENGTHS]])),
};

/** The width of captions and pictures, and the height of spacers. CSS limits both to the column. */
const figure = { width: [PERCENT, PIXELS], height: [/^\d{1,3}px$/, /^auto$/] };

export const allowedStyles: Styles = {
  '*': everywhere,
  div: figure,
  figure,
  img: { ...figure, 'object-fit': [/^(?:cover|contain)$/], 'object-position': [/^\d{1,3}% \d{1,3}%$/] },
};
