/** Texts that grow: a start, a repeated piece, an end. Each once made something slow, or is designed to. */
export interface Growing {
  before: string;
  piece: string;
  after: string;
}

const UPLOAD = 'https://cms.example.org/wp-content/uploads/2026/05/x.jpg';
const shape = (before: string, piece: string, after = ''): Growing => ({ before, piece, after });

export const grown = ({ before, piece, after }: Growing, count: number): string => before + piece.repeat(count) + after;

/** For everything that reads a text. */
export const SHAPES: Readonly<Record<string, Growing>> = {
  'spaces in a word': shape('x', ' ', 'x'),
  'lone beginnings of a tag': shape('', '<'),
  'dots and marks at an end': shape('x', '…', 'x'),
  backgrounds: shape('', 'background:url('),
  slashes: shape('', '/', 'x'),
  escapes: shape('/', '%ce%b1'),
  commas: shape('', ',', 'x'),
  'semicolons and equals': shape('a', ';=', 'x'),
  digits: shape('', '702'),
  quotes: shape('', `"'`),
  addresses: shape('', 'https://cms.example.org/x '),
  queries: shape('/x/?', 'a=1&'),
  lines: shape('', 'x\n\n'),
  'minus signs': shape('x', '-', 'x'),
};

/** For readers of HTML. */
export const HTML_SHAPES: Readonly<Record<string, Growing>> = {
  'backgrounds in a style': shape('<div style="', 'background:url(', '">x</div>'),
  'backgrounds with spaces': shape('<div style="background:url(', ' ', 'x">x</div>'),
  spaces: shape('<p>x', ' ', 'x</p>'),
  'headings alike': shape('', '<h2>x</h2>'),
  'tags of a title that are not paired': shape('', '<b>x</i>'),
  ...SHAPES,
  'opened only': shape('', '<b>'),
  'opened, then others closed': shape('<b>'.repeat(120), '</i>'),
  'comments without an end': shape('', '<!--'),
  'excerpts without an end': shape('', '<p> <!--more '),
  'parts of a text': shape('', '<p><!--nextpage--></p>'),
  'ends of parts': shape('', '<!-- wp:nextpage -->', 'x'),
  'a tag that never ends': shape('', '<p '),
  'details without an end': shape('', '<details a><summary>x</summary>'),
  'details in a tag': shape('', '<details '),
  'empty paragraphs': shape('', '<p></p>'),
  'ids alike': shape('<figure>', '<b id="a"><a href="#a">x</a></b>', '</figure>'),
  'ids of the page': shape('', '<b id="comments-1"><a href="#comments-1">x</a></b>'),
  scripts: shape('', '<script>x</script>'),
  'forms and selects': shape(
    '<div class="wp-block-archives-dropdown"><label>a</label>',
    '<select><option>x</option></select>',
    '</div>',
  ),
  'foreign pictures': shape('', '<img src="https://example.net/x.png" alt="x">'),
  'pictures in columns': shape(
    '<div class="wp-block-columns">',
    `<div class="wp-block-column"><img src="${UPLOAD}"></div>`,
    '</div>',
  ),
  'pictures in a gallery': shape(
    `<figure class="wp-block-gallery ${'has-nested-images '.repeat(60)} columns-3">`,
    `<figure><img src="${UPLOAD}"></figure>`,
    '</figure>',
  ),
  'links of one figure': shape(
    '<figure>',
    `<a href="/x/"><img src="${UPLOAD}" alt=""></a>`,
    '<figcaption>x</figcaption></figure>',
  ),
  'call numbers': shape('<p>', '(702) 555-0110 ', '</p>'),
  tables: shape('', '<table><caption>x</caption><tr><td>x</td></tr></table>'),
  frames: shape('', '<iframe src="https://www.youtube.com/embed/abcdefgh"></iframe>'),
  'playlists and players': shape(
    '',
    `<audio src="https://cms.example.org/wp-content/uploads/x.mp3"><source src="/x.mp3"></audio>`,
  ),
  'sources of one player': shape(
    '<audio src="https://cms.example.org/wp-content/uploads/x.mp3">',
    '<source src="https://example.net/x.mp3">',
    '</audio>',
  ),
  classes: shape('<div class="', 'is-a ', `"><img src="${UPLOAD}"><img src="${UPLOAD}"></div>`),
  attributes: shape('<p ', 'a=1 ', '>x</p>'),
  styles: shape('<p style="', 'color:red;', '">x</p>'),
  'brackets of a style': shape('', '<p style="((((((((((">x</p>'),
  entities: shape('', '&amp;&#60;'),
  'hidden in hidden': shape('<div aria-hidden="true">'.repeat(100), '<b>x</b>'),
};

const SIGNS = `<>"'= \n\t/?#&;:,.…-_()[]{}%@+*\\|!0aAé😀\u00a0\u0000\ud800`;
const WORDS = ['</', '-->', 'style="', 'class="', 'url(', 'https://', 'www.', 'mailto:', 'data:', '/*', '*/', 'wp:'];

/** The parts of random texts. */
export const TOKENS = [...SIGNS, ...WORDS, ...Object.values(HTML_SHAPES).map(({ piece }) => piece)];
