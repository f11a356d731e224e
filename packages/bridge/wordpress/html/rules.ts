import { BLOCK_ELEMENT } from '../blocks/markers';
import { renderScope } from '../render-scope';
import { siteLink } from '../url/policy';
import { allowedStyles } from './styles';

import type { IOptions, Tag } from 'sanitize-html';

/** Allowed elements. Others lose their tags; those in NO_TEXT also their text. */
const TAGS = `
  p br hr wbr h2 h3 h4 h5 h6 div span section article aside header footer nav hgroup
  ul ol li dl dt dd blockquote pre address figure figcaption details summary
  a abbr b bdi bdo cite code data del dfn em i ins kbd mark q s samp small strong sub sup time u var
  rb rp rt rtc ruby ${BLOCK_ELEMENT} table caption colgroup col thead tbody tfoot tr th td img video audio source track
`
  .trim()
  .split(/\s+/);

/** Elements that are removed with their content before other steps read it as text. */
export const REMOVED = [
  'script',
  'style',
  'noscript',
  'svg',
  'math',
  'head',
  'title',
  'textarea',
  'datalist',
  'canvas',
  'frameset',
  // The parser reads these as raw text, which a browser may read as markup.
  'xmp',
  'plaintext',
  'noembed',
  'noframes',
];
/** Those that other steps replace, and what is left of them. */
const NO_TEXT = [...REMOVED, 'option', 'select', 'button', 'form', 'template', 'iframe', 'object'];

/** Class names of WordPress and of this site's cleaning. Others could look like parts of the page. */
const CLASSES =
  /^(?!wp-(?:container|elements)-|is-layout-flow$|is-layout-constrained$|wp-block-[\w-]+-is-layout-|wp-element-)(?:wp-|has-|is-|are-|align|size-|columns?-|blocks-gallery|gallery|attachment-|video-facade|map-facade|form-on-wordpress$|embed-link$|screen-reader-text$|twitter-tweet$|fn$|footnote|footbridge-inner$)[\w-]*$/;

const ALLOWED_RELATIONS = new Set(['nofollow', 'sponsored', 'ugc', 'me', 'license', 'author', 'tag']);
const VIDEO_KEY = /^(?:youtube|vimeo)\/[\w-]{1,20}(?:\/[\w-]{1,20})?$/;
/** As maps.ts writes them. */
const MAP_IFRAME =
  /^https:\/\/www\.(?:google\.com\/maps(?:\/embed(?:\/v1\/(?:place|search))?|\/d\/embed)?|openstreetmap\.org\/export\/embed\.html)\?[\w!%.,&=~+*'()-]{1,4000}$/;
const OWN_PICTURE = /^\/(?:_next\/image\?url=%2Fmedia%2F[^&]+&w=\d+&q=\d+|media\/.+)$/;
const OWN_FILE = /^\/media\/./;

type Attributes = Tag['attribs'];

function pick(attribs: Attributes, ...names: string[]): Attributes {
  return Object.fromEntries(names.flatMap((name) => (attribs[name] === undefined ? [] : [[name, attribs[name]]])));
}

function relations(rel: string | undefined, isForeign: boolean): string {
  const allowed = (rel ?? '')
    .toLowerCase()
    .split(/\s+/)
    .filter((name) => ALLOWED_RELATIONS.has(name));
  return [...(isForeign ? ['noopener'] : []), ...allowed].join(' ');
}

const COMMON = [
  'id',
  'class',
  'style',
  'title',
  'lang',
  'dir',
  'aria-label',
  'aria-describedby',
  'aria-labelledby',
  'role',
  // Number of a block in a preview (packages/plugin/footbridge/src/Preview).
  'data-block',
];

function anchor(attribs: Attributes): Tag {
  const href = siteLink(attribs.href);
  if (!href) return { tagName: 'span', attribs: pick(attribs, 'id', 'class', 'style') };
  const isForeign = /^https?:/.test(href);
  const rel = relations(attribs.rel, isForeign);
  const { 'data-video': key, 'data-map': map, 'data-call-link': call } = attribs;
  return {
    tagName: 'a',
    attribs: {
      ...pick(attribs, ...COMMON),
      href,
      ...(rel && { rel }),
      ...(isForeign && attribs.target === '_blank' && { target: '_blank' }),
      ...(OWN_FILE.test(href) && attribs.download !== undefined && { download: '' }),
      ...(key && VIDEO_KEY.test(key) && { 'data-video': key }),
      ...(map && MAP_IFRAME.test(map) && { 'data-map': map }),
      ...(call && { 'data-call-link': call }),
    },
  };
}

/** Keeps a block of this render, without its seal; any other element of the name loses its tags. */
function block(tagName: string, attribs: Attributes): Tag {
  const seal = renderScope()?.blocks?.seal;
  const isOwn = seal !== undefined && attribs['data-seal'] === seal;
  return isOwn ? { tagName, attribs: pick(attribs, 'data-view', 'data-block') } : { tagName: 'none', attribs: {} };
}

const nothing: Tag = { tagName: 'span', attribs: {} };

function image(attribs: Attributes): Tag {
  if (!OWN_PICTURE.test(attribs.src ?? '')) return { ...nothing, text: attribs.alt ?? '' };
  const { srcset, ...rest } = attribs;
  const isOwn = srcset?.split(', ').every((candidate) => OWN_PICTURE.test(candidate.replace(/ \d+w$/, '')));
  return { tagName: 'img', attribs: isOwn && srcset ? { ...rest, srcset } : rest };
}

function player(tagName: string, attribs: Attributes): Tag {
  const { src, poster, ...rest } = attribs;
  return {
    tagName,
    attribs: {
      ...(src && OWN_FILE.test(src) && { src }),
      ...(poster && OWN_FILE.test(poster) && { poster }),
      ...rest,
    },
  };
}

/** The allowlist for all HTML, also for what this site's own cleaning adds. The package's types lack one option. */
export const rules: IOptions & { allowedEmptyAttributes: string[] } = {
  allowedTags: TAGS,
  disallowedTagsMode: 'discard',
  nonTextTags: NO_TEXT,
  allowedAttributes: {
    '*': [...COMMON, 'aria-hidden'],
    a: ['href', 'rel', 'target', 'download', 'data-video', 'data-map', 'data-call-link'],
    span: ['data-call-number-text'],
    figure: [{ name: 'tabindex', values: ['0'] }],
    div: [{ name: 'tabindex', values: ['0'] }],
    pre: [{ name: 'tabindex', values: ['0'] }],
    img: ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading', 'decoding'],
    ol: ['start', 'reversed', 'type'],
    ul: ['type'],
    li: ['value'],
    details: ['open'],
    col: ['span'],
    colgroup: ['span'],
    td: ['colspan', 'rowspan', 'headers'],
    th: ['colspan', 'rowspan', 'scope', 'headers', 'abbr'],
    time: ['datetime'],
    data: ['value'],
    del: ['datetime'],
    ins: ['datetime'],
    video: ['src', 'controls', 'poster', 'width', 'height', 'preload', 'playsinline', 'muted', 'loop'],
    audio: ['src', 'controls', 'preload', 'loop', 'muted'],
    [BLOCK_ELEMENT]: ['data-view'],
    source: ['src', 'type'],
    track: ['src', 'kind', 'srclang', 'label', 'default'],
  },
  allowedEmptyAttributes: ['alt', 'download'],
  selfClosing: ['img', 'br', 'hr', 'wbr', 'col', 'source', 'track'],
  allowedClasses: { '*': [CLASSES] },
  allowedStyles,
  allowedSchemes: ['http', 'https', 'mailto', 'tel', 'sms'],
  allowProtocolRelative: false,
  transformTags: {
    h1: 'h2',
    b: 'strong',
    i: 'em',
    strike: 's',
    tt: 'code',
    acronym: 'abbr',
    [BLOCK_ELEMENT]: block,
    main: 'div',
    center: (_, attribs) => ({ tagName: 'div', attribs: { ...attribs, style: 'text-align:center' } }),
    a: (_, attribs) => anchor(attribs),
    img: (_, attribs) => image(attribs),
    video: player,
    audio: player,
    source: player,
    track: player,
  },
};
