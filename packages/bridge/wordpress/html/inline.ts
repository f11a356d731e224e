import { publicText } from '../url/public-text';
import { escapeHtml } from './escape';
import { hidesItself } from './hidden';
import { elements, parseTree } from './tree';

import type { InlineText } from '../types';

/** Elements allowed in a title; `lang` is the only attribute. */
const ALLOWED = new Set([
  'em',
  'strong',
  'b',
  'i',
  'code',
  'sub',
  'sup',
  'del',
  'ins',
  'mark',
  'abbr',
  's',
  'small',
  'span',
]);
const VOID = new Set([
  'br',
  'wbr',
  'img',
  'hr',
  'input',
  'embed',
  'source',
  'track',
  'link',
  'meta',
  'base',
  'area',
  'col',
]);
const TAG = /<(?:!--|(\/?)([a-z][a-z0-9]*)((?:\s[^<>]*)?)\/?>)/gi;
const LANGUAGE = /\s(lang)\s*=\s*["']?([a-z]{2,8}(?:-[a-z0-9]{1,8})*)["'\s]?/i;

interface Piece {
  raw: string;
  name: string;
  closes: boolean;
  attributes: string;
  /** A tag with its counterpart is markup. A lone `<b>` is text, as WordPress shows it. */
  paired: boolean;
}

function pieces(source: string): { texts: string[]; tags: Piece[] } {
  const texts: string[] = [];
  const tags: Piece[] = [];
  let from = 0;
  const lastComment = source.lastIndexOf('-->');
  for (const { 0: found, 1: slash = '', 2: name = '', 3: attributes = '', index } of source.matchAll(TAG)) {
    // Inside a comment, or an unclosed comment, which is text.
    if (index < from || (!name && lastComment < index + found.length)) continue;
    const raw = name ? found : source.slice(index, source.indexOf('-->', index + found.length) + 3);
    texts.push(source.slice(from, index));
    tags.push({ raw, name: name.toLowerCase(), closes: slash === '/', attributes, paired: false });
    from = index + raw.length;
  }
  return { texts: [...texts, source.slice(from)], tags };
}

/** Pairs each closing tag with the nearest open one of its name; tags opened in between stay unpaired. */
function pair(tags: Piece[]): void {
  const open: Piece[] = [];
  const counts = new Map<string, number>();
  const count = (name: string, by: number) => counts.set(name, (counts.get(name) ?? 0) + by);
  for (const tag of tags) {
    if (!tag.closes) {
      open.push(tag);
      count(tag.name, 1);
      continue;
    }
    // Without the counts a search for a missing tag would empty the stack.
    while (counts.get(tag.name)) {
      const start = open.pop();
      if (!start) break;
      count(start.name, -1);
      if (start.name !== tag.name) continue;
      start.paired = true;
      tag.paired = true;
      break;
    }
  }
}

function isHiddenTag({ raw, attributes }: Piece): boolean {
  const [element] = attributes.trim() ? elements(parseTree(raw)) : [];
  return element !== undefined && hidesItself(element);
}

function tagHtml({ raw, name, closes, attributes, paired }: Piece): string {
  if (name === 'br') return ' ';
  if (!name || VOID.has(name)) return '';
  if (!paired) return escapeHtml(raw);
  if (!ALLOWED.has(name)) return '';
  if (closes) return `</${name}>`;
  const language = LANGUAGE.exec(attributes)?.[2];
  return language ? `<${name} lang="${language}">` : `<${name}>`;
}

function removeHidden(texts: string[], tags: Piece[]): void {
  let depth = 0;
  tags.forEach((tag, i) => {
    const change = tag.paired ? (tag.closes ? -1 : 1) : 0;
    if (depth === 0 && !(change === 1 && isHiddenTag(tag))) return;
    depth += change;
    if (depth > 0) texts[i + 1] = '';
    tags[i] = { ...tag, name: '' };
  });
}

/**
 * Parses a title as text and as HTML of the allowed tags. WPGraphQL decodes entities and leaves tags, so that no HTML parser
 * can tell `&lt;b&gt;` from a tag: a lone `<b>` is text.
 */
export function inlineText(title: string | null | undefined): InlineText {
  const { texts, tags } = pieces(publicText(title ?? ''));
  pair(tags);
  removeHidden(texts, tags);
  const html = texts
    .map((text, i) => escapeHtml(text) + (tags[i] ? tagHtml(tags[i]) : ''))
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
  const isLiteral = (tag: Piece) => tag.name !== '' && !tag.paired && !VOID.has(tag.name);
  const text = texts
    .map((words, i) => words + (tags[i] && isLiteral(tags[i]) ? tags[i].raw : tags[i]?.name === 'br' ? ' ' : ''))
    .join('');
  const hasMarkup = tags.some(({ paired, name }) => paired && ALLOWED.has(name));
  return { text: text.replace(/\s+/g, ' ').trim(), html: hasMarkup ? html : '' };
}
