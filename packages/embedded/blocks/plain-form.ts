import { isTag, isText, type ChildNode, type Element } from 'domhandler';
import { parseDocument } from 'htmlparser2';
import { escapeHtml } from '../markdown/typography';

/** `{name}`, `{brand.phone}`, `{link:facility}`. */
const PLACE = /\{(brand\.|link:|title:|)([a-zA-Z]\w*)\}/g;
const VOID = new Set(['br', 'hr', 'img']);
const ADDRESSES = new Set(['href', 'src']);
const ADDRESS = /^(?:https?:\/\/|mailto:|tel:|#|\/(?!\/))/i;

type Values = Readonly<Record<string, unknown>>;

export interface PlainSetting {
  attributes: Values;
  inner: string;
  brand: Readonly<Record<string, string>>;
  post(id: unknown): { link: string; title: string } | null;
  /** Id of the post that has the block. */
  own: number | undefined;
}

const isRow = (value: unknown): value is Values => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Fills the template of one block. The plugin's PlainForm.php does the same. */
class PlainForm {
  constructor(private readonly setting: PlainSetting) {}

  private valueOf(kind: string, name: string, values: Values): unknown {
    const { brand, post, own } = this.setting;
    if (kind === 'brand.') return brand[name];
    if (kind === '' && name === 'pageAddress') return post(own)?.link;
    if (kind === 'link:') return post(values[name])?.link;
    return kind === 'title:' ? post(values[name])?.title : values[name];
  }

  private fill(template: string, values: Values, hasInner: boolean): string | null {
    let isWhole = true;
    const text = template.replaceAll(PLACE, (_, kind: string, name: string) => {
      if (hasInner && kind === '' && name === 'inner') return this.setting.inner;
      const value = this.valueOf(kind, name, values);
      const written = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
      isWhole &&= written !== '';
      return escapeHtml(written);
    });
    return isWhole ? text : null;
  }

  private element({ name, attribs, children }: Element, values: Values): string {
    let tag = `<${name}`;
    for (const [key, template] of Object.entries(attribs)) {
      if (key === 'each') continue;
      const value = this.fill(template, values, false);
      if (value === null || (ADDRESSES.has(key) && !ADDRESS.test(value))) return '';
      tag += ` ${key}="${value}"`;
    }
    if (VOID.has(name)) return `${tag}>`;
    const parts = children.map((child) => ({ part: this.node(child, values), isElement: isTag(child) }));
    if (parts.some(({ part }) => part === null)) return '';
    const html = parts.map(({ part }) => part).join('');
    const hasLost = parts.some(({ part, isElement }) => isElement && part === '');
    return hasLost && html.trim() === '' ? '' : `${tag}>${html}</${name}>`;
  }

  private node(node: ChildNode, values: Values): string | null {
    if (isText(node)) return this.fill(node.data, values, true);
    if (!isTag(node)) return '';
    if (node.attribs.each === undefined) return this.element(node, values);
    const list = values[node.attribs.each];
    return (Array.isArray(list) ? list : [])
      .map((row: unknown) => this.element(node, { ...values, ...(isRow(row) ? row : { item: row }) }))
      .join('');
  }

  render(template: string): string {
    const { children } = parseDocument(template, { decodeEntities: false });
    return children.map((node) => this.node(node, this.setting.attributes) ?? '').join('');
  }
}

/** Returns a block as plain HTML, from the template in its block.json. */
export const plainForm = (template: string, setting: PlainSetting): string => new PlainForm(setting).render(template);
