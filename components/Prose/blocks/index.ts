import { compactCss } from '../../css/compact';
import { colorRules, presetRules } from './colors';
import { blockquote, citation, code, definitions, details, figure, note, rule } from './elements';
import { buttons, columns, cover, groups, mediaText, visibility } from './layout';
import { mapFacade, galleries, pictures, players, tables, videoFacade } from './media';
import { alignment, dropCap, fontSizes, footnotes, quotes, separator, textAlign, verse } from './text';
import { calendar, lists, rows, siteParts, socialLinks, tagCloud, terms } from './widgets';

interface Family {
  /** Matches a class, or an element's name in `<…>`. */
  of: RegExp;
  css: string;
}

/** CSS of elements and of WordPress's blocks by their markers, in cascade order. WordPress's own style sheet is 110 kB. */
const FAMILIES: readonly Family[] = [
  { of: /^<dl>$/, css: definitions },
  { of: /^<(?:code|kbd|samp|pre)>$/, css: code },
  { of: /^<blockquote>$/, css: blockquote },
  { of: /^<cite>$/, css: citation },
  { of: /^(?:<hr>|wp-block-separator)$/, css: rule },
  { of: /^(?:<figure>|<img>|wp-caption)/, css: figure },
  { of: /^<details>$/, css: details },
  { of: /^is-style-note$/, css: note },
  { of: /^(?:<img>|wp-caption)/, css: pictures },
  { of: /^align(?:left|right|center|wide|full)$/, css: alignment },
  { of: /^has-text-align-/, css: textAlign },
  { of: /font-size$/, css: fontSizes },
  { of: /^has-drop-cap$/, css: dropCap },
  { of: /^wp-block-(?:verse|preformatted)$/, css: verse },
  { of: /^wp-block-(?:quote|pullquote)$/, css: quotes },
  { of: /^wp-block-separator$/, css: separator },
  { of: /^(?:wp-block-footnotes|fn)$/, css: footnotes },
  { of: /^<table>$/, css: tables },
  { of: /^(?:wp-block-(?:group|column|media-text|cover)|has-background$|is-layout-)/, css: groups },
  { of: /^wp-block-column/, css: columns },
  { of: /^wp-block-media-text/, css: mediaText },
  { of: /^wp-block-cover/, css: cover },
  { of: /^wp-block-button/, css: buttons },
  { of: /^(?:wp-block-gallery|blocks-gallery-grid|gallery)$/, css: galleries },
  { of: /^(?:<audio>|<video>|embed-link$|wp-block-file$)/, css: players },
  { of: /^video-facade$/, css: videoFacade },
  { of: /^map-facade$/, css: mapFacade },
  { of: /^wp-block-(?:latest-|rss|post-template|term-template|comment-template)/, css: lists },
  { of: /^wp-block-(?:term-template|comment-template)$/, css: terms },
  { of: /^wp-block-(?:navigation|breadcrumbs|(?:query|comments)-pagination)/, css: rows },
  { of: /^wp-block-(?:site-logo|playlist|search)/, css: siteParts },
  { of: /^wp-block-tag-cloud/, css: tagCloud },
  { of: /^wp-block-calendar/, css: calendar },
  { of: /^wp-block-social-links/, css: socialLinks },
  { of: /^wp-block-hidden-(?:mobile|tablet|desktop)$/, css: visibility },
].map(({ of, css }) => ({ of, css: compactCss([css]) }));

const MARKER = /^(?:audio|blockquote|cite|code|details|dl|figure|hr|img|kbd|pre|samp|table|video)$/;

/** Returns the HTML's classes, and its elements that are styled without a class. */
function classesOf(html: string): Set<string> {
  const classes = Array.from(html.matchAll(/\sclass="([^"]*)"/g), ([, names = '']) => names.split(' ')).flat();
  const tags = Array.from(html.matchAll(/<([a-z]+)/g), ([, name = '']) => name).filter((name) => MARKER.test(name));
  return new Set([
    ...classes,
    ...tags.map((name) => `<${name}>`),
    ...(html.includes('font-size:') ? ['font-size'] : []),
  ]);
}

/** The beginning of Prose (../Prose.tsx). */
const TEXT = 'class="prose"';

/**
 * Returns the CSS of the blocks in a page's texts, for the document's head. Server only.
 * @param html the rendered body; read from its first text to the end of <main>
 * @returns '' for texts of paragraphs, headings and lists
 */
export function blockCss(html: string): string {
  const [main = ''] = html.split('</main>', 1);
  const begin = main.indexOf(TEXT);
  if (begin < 0) return '';
  const text = main.slice(begin);
  const classes = [...classesOf(text)];
  const css = FAMILIES.filter(({ of }) => classes.some((name) => of.test(name))).map((family) => family.css);
  return css.join('') + colorRules(new Set(classes)) + presetRules(text);
}
