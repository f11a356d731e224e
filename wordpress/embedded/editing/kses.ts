import { Parser } from 'htmlparser2';
import { escapeHtml } from '../markdown/typography';

/** The tags that WordPress allows users without `unfiltered_html`; other tags are removed and their text stays. */
const POST_TAGS = new Set(
  `a abbr acronym address area article aside audio b bdo big blockquote br button caption cite code col colgroup dd del details dfn div dl dt em
   fieldset figcaption figure font footer h1 h2 h3 h4 h5 h6 header hgroup hr i img ins kbd label legend li main map mark menu nav ol p pre q rb rp
   rt rtc ruby s samp section small span strike strong sub summary sup table tbody td tfoot th thead time tr track tt u ul var video wbr`
    .trim()
    .split(/\s+/),
);
/** In a line of text: titles, labels. */
const LINE_TAGS = new Set(['abbr', 'b', 'cite', 'code', 'del', 'em', 'i', 's', 'strike', 'strong', 'sub', 'sup', 'q']);
const VOID = new Set(['area', 'br', 'col', 'hr', 'img', 'track', 'wbr']);

const ATTRIBUTE =
  /^(?:class|dir|hidden|id|lang|role|style|title|href|rel|target|src|srcset|sizes|alt|width|height|loading|decoding|colspan|rowspan|scope|headers|align|valign|start|reversed|type|value|datetime|cite|controls|autoplay|loop|muted|poster|preload|playsinline|kind|label|srclang|name|open|span|color|face|size|border|download|hreflang|coords|shape|usemap|allowfullscreen|aria-[a-z]+|data-[a-z0-9-]+)$/;
const ADDRESS = new Set(['href', 'src', 'srcset', 'cite', 'poster', 'longdesc']);
const PROTOCOL =
  /^(?:https?|ftps?|mailto|news|irc6?|ircs|gopher|nntp|feed|telnet|mms|rtsp|sms|svn|tel|fax|xmpp|webcal|urn)$/i;
const SCHEME = /^([a-z][a-z0-9+.-]*):/i;
const BAD_STYLE = /url\s*\(|expression|@import|behavior|-moz-binding|javascript|\\/i;

// Control characters and white space hide a scheme from a filter, not from a browser.
const bare = (value: string) => value.replace(/[\p{Cc} ]/gu, '');

function isHarmless(name: string, value: string): boolean {
  if (!ATTRIBUTE.test(name)) return false;
  if (name === 'style') return !BAD_STYLE.test(value.replace(/\/\*.*?(?:\*\/|$)/gs, ''));
  const scheme = ADDRESS.has(name) ? SCHEME.exec(bare(value))?.[1] : undefined;
  return scheme === undefined || PROTOCOL.test(scheme);
}

/** Comments that mean something to WordPress: parts of a text, its beginning, blocks. */
const MEANT = /^(?:more\b[^>]*|nextpage|noteaser|\s*\/?wp:[a-z0-9/-]+\s[^>]*)$/s;

/** Browsers stop nesting at 512; nobody writes a quarter of that, and deeper HTML is slow to parse. */
const MAX_DEPTH = 512;

/** Thrown for HTML that is nested too deeply. */
export class TooDeepError extends Error {}

interface Passing {
  tags: ReadonlySet<string>;
  /** None of a line's tags needs any; quotes in them would be typeset. */
  withoutAttributes?: boolean;
  /** Sources of iframes that were there before: a real WordPress renders those from links (oEmbed). */
  frames?: ReadonlySet<string>;
}

function filter(html: string, { tags, withoutAttributes = false, frames = new Set() }: Passing): string {
  const out: string[] = [];
  // Applies to iframes, too: their content is not shown and always removed.
  const passes = (name: string, attribs: Record<string, string>) =>
    tags.has(name) || (name === 'iframe' && frames.has(attribs.src ?? ''));
  const open: boolean[] = [];
  const parser = new Parser({
    onopentag(name, attribs) {
      const passed = passes(name, attribs);
      if (!VOID.has(name)) open.push(passed);
      if (open.length > MAX_DEPTH) throw new TooDeepError('more than 512 elements inside each other');
      if (!passed) return;
      const attributes = Object.entries(attribs).filter(([key, value]) => !withoutAttributes && isHarmless(key, value));
      out.push(
        `<${name}${attributes.map(([key, value]) => (value === '' ? ` ${key}` : ` ${key}="${escapeHtml(value)}"`)).join('')}>`,
      );
    },
    ontext: (text) =>
      out.push(
        escapeHtml(text)
          .replace(/&quot;/g, '"')
          .replace(/\u00a0/g, '&nbsp;'),
      ),
    onclosetag(name) {
      if (!VOID.has(name) && open.pop()) out.push(`</${name}>`);
    },
    oncomment: (text) => MEANT.test(text) && out.push(`<!--${text}-->`),
  });
  parser.end(html);
  return out.join('');
}

/** Returns the sources of a text's iframes. */
export const frameSources = (html: string): Set<string> => {
  const found = new Set<string>();
  const parser = new Parser({ onopentag: (name, { src }) => name === 'iframe' && src !== undefined && found.add(src) });
  parser.end(html);
  return found;
};

/**
 * Returns an editor's HTML as WordPress stores it (wp_kses_post): every tag closed, disallowed tags removed, their text
 * attributes.
 * @throws TooDeepError
 */
export const ksesPost = (html: string, before = ''): string =>
  filter(html, { tags: POST_TAGS, frames: frameSources(before) });

/** Letters that a line has at most. */
export const MAX_LINE = 1_000;

/** Like ksesPost, for a line of text: line breaks become spaces, and a long text is cut. It is never too deep. */
export const ksesLine = (html: string): string =>
  filter(html.slice(0, MAX_LINE), { tags: LINE_TAGS, withoutAttributes: true }).replace(/\s+/g, ' ').trim();
