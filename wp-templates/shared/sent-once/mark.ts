import { isUnread } from './unread';

/** On the element that holds a text: where in the view it belongs, keys and indexes joined by dots. */
export const TEXT_ATTRIBUTE = 'data-text';

/** Shorter ones are not worth an attribute. */
const LEAST = 100;

export interface Marked {
  html: string;
  view: unknown;
}

/**
 * Takes out of a view what the page's HTML says already: each long piece of HTML that stands there, whole, as the content
 * of one element. That element gets a mark, by which the browser puts the text back before anything is drawn
 * (restore.ts). Whatever can't be found so is sent as before.
 * @param html the page's body as the server drew it
 * @param page the same page's template and view props; not changed
 * @returns a view without all that, and without what no browser reads
 */
export function markTexts(html: string, { template, view }: { template: string; view: unknown }): Marked {
  let marked = html;
  const without = (value: unknown, path: string): unknown => {
    if (isUnread(template, path)) return undefined;
    if (typeof value === 'string') return mark(value, path) ? undefined : value;
    if (Array.isArray(value)) return value.map((item, index) => without(item, path ? `${path}.${index}` : String(index)));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, without(item, path ? `${path}.${key}` : key)]));
  };
  const mark = (text: string, path: string): boolean => {
    // Plain text is escaped in the HTML, and is short.
    if (text.length < LEAST || !text.includes('<') || !/^[\w.-]+$/.test(path)) return false;
    const at = marked.indexOf(`>${text}</`);
    if (at < 0) return false;
    marked = `${marked.slice(0, at)} ${TEXT_ATTRIBUTE}="${path}"${marked.slice(at)}`;
    return true;
  };
  const rest = without(view, '');
  return { html: marked, view: rest };
}
