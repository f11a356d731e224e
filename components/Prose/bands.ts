import { isTag, type ChildNode, type Element } from 'domhandler';
import { parseDocument } from 'htmlparser2';
import type { BlockView } from '@footbridge/bridge/wordpress/blocks/types';
import { BLOCK, viewOf } from './blocks-in-html';

/** Returns the blocks of a sanitized text in their order, those in others, too. */
export function blocksOf(html: string): BlockView[] {
  return Array.from(html.matchAll(/<footbridge-block [^<>]*?data-view="([\w-]+)"/g), ([, view = '']) => viewOf(view));
}

/** Whether an editor gave a block the page's full width. */
const isFull = ({ attributes }: BlockView): boolean =>
  typeof attributes === 'object' && attributes !== null && 'align' in attributes && attributes.align === 'full';

const isBand = (node: ChildNode): node is Element =>
  isTag(node) && node.name === BLOCK && isFull(viewOf(node.attribs['data-view']));

const isSpace = (node: ChildNode): boolean => node.type === 'text' && !node.data.trim();

/** Splits a sanitized text into the blocks of full width with which it begins and ends, and what is between them. */
export function splitBands(html: string) {
  if (!html.includes(`<${BLOCK}`)) return { before: '', text: html, after: '' };
  const { children } = parseDocument(html, { withStartIndices: true, withEndIndices: true });
  const isText = (node: ChildNode): boolean => !isBand(node) && !isSpace(node);
  const first = children.findIndex(isText);
  const last = children.findLastIndex(isText);
  if (first === -1) return { before: html, text: '', after: '' };
  const start = children[first]?.startIndex ?? 0;
  const end = (children[last]?.endIndex ?? html.length) + 1;
  return { before: html.slice(0, start).trim(), text: html.slice(start, end), after: html.slice(end).trim() };
}
