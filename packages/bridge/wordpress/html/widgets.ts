import { isTag, type ChildNode } from 'domhandler';

import { isIcon } from './controls';
import { edit, setChildren } from './edits';
import { escapeHtml } from './escape';
import { childElements, closest, elements, hasClass, prependHtml, textOf, type Document, type Element } from './tree';

const TITLE = 'wp-block-accordion-heading__toggle-title';
const ICON = 'wp-block-accordion-heading__toggle-icon';

function titleOf(toggle: Element): ChildNode[] {
  return toggle.children.flatMap((child) => {
    if (!isTag(child)) return [child];
    return hasClass(child, ICON) || isIcon(child) ? [] : hasClass(child, TITLE) ? child.children : [child];
  });
}

function show({ attribs }: Element): void {
  for (const name of ['hidden', 'inert', 'aria-hidden', 'aria-labelledby']) delete attribs[name];
  if (attribs.style) attribs.style = attribs.style.replace(/display\s*:\s*none\s*;?/i, '');
}

function replaceAccordionItem(item: Element): void {
  const heading = childElements(item).find((child) => hasClass(child, 'wp-block-accordion-heading'));
  if (!heading) return;
  item.name = 'details';
  if (hasClass(item, 'is-open')) item.attribs.open = '';
  heading.name = 'summary';
  setChildren(
    heading,
    heading.children.flatMap((child) => (isTag(child) && child.name === 'button' ? titleOf(child) : [child])),
  );
  const others = item.children.filter((child) => child !== heading);
  setChildren(item, [heading, ...others]);
  others.filter(isTag).forEach(show);
}

const MEDIA = ['img', 'iframe', 'video', 'audio'];

/** Moves the words of tabs, which need a script, to headings in their panels, which are all shown. */
function replaceTabs(root: Document): void {
  const byId = new Map(elements(root).map((element) => [element.attribs.id, element]));
  const named = new Map<string, string>();
  const withRole = (role: string) => elements(root).filter(({ attribs }) => attribs.role === role);
  edit((edits) => {
    for (const tab of withRole('tab')) {
      const id = tab.attribs['aria-controls'] ?? /^#(.+)/.exec(tab.attribs.href ?? '')?.[1];
      const panel = id ? byId.get(id) : undefined;
      const words = textOf(tab);
      // The same tab for narrow windows.
      if (id && words && named.get(id) === words) edits.remove(tab);
      if (!panel || !words || closest(panel, (outer) => outer === tab)) continue;
      // A panel has one name.
      byId.delete(id);
      if (id) named.set(id, words);
      prependHtml(panel, `<h3>${escapeHtml(words)}</h3>`);
      show(panel);
      edits.remove(tab);
    }
  });
  withRole('tabpanel').forEach(show);
  edit((edits) => {
    for (const list of withRole('tablist')) {
      if (!textOf(list) && elements(list, ...MEDIA).length === 0) edits.remove(list);
    }
  });
}

/** Shows accordions and tabs without their scripts. It comes before anything hidden is removed. */
export function replaceWidgets(root: Document): void {
  for (const item of elements(root)) if (hasClass(item, 'wp-block-accordion-item')) replaceAccordionItem(item);
  replaceTabs(root);
}
