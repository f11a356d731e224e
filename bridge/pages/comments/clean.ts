import sanitizeHtml from 'sanitize-html';

import { parseTree, renderTree } from '../../wordpress/html/tree';
import { siteLink } from '../../wordpress/url/policy';
import { publicText } from '../../wordpress/url/public-text';

import type { IOptions } from 'sanitize-html';

/** What readers may write in WordPress, and the lists and tables that signed-in authors have always been allowed. */
const TAGS = [
  'p',
  'br',
  'a',
  'strong',
  'em',
  'q',
  'blockquote',
  'cite',
  'code',
  'pre',
  'kbd',
  'samp',
  'var',
  'del',
  'ins',
  's',
  'sub',
  'sup',
  'abbr',
  'ul',
  'ol',
  'li',
  'dl',
  'dt',
  'dd',
  'table',
  'thead',
  'tbody',
  'tfoot',
  'tr',
  'th',
  'td',
  'caption',
  'hr',
];

/** The site answers for where its own text leads, not for what readers recommend. */
const REL = 'nofollow ugc noopener';

/** A comment's heading is no heading of the page. */
const asParagraph = { tagName: 'p', attribs: { 'data-heading': 'true' } };

const RULES: IOptions = {
  allowedTags: TAGS,
  disallowedTagsMode: 'discard',
  // No ids, classes or styles: a reader's words take part neither in the page's anchors nor in its looks.
  allowedAttributes: {
    a: ['href', 'rel', 'title'],
    p: ['data-heading'],
    ol: ['start'],
    pre: ['tabindex'],
    table: ['tabindex'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan', 'scope'],
    abbr: ['title'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  nonTextTags: [
    'script',
    'style',
    'textarea',
    'option',
    'noscript',
    'template',
    'select',
    'button',
    'xmp',
    'plaintext',
    'noembed',
    'noframes',
    'iframe',
    'svg',
    'math',
  ],
  transformTags: {
    p: () => ({ tagName: 'p', attribs: {} }),
    ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((level) => [`h${level}`, () => asParagraph])),
    // Wider than the window they scroll in their own box, which a keyboard has to reach.
    pre: () => ({ tagName: 'pre', attribs: { tabindex: '0' } }),
    table: () => ({ tagName: 'table', attribs: { tabindex: '0' } }),
    b: 'strong',
    i: 'em',
    strike: 's',
    tt: 'code',
    acronym: 'abbr',
    a(_, { href, title }) {
      const to = siteLink(href);
      const kept: Record<string, string> = title ? { title } : {};
      return to ? { tagName: 'a', attribs: { href: to, rel: REL, ...kept } } : { tagName: 'span', attribs: {} };
    },
  },
};

/** A reader's comment made safe. Pictures and embeds are gone: nothing of a third party loads on these pages. */
export function cleanComment(content: string | null | undefined): string {
  return content ? publicText(sanitizeHtml(renderTree(parseTree(content)), RULES)).trim() : '';
}
