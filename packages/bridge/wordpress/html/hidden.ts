import { isTag } from 'domhandler';

import { edit, editEach } from './edits';
import { classesOf, elements, hasClass, parseTree, previousElement, textOf, type Document, type Element } from './tree';

const HIDING: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['display', new Set(['none'])],
  ['visibility', new Set(['hidden', 'collapse'])],
  ['content-visibility', new Set(['hidden'])],
]);
const IMPORTANT = '!important';

function withoutComments(style: string): string {
  const [first = '', ...others] = style.split('/*');
  return others.reduce((text, piece) => {
    const end = piece.indexOf('*/');
    return end === -1 ? text : text + piece.slice(end + '*/'.length);
  }, first);
}

const LAST_CODE_POINT = 0x10_ff_ff;

/** Returns a style without CSS's escapes: `n\\6f ne` is `none`. */
const withoutEscapes = (style: string): string =>
  style.replaceAll(/\\(?:([0-9a-f]{1,6})\s?|(.))/gi, (_, hex: string | undefined, character = '') => {
    const code = hex === undefined ? null : Number.parseInt(hex, 16);
    return code === null ? character : String.fromCodePoint(Math.min(code, LAST_CODE_POINT));
  });

/** Returns the properties by which a style hides its element. As in a browser the last declaration and `!important` win. */
function hidingProperties(style: string): string[] {
  const values = new Map<string, { value: string; isImportant: boolean }>();
  for (const declaration of withoutEscapes(withoutComments(style)).toLowerCase().split(';')) {
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

/** Attributes that name what a link or button opens, also where nothing says that it is a panel. */
const OPENERS = ['popovertarget', 'commandfor', 'data-target', 'data-bs-target'];

interface Opened {
  byVisitors: ReadonlySet<string>;
  /** Ids of panels; of dialogs, too, that only scripts open. */
  controlled: ReadonlySet<string>;
}

function openedIn(all: readonly Element[]): Opened {
  const idsIn = (value: string | undefined): string[] => value?.split(/\s+/) ?? [];
  const fragments = all.flatMap(({ attribs }) => (attribs.href?.startsWith('#') ? attribs.href : []));
  const targets = all.flatMap(({ attribs }) => OPENERS.flatMap((name) => idsIn(attribs[name])));
  return {
    byVisitors: new Set([...fragments, ...targets].map((id) => id.replace(/^#/, ''))),
    controlled: new Set(all.flatMap(({ attribs }) => idsIn(attribs['aria-controls']))),
  };
}

const FOLDING =
  /(?:^|[-_\s])(?:accordions?|toggles?|togglable|collaps\w+|faqs?|answers?|questions?|expand\w*|spoilers?|read-?more|tabs?)(?:[-_\s]|$)/i;
const POPUP = /modal|popup|lightbox|dialog/i;

const isFolding = ({ attribs }: Element): boolean => FOLDING.test(attribs.class ?? '');

/** Whether an element opens and closes another one, without naming it. */
const isToggle = ({ name, attribs }: Element): boolean =>
  name === 'button' ||
  attribs.role === 'button' ||
  attribs['aria-expanded'] !== undefined ||
  (name === 'a' && /^(?:#$|javascript:)/i.test(attribs.href ?? ''));

/** Whether a closed element is the answer to a question before it, or says by its classes that a script opens it. */
function isAnswer(element: Element): boolean {
  if (POPUP.test(element.attribs.class ?? '')) return false;
  if (isFolding(element)) return true;
  const { parent } = element;
  const before = previousElement(element);
  if (!before) return false;
  const toggle = [before, ...elements(before)].find(isToggle);
  return (
    before.name === 'dt' ||
    // Nothing but a toggle: a heading with a button.
    (toggle !== undefined && textOf(toggle) === textOf(before)) ||
    isFolding(before) ||
    (/^h[1-6]$/.test(before.name) && parent !== null && isTag(parent) && isFolding(parent))
  );
}

export function hidesItself(element: Element): boolean {
  const { name, attribs } = element;
  if ((name === 'dialog' && attribs.open === undefined) || attribs.popover !== undefined) return true;
  if (attribs.hidden !== undefined && attribs.hidden.trim().toLowerCase() !== 'until-found') return true;
  const properties = attribs.style ? hidingProperties(attribs.style) : [];
  return properties.some((property) => property !== 'visibility' || !isShownByWordPress(element));
}

function isOpenable({ attribs }: Element, { byVisitors, controlled }: Opened): boolean {
  return attribs.role === 'tabpanel' || (!!attribs.id && (byVisitors.has(attribs.id) || controlled.has(attribs.id)));
}

function isHidden(element: Element, opened: Opened): boolean {
  const { name, attribs } = element;
  if (name === 'template') return true;
  if (!hidesItself(element)) return false;
  // A closed panel of tabs or of an accordion, or what a link opens, is a part of the text.
  if (attribs.role === 'tabpanel' || (attribs.id && opened.byVisitors.has(attribs.id))) return false;
  const isDialog = name === 'dialog' || attribs.role === 'dialog' || attribs.popover !== undefined;
  return isDialog || !(isOpenable(element, opened) || isAnswer(element));
}

const NOT_ON_DESKTOP = 'wp-block-hidden-desktop';
/** Page builders' classes with WordPress's of the same meaning. */
const VISIBILITY: ReadonlyMap<string, string> = new Map([
  ['elementor-hidden-mobile', 'wp-block-hidden-mobile'],
  ['elementor-hidden-phone', 'wp-block-hidden-mobile'],
  ['elementor-hidden-tablet', 'wp-block-hidden-tablet'],
  ['elementor-hidden-desktop', NOT_ON_DESKTOP],
  ['vc_hidden-xs', 'wp-block-hidden-mobile'],
  ['vc_hidden-sm', 'wp-block-hidden-tablet'],
  ['vc_hidden-lg', NOT_ON_DESKTOP],
]);

export const isNarrowOnly = (element: Element): boolean => hasClass(element, NOT_ON_DESKTOP);

/** Returns HTML without the ends of paragraphs that wpautop puts into a template or dialog: the parser would end it there. */
function withoutStrayEnds(html: string): string {
  const isInParagraph: boolean[] = [];
  return html.replaceAll(/<(\/?)(template|dialog|p)(?=[\s>])[^<>]*>/gi, (tag, slash: string, name: string) => {
    if (name.toLowerCase() !== 'p') {
      if (slash) isInParagraph.pop();
      else isInParagraph.push(false);
      return tag;
    }
    if (isInParagraph.length === 0) return tag;
    const isStray = slash !== '' && !isInParagraph.at(-1);
    isInParagraph[isInParagraph.length - 1] = slash === '';
    return isStray ? '' : tag;
  });
}

/** Parses HTML of WordPress as parseTree does, without what its author hides from all readers. docs/content.md lists it. */
export function parseVisible(html: string): Document {
  const root = parseTree(withoutStrayEnds(html));
  const all = elements(root);
  const opened = openedIn(all);
  edit((edits) => {
    for (const element of all) {
      if (isHidden(element, opened)) edits.remove(element);
      else if (isOpenable(element, opened) || hidesItself(element)) delete element.attribs['aria-hidden'];
      const classes = classesOf(element).flatMap((name) => VISIBILITY.get(name) ?? []);
      if (classes.length > 0) element.attribs.class = `${element.attribs.class} ${classes.join(' ')}`;
    }
  });
  return root;
}

/** Removes what is hidden in wide windows, so that a text with two variants has its words once. */
export function removeNarrowOnly(root: Document): void {
  editEach(root, [], (element, edits) => {
    if (isNarrowOnly(element)) edits.remove(element);
  });
}
