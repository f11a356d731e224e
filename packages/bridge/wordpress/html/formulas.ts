import { isTag, isText, type ChildNode } from 'domhandler';

import { editEach } from './edits';
import { escapeHtml } from './escape';
import { childElements, type Document, type Element } from './tree';

const SILENT = new Set(['annotation', 'annotation-xml', 'mspace', 'mphantom', 'style', 'script']);
/** Signs around more than one symbol, so that `(a + b)⁄2` is not `a + b⁄2`. */
const grouped = (html: string): string => (/^(?:[\p{L}\p{N}.]+|\(.*\))$/u.test(html) ? html : `(${html})`);

type Layout = (first: string, second: string, third: string) => string;
const raise: Layout = (base, power) => `${base}<sup>${power}</sup>`;
const lower: Layout = (base, index) => `${base}<sub>${index}</sub>`;
const both: Layout = (base, index, power) => raise(lower(base, index, ''), power, '');

const LAYOUTS: ReadonlyMap<string, Layout> = new Map([
  ['mfrac', (above, below) => `${grouped(above)}⁄${grouped(below)}`],
  ['mroot', (base, degree) => `<sup>${degree}</sup>√${grouped(base)}`],
  ['msup', raise],
  ['mover', raise],
  ['msub', lower],
  ['munder', lower],
  ['msubsup', both],
  ['munderover', both],
]);

function formula(element: Element): string {
  const layout = LAYOUTS.get(element.name);
  if (layout) {
    const [first = '', second = '', third = ''] = childElements(element).map(part);
    return layout(first, second, third);
  }
  const html = element.children.map(part).join('');
  if (element.name === 'msqrt') return `√${grouped(html)}`;
  return element.name === 'mtd' || element.name === 'mtr' ? `${html} ` : html;
}

/** Returns a node of a formula as text with raised and lowered parts. */
function part(node: ChildNode): string {
  if (isText(node)) return escapeHtml(node.data.replace(/\s+/g, ' '));
  return isTag(node) && !SILENT.has(node.name) ? formula(node) : '';
}

/** Replaces formulas in MathML, which is not allowed, with text. */
export function replaceFormulas(root: Document): void {
  editEach(root, ['math'], (math, edits) => edits.replace(math, `<span>${formula(math).trim()}</span>`));
}
