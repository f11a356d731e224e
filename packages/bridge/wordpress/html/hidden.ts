import { edit } from './edits';
import { elements, hasClass, parseTree } from './tree';

import type { Document, Element } from './tree';

/** Properties that hide an element, with the values that do. */
const HIDING: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['display', new Set(['none'])],
  ['visibility', new Set(['hidden', 'collapse'])],
  ['content-visibility', new Set(['hidden'])],
]);
const IMPORTANT = '!important';

/** Returns a style without its comments. */
function withoutComments(style: string): string {
  const [first = '', ...others] = style.split('/*');
  return others.reduce((text, piece) => {
    const end = piece.indexOf('*/');
    return end === -1 ? text : text + piece.slice(end + '*/'.length);
  }, first);
}

/** Returns the properties by which a style hides its element. As in a browser the last declaration and `!important` win. */
function hidingProperties(style: string): string[] {
  const values = new Map<string, { value: string; isImportant: boolean }>();
  for (const declaration of withoutComments(style).toLowerCase().split(';')) {
    const colon = declaration.indexOf(':');
    const property = declaration.slice(0, Math.max(colon, 0)).trim();
    if (!HIDING.has(property)) continue;
    const written = declaration.slice(colon + 1).replaceAll(/\s/g, '');
    const isImportant = written.endsWith(IMPORTANT);
    if (values.get(property)?.isImportant && !isImportant) continue;
    values.set(property, { value: isImportant ? written.slice(0, -IMPORTANT.length) : written, isImportant });
  }
  return [...values].flatMap(([property, { value }]) => (HIDING.get(property)?.has(value) ? [property] : []));
}

/** Whether WordPress's own script shows an element: a player of a shortcode, the frame of an embedded post. */
function isShownByWordPress(element: Element): boolean {
  return element.name === 'audio' || element.name === 'video' || hasClass(element, 'wp-embedded-content');
}

function isHidden(element: Element, controlled: ReadonlySet<string>): boolean {
  const { name, attribs } = element;
  if (name === 'template' || (name === 'dialog' && attribs.open === undefined) || attribs.popover !== undefined)
    return true;
  const properties = attribs.style ? hidingProperties(attribs.style) : [];
  const byAttribute = attribs.hidden !== undefined && attribs.hidden.trim().toLowerCase() !== 'until-found';
  if (!byAttribute && properties.length === 0) return false;
  // A closed panel of tabs or of an accordion is a part of the text.
  if (attribs.role === 'tabpanel' || (attribs.id && controlled.has(attribs.id) && attribs.role !== 'dialog'))
    return false;
  return byAttribute || properties.some((property) => property !== 'visibility' || !isShownByWordPress(element));
}

/** Parses HTML of WordPress as parseTree does, without what its author hides from all readers. docs/content.md lists it. */
export function parseVisible(html: string): Document {
  const root = parseTree(html);
  const all = elements(root);
  const controlled = new Set(all.flatMap(({ attribs }) => attribs['aria-controls']?.split(/\s+/) ?? []));
  edit((edits) => {
    for (const element of all) if (isHidden(element, controlled)) edits.remove(element);
  });
  return root;
}
