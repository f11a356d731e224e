import { Marked, type RendererObject, type Tokens as Marks } from 'marked';
import { escapeHtml, typeset } from './typography';

export interface RenderTools {
  /** Address of the front end: FaustWP rewrites links inside content to it. */
  frontendUrl: string;
  image(key: string, alt: string): string | null;
}

/** An entity that marked leaves unchanged, such as &amp; or &#8217;. */
const ENTITY = /&(?:[a-z]+|#\d+);/i;

/** Markdown → the HTML that the block editor would have saved. Throws when an image's key is unknown. */
export function renderMarkdown(markdown: string, tools: RenderTools): string {
  return new Marked({ gfm: true, renderer: renderer(tools) }).parse(markdown, { async: false }).trim();
}

function renderer(tools: RenderTools): RendererObject {
  return {
    heading({ tokens, depth }) {
      return `\n<h${depth} class="wp-block-heading">${this.parser.parseInline(tokens)}</h${depth}>\n`;
    },
    paragraph({ tokens }) {
      const [only] = tokens;
      if (tokens.length === 1 && only?.type === 'image')
        return figure(String(only.href), String(only.text), only.title, tools);
      return `\n<p>${this.parser.parseInline(tokens)}</p>\n`;
    },
    image({ href, text }) {
      return image(href, text, tools);
    },
    link({ href, title, tokens }) {
      const hint = title ? ` title="${escapeHtml(title)}"` : '';
      return `<a href="${escapeHtml(linkTarget(href, tools))}"${hint}>${this.parser.parseInline(tokens)}</a>`;
    },
    list(token) {
      const items = token.items.map((item) => this.listitem(item)).join('');
      const start =
        token.ordered && typeof token.start === 'number' && token.start > 1 ? ` start="${token.start}"` : '';
      const tag = token.ordered ? 'ol' : 'ul';
      return `\n<${tag} class="wp-block-list"${start}>\n${items}</${tag}>\n`;
    },
    blockquote({ tokens }) {
      return `\n<blockquote class="wp-block-quote">${this.parser.parse(tokens).trim()}</blockquote>\n`;
    },
    table(token) {
      const row = (cells: Marks.TableCell[], tag: string) =>
        `<tr>${cells.map((cell) => `<${tag}>${this.parser.parseInline(cell.tokens)}</${tag}>`).join('')}</tr>`;
      const body = token.rows.map((cells) => row(cells, 'td')).join('');
      return `\n<figure class="wp-block-table"><table class="has-fixed-layout"><thead>${row(token.header, 'th')}</thead><tbody>${body}</tbody></table></figure>\n`;
    },
    hr() {
      return '\n<hr class="wp-block-separator has-alpha-channel-opacity"/>\n';
    },
    text(token) {
      if ('tokens' in token && token.tokens) return this.parser.parseInline(token.tokens);
      if (ENTITY.test(token.text)) return typeset(token.text.replace(/&#39;/g, "'").replace(/&quot;/g, '"'));
      return escapeHtml(typeset(token.text));
    },
  };
}

function figure(href: string, alt: string, title: unknown, tools: RenderTools): string {
  const caption =
    typeof title === 'string' && title
      ? `<figcaption class="wp-element-caption">${escapeHtml(typeset(title))}</figcaption>`
      : '';
  return `\n<figure class="wp-block-image size-large">${image(href, alt, tools)}${caption}</figure>\n`;
}

function image(href: string, alt: string, tools: RenderTools): string {
  if (!href.startsWith('media:')) throw new Error(`an image must be a media: key, not "${href}"`);
  const found = tools.image(href.slice('media:'.length), alt);
  if (found === null) throw new Error(`unknown image "${href}"`);
  return found;
}

function linkTarget(href: string, tools: RenderTools): string {
  return href.startsWith('/') && !href.startsWith('//') ? tools.frontendUrl + href : href;
}
