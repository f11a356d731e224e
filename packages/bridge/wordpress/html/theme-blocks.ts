import { isTag, type ChildNode, type Element, type ParentNode } from 'domhandler';
import { DomUtils } from 'htmlparser2';

import { log } from '../../platform/log';
import { BLOCK_ELEMENT, decodeBlock, encodeBlock } from '../blocks/markers';
import { publicName, renderScope } from '../render-scope';
import { edit, setChildren } from './edits';
import { childElements, elements, hasClass, renderTree, type Document } from './tree';

import type { BlockView, PageBlocks } from '../blocks/types';

/** Blocks in blocks. An editor's have three or four. */
const MAX_DEPTH = 10;
/** Elements in which a block can stand: those that have paragraphs, and those that have such elements. */
const FLOW = new Set(
  `div section article aside header footer nav main center blockquote ul ol li dl dd table thead tbody tfoot tr td th figure details ${BLOCK_ELEMENT}`.split(
    ' ',
  ),
);

const OWN = 'footbridge/';
const INNER = 'footbridge-inner';

interface Place {
  isFlow: boolean;
  depth: number;
}

/** A block's number in a preview (packages/plugin/footbridge/src/Preview). */
const NUMBER = /^\d{1,4}$/;

const attributesOf = (view: BlockView, { seal }: PageBlocks, number = ''): Record<string, string> => ({
  'data-seal': seal,
  'data-view': encodeBlock(view),
  ...(NUMBER.test(number) && { 'data-block': number }),
});

/** Returns a block without content as HTML; empty outside of a page, and when the theme has no such block. */
export function blockHtml(name: string): string {
  const blocks = renderScope()?.blocks;
  const view = blocks?.view(name, {});
  if (!blocks || !view) return '';
  const attributes = Object.entries(attributesOf(view, blocks)).map(([key, value]) => ` ${key}="${value}"`);
  return `<${BLOCK_ELEMENT}${attributes.join('')}></${BLOCK_ELEMENT}>`;
}

function reportDepth({ problems }: PageBlocks): void {
  const problem = `more than ${MAX_DEPTH} blocks are in each other`;
  const page = renderScope();
  if (!page || problems.includes(problem)) return;
  problems.push(problem);
  log('warn', 'blocks', `${publicName(page.address)}: ${problem}; the inner ones are shown in their plain form`);
}

function viewOf(element: Element, blocks: PageBlocks | undefined, { isFlow, depth }: Place): BlockView | null {
  // Of another response: an author's own, or a copy in a cache.
  if (!blocks || element.attribs['data-nonce'] !== blocks.nonce || !isFlow) return null;
  if (depth >= MAX_DEPTH) {
    reportDepth(blocks);
    return null;
  }
  const block = decodeBlock(element.attribs['data-block']);
  return block && blocks.view(block.name, block.attributes);
}

/** Leaves in a block what an editor put into it, and returns the rest of its plain form, which the component says instead. */
function takePlainForm(element: Element): string {
  const inner = elements(element, 'div').find((one) => hasClass(one, INNER));
  const content = inner?.children ?? [];
  if (inner) setChildren(inner, []);
  const plain = element.children.map(renderTree).join('');
  setChildren(element, content);
  return plain;
}

const isBlock = (node: ChildNode): boolean => isTag(node) && node.name === BLOCK_ELEMENT;

/** Returns a paragraph as the parts before, between and after its blocks, which a paragraph cannot have in it. */
function splitParagraph(paragraph: Element): ChildNode[] {
  const parts: ChildNode[] = [];
  let rest: ChildNode[] = [];
  const end = (): void => {
    if (rest.length === 0) return;
    const part = paragraph.cloneNode();
    setChildren(part, rest);
    parts.push(part);
    rest = [];
  };
  for (const child of paragraph.children) {
    if (!isBlock(child)) {
      rest.push(child);
      continue;
    }
    end();
    parts.push(child);
  }
  end();
  return parts;
}

function shown(element: Element, blocks: PageBlocks | undefined, place: Place): ChildNode[] {
  const isMarker = element.name === BLOCK_ELEMENT;
  const view = isMarker ? viewOf(element, blocks, place) : null;
  const isParagraph = element.name === 'p' && place.isFlow;
  showIn(element, blocks, {
    isFlow: place.isFlow && (isParagraph || FLOW.has(element.name)),
    depth: place.depth + (view ? 1 : 0),
  });
  if (blocks && view) {
    const whole = view.name.startsWith(OWN) ? { ...view, plain: takePlainForm(element) } : view;
    element.attribs = attributesOf(whole, blocks, element.attribs['data-number']);
    return [element];
  }
  if (isMarker) return element.children;
  return isParagraph && element.children.some(isBlock) ? splitParagraph(element) : [element];
}

function showIn(parent: ParentNode, blocks: PageBlocks | undefined, place: Place): void {
  setChildren(
    parent,
    parent.children.flatMap((child) => (isTag(child) ? shown(child, blocks, place) : [child])),
  );
}

/** Replaces WordPress's markers by the theme's blocks. A block that the theme does not render leaves its plain form. */
export function showBlocks(root: Document, content: string): void {
  if (content.includes(`<${BLOCK_ELEMENT}`)) showIn(root, renderScope()?.blocks, { isFlow: true, depth: 0 });
}

/** What an editor writes as a paragraph of its own where the self-check goes (docs/content.md). */
const SELF_CHECK_CODE = '[self-check]';

/** Replaces the first paragraph that is the self-check's code. Only outside of other blocks, because the text is split there. */
export function placeSelfCheck(root: Document): void {
  const codes = childElements(root).filter(
    (element) => element.name === 'p' && DomUtils.textContent(element).trim() === SELF_CHECK_CODE,
  );
  edit((edits) =>
    codes.forEach((code, index) => edits.replace(code, index === 0 ? blockHtml('footbridge/self-check') : '')),
  );
}
