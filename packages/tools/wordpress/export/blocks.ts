import { DomUtils, parseDocument } from 'htmlparser2';
import type { ChildNode, Element } from 'domhandler';

interface Block {
  name: string;
  attributes?: Record<string, unknown>;
  /** Its children are separate blocks. */
  holdsBlocks?: boolean;
}

/** Classes that WordPress adds when it renders a block: the editor does not save them. */
const RENDERED_CLASSES = /\s*\bis-layout-(?:flex|flow|grid|constrained)\b/g;

/** Attributes of an image that WordPress adds when it renders a page. */
const RENDERED_IMAGE_ATTRIBUTES = /\s(?:loading|decoding|srcset|sizes|width|height)="[^"]*"/g;

const classesOf = (element: Element): string[] => (element.attribs.class ?? '').split(/\s+/).filter(Boolean);

const styleOf = (classes: readonly string[]): Record<string, unknown> => {
  const className = classes.filter((name) => name.startsWith('is-style-')).join(' ');
  return className ? { className } : {};
};

/** Blocks that are known by a class of their element, with the name after `wp-block-`. */
const PLAIN = new Set(['table', 'preformatted', 'pullquote', 'separator', 'button']);
const CONTAINERS = new Set(['group', 'columns', 'column', 'buttons', 'gallery', 'details', 'quote', 'list']);

function blockOf(element: Element): Block | null {
  const classes = classesOf(element);
  const level = /^h([1-6])$/.exec(element.name)?.[1];
  if (level) return { name: 'heading', ...(level === '2' ? {} : { attributes: { level: Number(level) } }) };
  if (element.name === 'p')
    return { name: 'paragraph', ...(classes.includes('has-drop-cap') ? { attributes: { dropCap: true } } : {}) };
  const name = classes
    .map((one) => /^wp-block-([a-z]+)$/.exec(one)?.[1] ?? '')
    .find((one) => one === 'image' || PLAIN.has(one) || CONTAINERS.has(one));
  if (name === undefined) return null;
  if (name === 'image') return { name, attributes: imageAttributes(element) };
  if (name === 'gallery') return { name, attributes: { columns: 3, linkTo: 'none' }, holdsBlocks: true };
  const order =
    name === 'list' && element.name === 'ol'
      ? { ordered: true, ...(element.attribs.start ? { start: Number(element.attribs.start) } : {}) }
      : {};
  return { name, attributes: { ...order, ...styleOf(classes) }, holdsBlocks: CONTAINERS.has(name) };
}

function imageAttributes(figure: Element): Record<string, unknown> {
  const [image] = DomUtils.getElementsByTagName('img', figure);
  const id = /\bwp-image-(\d+)\b/.exec(image?.attribs.class ?? '')?.[1];
  return { ...(id ? { id: Number(id) } : {}), sizeSlug: 'large', linkDestination: 'none' };
}

/** Returns HTML as the block editor saves it: without blocks WordPress would treat it as the classic editor's. */
export function asBlocks(html: string): string {
  return blocksOf(parseDocument(html, { withStartIndices: true, withEndIndices: true }).children, html);
}

function blocksOf(nodes: readonly ChildNode[], html: string): string {
  return nodes
    .map((node) => blockText(node, html))
    .filter(Boolean)
    .join('\n\n');
}

const source = ({ startIndex, endIndex }: ChildNode, html: string): string =>
  startIndex === null || endIndex === null ? '' : html.slice(startIndex, endIndex + 1);

function blockText(node: ChildNode, html: string): string {
  const text = source(node, html).trim();
  if (text === '') return '';
  if (node.type === 'comment')
    return between({ name: DIVIDERS.has(node.data.trim()) ? node.data.trim() : 'html' }, text);
  const block = node.type === 'tag' ? blockOf(node) : null;
  if (!block || node.type !== 'tag') return between({ name: 'html' }, text);
  return between(block, block.holdsBlocks ? container(node, block.name, html) : saved(text, block.name));
}

/** The element itself as written, its children as blocks; what cannot be one (a summary, a caption, a cite) stays as it is. */
function container(element: Element, name: string, html: string): string {
  const [first] = element.children;
  const text = source(element, html);
  if (!first || first.startIndex === null || element.startIndex === null) return text;
  const open = text.slice(0, first.startIndex - element.startIndex).replace(RENDERED_CLASSES, '');
  const inner = element.children
    .map((child) => childText(child, name, html))
    .filter(Boolean)
    .join('\n');
  return `${open}${inner}</${element.name}>`;
}

/** Comments that divide a text. */
const DIVIDERS = new Set(['more', 'nextpage']);

const WITH_SOURCE = new Set(['summary', 'figcaption', 'cite']);

function childText(child: ChildNode, parent: string, html: string): string {
  if (child.type === 'tag' && WITH_SOURCE.has(child.name)) return source(child, html);
  if (parent !== 'list' || child.type !== 'tag') return blockText(child, html);
  return between(
    { name: 'list-item' },
    `<li>${child.children
      .map((part) => listPart(part, html))
      .join('')
      .trim()}</li>`,
  );
}

/** Inside of a list's item only lists are blocks. */
const listPart = (part: ChildNode, html: string): string =>
  part.type === 'tag' && (part.name === 'ul' || part.name === 'ol') ? blockText(part, html) : source(part, html);

const saved = (text: string, name: string): string =>
  name === 'image' ? text.replace(RENDERED_IMAGE_ATTRIBUTES, '') : text;

function between({ name, attributes = {} }: Block, text: string): string {
  // A comment must not end inside of its own attributes.
  const json =
    Object.keys(attributes).length > 0 ? `${JSON.stringify(attributes).replaceAll('--', '\\u002d\\u002d')} ` : '';
  return `<!-- wp:${name} ${json}-->\n${text}\n<!-- /wp:${name} -->`;
}
