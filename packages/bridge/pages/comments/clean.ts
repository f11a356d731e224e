import sanitizeHtml from 'sanitize-html';

import { linkCrisisNumbers } from '../../wordpress/html/crisis-links';
import { parseVisible } from '../../wordpress/html/hidden';
import { renderTree } from '../../wordpress/html/tree';
import { siteLink } from '../../wordpress/url/policy';
import { publicText } from '../../wordpress/url/public-text';

import type { IOptions } from 'sanitize-html';

/** Elements that WordPress allows in comments, and the lists and tables of signed-in authors. */
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

const REL = 'nofollow ugc noopener';

/** A comment's heading must not be in the page's outline. */
const asParagraph = { tagName: 'p', attribs: { 'data-heading': 'true' } };

const RULES: IOptions = {
  allowedTags: TAGS,
  disallowedTagsMode: 'discard',
  // No ids, classes or styles: a comment must not affect the page.
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
  allowedSchemes: ['http', 'https', 'mailto', 'tel', 'sms'],
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
    // Focusable scroll containers.
    pre: () => ({ tagName: 'pre', attribs: { tabindex: '0' } }),
    table: () => ({ tagName: 'table', attribs: { tabindex: '0' } }),
    b: 'strong',
    i: 'em',
    strike: 's',
    tt: 'code',
    acronym: 'abbr',
    a(_, { href, title }) {
      const to = siteLink(href);
      return to
        ? { tagName: 'a', attribs: { href: to, rel: REL, ...(title && { title }) } }
        : { tagName: 'span', attribs: {} };
    },
  },
};

/** Returns a comment as safe HTML, without pictures and embeds of third parties; 911 and 988 are call links. */
export function cleanComment(content: string | null | undefined): string {
  if (!content) return '';
  const root = parseVisible(content);
  linkCrisisNumbers(root);
  return publicText(sanitizeHtml(renderTree(root), RULES)).trim();
}
