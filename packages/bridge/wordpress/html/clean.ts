import { isTag, isText, type Document, type ParentNode } from 'domhandler';
import sanitizeHtml from 'sanitize-html';

import { publicText } from '../url/public-text';
import { linkCallNumbers } from './call-links';
import { isIcon, removeFieldLabels } from './controls';
import { linkCrisisNumbers, opensWithCrisisCall } from './crisis-links';
import { recordContentReads } from './dependencies';
import { replaceEmbeds } from './embeds';
import { removeForms, withWordPressLinks } from './forms';
import { parseVisible, removeNarrowOnly } from './hidden';
import { assignIds } from './ids';
import { prepareImages } from './images';
import { restoreLazyPictures } from './lazy-pictures';
import { prepareCovers, preparePlayers } from './media';
import { completeLinks } from './page-links';
import { setAccessibleNames } from './accessible-names';
import { rules } from './rules';
import { placeSelfCheck, showBlocks } from './theme-blocks';
import { removeUnsupported, tidy } from './tidy';
import { parseTree, renderTree } from './tree';

import type { RichText } from '../types';

const SKIPPED = new Set(['script', 'style', 'noscript', 'textarea', 'option']);
const SEPARATE = new Set(['br', 'p', 'li', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'div', 'td', 'button']);

function wordsIn(node: ParentNode): string {
  return node.children
    .map((child) => {
      if (isText(child)) return child.data;
      if (!isTag(child)) return '';
      return (SKIPPED.has(child.name) || isIcon(child) ? '' : wordsIn(child)) + (SEPARATE.has(child.name) ? ' ' : '');
    })
    .join('');
}

/** Parses HTML as parseVisible does, as in a wide window and without forms: what is searched and described. */
export function parseText(html: string): Document {
  const root = parseVisible(html);
  removeForms(root);
  removeFieldLabels(root);
  removeNarrowOnly(root);
  return root;
}

/**
 * Returns HTML as plain text: without tags and (unless wanted) hidden words, with decoded entities and collapsed white
 * space.
 */
export function plainText(html: string | null | undefined, { withHidden = false } = {}): string {
  return html
    ? publicText(wordsIn(withHidden ? parseTree(html) : parseText(html)))
        .replace(/\s+/g, ' ')
        .trim()
    : '';
}

/**
 * Returns editors' HTML sanitized and adapted to this site. The tree is untrusted until rules.ts has decided what remains.
 * @param page the text's path, for relative links
 */
export function cleanHtml(content: string | null | undefined, page?: string): RichText {
  if (!content?.trim()) return { html: '', headings: [], opensWithCrisisCall: false };
  const root = parseVisible(content);
  showBlocks(root, content);
  completeLinks(root, page?.split('?', 1)[0]);
  recordContentReads(root);
  // First, because players and lazy pictures read their <noscript>, and players their captions.
  preparePlayers(root);
  restoreLazyPictures(root);
  removeUnsupported(root);
  replaceEmbeds(root);
  prepareCovers(root);
  prepareImages(root);
  tidy(root);
  placeSelfCheck(root);
  setAccessibleNames(root);
  const headings = assignIds(root);
  // After the headings' ids, which are derived from their visible text.
  linkCallNumbers(root);
  linkCrisisNumbers(root);
  return {
    html: withWordPressLinks(publicText(sanitizeHtml(renderTree(root), rules))).trim(),
    headings,
    opensWithCrisisCall: opensWithCrisisCall(root),
  };
}

/** The end of WordPress's automatic excerpts. */
export const ELLIPSIS = /(?<!\s)\s*\[?…\]?$/;

/** White space differs between paragraphs. */
const letters = (text: string): string => text.replace(ELLIPSIS, '').replace(/\s+/g, '');

/** Returns a post's excerpt; null for an automatic one (with `isWritten` for each) of words that the text hides. */
export function shownExcerpt(
  { excerpt = null, content }: { excerpt?: string | null; content?: string | null },
  { isWritten = false } = {},
): string | null {
  const words = letters(plainText(excerpt));
  if (!words) return isWritten ? null : excerpt;
  if (letters(plainText(content)).startsWith(words)) return isWritten ? null : excerpt;
  return letters(plainText(content, { withHidden: true })).startsWith(words) ? null : excerpt;
}
