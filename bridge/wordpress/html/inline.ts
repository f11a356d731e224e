import { publicText } from '../url/public-text';
import { escapeHtml } from './escape';

import type { InlineText } from '../types';

/** What a title may hold; each stands without attributes, save the language. */
const KEPT = new Set([
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
  /** Opened and closed: markup. A lone `<b>` is what an editor wrote about, as WordPress shows it. */
  paired: boolean;
}

/** Text and tags in turn: even entries are text. */
function pieces(source: string): { texts: string[]; tags: Piece[] } {
  const texts: string[] = [];
  const tags: Piece[] = [];
  let from = 0;
  const lastComment = source.lastIndexOf('-->');
  for (const { 0: found, 1: slash = '', 2: name = '', 3: attributes = '', index } of source.matchAll(TAG)) {
    // Inside a comment, or one that never ends, which is text.
    if (index < from || (!name && lastComment < index + found.length)) continue;
    const raw = name ? found : source.slice(index, source.indexOf('-->', index + found.length) + 3);
    texts.push(source.slice(from, index));
    tags.push({ raw, name: name.toLowerCase(), closes: slash === '/', attributes, paired: false });
    from = index + raw.length;
  }
  return { texts: [...texts, source.slice(from)], tags };
}

/** Pairs each closing tag with the nearest open one of its name; those opened between stay alone. */
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
    // Looking for one that is not there would take all that are open, for each tag.
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

function tagHtml({ raw, name, closes, attributes, paired }: Piece): string {
  if (name === 'br') return ' ';
  if (!name || VOID.has(name)) return '';
  if (!paired) return escapeHtml(raw);
  if (!KEPT.has(name)) return '';
  if (closes) return `</${name}>`;
  const language = LANGUAGE.exec(attributes)?.[2];
  return language ? `<${name} lang="${language}">` : `<${name}>`;
}

/**
 * A title of WordPress, which WPGraphQL hands out with its entities decoded once and its tags as they are: so an `&` is
 * one, `<em>…</em>` is markup, and `<b>` by itself is what the author wrote about. No HTML parser can tell; hence this one.
 * Out: its words; and HTML that holds nothing but escaped text and the tags above, empty where there are none.
 */
export function inlineText(title: string | null | undefined): InlineText {
  const { texts, tags } = pieces(publicText(title ?? ''));
  pair(tags);
  const html = texts
    .map((text, i) => escapeHtml(text) + (tags[i] ? tagHtml(tags[i]) : ''))
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
  const isLiteral = (tag: Piece) => tag.name !== '' && !tag.paired && !VOID.has(tag.name);
  const text = texts
    .map((words, i) => words + (tags[i] && isLiteral(tags[i]) ? tags[i].raw : tags[i]?.name === 'br' ? ' ' : ''))
    .join('');
  const hasMarkup = tags.some(({ paired, name }) => paired && KEPT.has(name));
  return { text: text.replace(/\s+/g, ' ').trim(), html: hasMarkup ? html : '' };
}
