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

import type { RichText } from '../types';

const ENTITIES = new Map([['amp', '&'], ['lt', '<'], ['gt', '>'], ['quot', '"'], ['apos', "'"], ['nbsp', ' ']]);

function decode(text: string): string {
  return text.replace(/&(#x[0-9a-f]+|#\d+|[a-z]+);/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return ENTITIES.get(name.toLowerCase()) ?? whole;
    const code = name[1]?.toLowerCase() === 'x' ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

/** HTML → plain text: tags dropped, entities decoded, white space folded. */
export function plainText(html: string | null | undefined): string {
  if (!html) return '';
  const bare = sanitizeHtml(html.replace(/<(?:br|\/p|\/li|\/h\d|\/div|\/td)\b[^>]*>/gi, ' '), { allowedTags: [], allowedAttributes: {} });
  return publicText(decode(bare)).replace(/\s+/g, ' ').trim();
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
