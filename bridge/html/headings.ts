import type { Heading } from '../types';

const SPACES = /[^\p{L}\p{N}]+/gu;

/** `What is detox?` → `what-is-detox`; unique within one text by -2, -3 … */
export function headingIds(): (text: string, wanted?: string) => string {
  const used = new Set<string>();
  return (text, wanted) => {
    const base = wanted || text.toLowerCase().replace(SPACES, '-').replace(/^-|-$/g, '') || 'section';
    let id = base;
    for (let n = 2; used.has(id); n += 1) id = `${base}-${n}`;
    used.add(id);
    return id;
  };
}

/** Gives every h2 and h3 of cleaned HTML an id and lists them. The page's title is the h1, so an editor's h1 became h2 before. */
export function withHeadingIds(html: string, plain: (html: string) => string): { html: string; headings: Heading[] } {
  const headings: Heading[] = [];
  const nextId = headingIds();
  const withIds = html.replace(/<h([23])((?:\s[^>]*)?)>([\s\S]*?)<\/h\1>/g, (whole, level: string, attributes: string, inner: string) => {
    const text = plain(inner);
    if (!text) return whole;
    const [, own] = /\sid="([^"]*)"/.exec(attributes) ?? [];
    const id = nextId(text, own);
    headings.push({ id, text, level: Number(level) });
    return `<h${level}${attributes.replace(/\sid="[^"]*"/, '')} id="${id}">${inner}</h${level}>`;
  });
  return { html: withIds, headings };
}
