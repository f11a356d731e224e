import { isTag, isText } from 'domhandler';
import sanitizeHtml from 'sanitize-html';

import { publicText } from '../url/public-text';
import { markCallLinks } from './call-links';
import { replaceEmbeds } from './embeds';
import { settleIds } from './ids';
import { prepareImages } from './images';
import { prepareCovers, preparePlayers } from './media';
import { settleNames } from './names';
import { rules } from './rules';
import { dropDead, tidy } from './tidy';
import { parseTree, renderTree } from './tree';

import type { ParentNode } from 'domhandler';
import type { RichText } from '../types';

/** Elements whose words are not read, and those at whose end a word ends. */
const SILENT = new Set(['script', 'style', 'textarea', 'option']);
const APART = new Set(['br', 'p', 'li', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'div', 'td']);

function wordsIn(node: ParentNode): string {
  return node.children
    .map((child) => {
      if (isText(child)) return child.data;
      if (!isTag(child)) return '';
      return (SILENT.has(child.name) ? '' : wordsIn(child)) + (APART.has(child.name) ? ' ' : '');
    })
    .join('');
}

/** HTML → plain text: tags dropped, entities decoded, white space folded. */
export function plainText(html: string | null | undefined): string {
  return html
    ? publicText(wordsIn(parseTree(html)))
        .replace(/\s+/g, ' ')
        .trim()
    : '';
}

/**
 * Editors' HTML made safe and at home on this site: see RichText. Empty for null.
 * First the tree is put in order, still as untrusted as it came; then the gate (rules.ts) lets pass what is allowed.
 * What becomes of what: docs/content.md.
 */
export function cleanHtml(content: string | null | undefined): RichText {
  if (!content?.trim()) return { html: '', headings: [] };
  const root = parseTree(content);
  // Players first: they read what stands in <noscript>, and captions around them.
  preparePlayers(root);
  dropDead(root);
  replaceEmbeds(root);
  prepareCovers(root);
  prepareImages(root);
  tidy(root);
  settleNames(root);
  const headings = settleIds(root);
  // After the headings' ids, which are made of words that are seen.
  markCallLinks(root);
  return { html: publicText(sanitizeHtml(renderTree(root), rules)).trim(), headings };
}
