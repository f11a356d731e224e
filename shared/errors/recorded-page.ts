import { isFields, listIn, matching, numbersIn, own, type Fields } from './parts';

/** rrweb's node types. */
const NODE = { document: 0, doctype: 1, element: 2, text: 3 } as const;
/** Nodes below this depth are dropped. */
const MAX_DEPTH = 300;

/** Replaces every character except white space by an asterisk. */
export const masked = (text: unknown): string => (typeof text === 'string' ? text.replace(/\S/g, '*') : '');

/** Removes URLs from CSS: file names reveal the page, and a player would load them. */
export const scrubCss = (css: string): string =>
  css.replace(/url\((?:"[^"]*"|'[^']*'|[^)]*)(?:\)|$)/gi, 'url()').replace(/@import[^;]*;?/gi, '');

/** Attributes of layout and state. Others may contain text: URLs, labels, values, ids made from headings. */
const LOOKS: readonly string[] = [
  'class',
  'type',
  'role',
  'rel',
  'width',
  'height',
  'colspan',
  'rowspan',
  'dir',
  'lang',
  'hidden',
  'open',
  'disabled',
  'checked',
  'selected',
  'multiple',
  'rows',
  'cols',
  'size',
  'start',
  'media',
  'viewBox',
  'aria-hidden',
  'aria-expanded',
  'aria-modal',
  'rr_width',
  'rr_height',
  'rr_scrollLeft',
  'rr_scrollTop',
  'rr_open_mode',
];
const SHORT = /^[\w\s:;.,()%#/[\]&!@+*=<>-]{0,1000}$/;

function attribute(name: string, value: unknown): unknown {
  if (name === '_cssText') return typeof value === 'string' ? scrubCss(value) : undefined;
  if (name === 'style') return typeof value === 'string' ? scrubCss(value) : scrubStyles(value);
  if (!LOOKS.includes(name)) return undefined;
  if (typeof value === 'boolean' || typeof value === 'number' || value === null) return value;
  return matching(value, SHORT);
}

/** Scrubs a recorded change of a style attribute: `{ color: 'red', 'font-size': ['2px', 'important'] }`. */
function scrubStyles(styles: unknown): Fields | undefined {
  if (!isFields(styles)) return undefined;
  const value = (one: unknown): unknown =>
    typeof one === 'string'
      ? scrubCss(one)
      : Array.isArray(one)
        ? one.slice(0, 2).map(value)
        : one === false
          ? one
          : '';
  return Object.fromEntries(Object.entries(styles).map(([name, one]) => [name, value(one)]));
}

export function scrubAttributes(attributes: unknown): Fields {
  if (!isFields(attributes)) return {};
  const allowed = Object.entries(attributes).flatMap(([name, value]) => {
    const scrubbed = attribute(name, value);
    return scrubbed === undefined ? [] : [[name, scrubbed] as const];
  });
  return Object.fromEntries(allowed);
}

const FLAGS = ['id', 'rootId', 'isSVG', 'needBlock', 'isShadow', 'isShadowHost', 'isStyle', 'isCustom'];

/** Scrubs a recorded node and its children. An unknown type becomes an empty text node. */
export function scrubNode(node: unknown, within = '', depth = 0): Fields {
  const ids = numbersIn(node, FLAGS);
  const type = own(node, 'type');
  const children = () =>
    listIn(own(node, 'childNodes'), Infinity).map((child) =>
      scrubNode(child, String(own(node, 'tagName') ?? ''), depth + 1),
    );
  if (depth > MAX_DEPTH) return { type: NODE.text, textContent: '', ...ids };
  if (type === NODE.document) return { type, childNodes: children(), ...ids };
  if (type === NODE.doctype) return { type, name: 'html', publicId: '', systemId: '', ...ids };
  if (type === NODE.element) {
    const tagName = matching(own(node, 'tagName'), /^[a-z][a-z\d-]{0,60}$/i) ?? 'div';
    return { type, tagName, attributes: scrubAttributes(own(node, 'attributes')), childNodes: children(), ...ids };
  }
  const text = own(node, 'textContent');
  if (type !== NODE.text) return { type: NODE.text, textContent: '', ...ids };
  return { type, textContent: within === 'style' && typeof text === 'string' ? scrubCss(text) : masked(text), ...ids };
}
