import sanitizeHtml from 'sanitize-html';

import { siteLink } from '../url/policy';
import { publicText } from '../url/public-text';
import { withHeadingIds } from './headings';
import { cleaningRules } from './rules';

import type { RichText } from '../types';

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

function decode(text: string): string {
  return text.replace(/&(#x[0-9a-f]+|#\d+|[a-z]+);/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return ENTITIES[name.toLowerCase()] ?? whole;
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

/** Editors' HTML made safe and at home on this site: see RichText. Empty for null. */
export function cleanHtml(content: string | null | undefined): RichText {
  if (!content?.trim()) return { html: '', headings: [] };
  return withHeadingIds(publicText(sanitizeHtml(content, cleaningRules(siteLink))), plainText);
}
