import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { siteOf } from '@/site-config/brands';
import { toSlug } from '../editing/slug';
import { renderContent } from '../editing/paragraphs';
import { parseJson } from '../http/exchange';
import { escapeHtml } from '../markdown/typography';
import type { PostEntity } from '../store/types';
import type { Store } from '../store/store';

const FOLDER = join(__dirname, '../../plugin/footbridge/blocks');

const attributeSchema = z
  .object({ default: z.unknown().optional(), control: z.unknown().optional() })
  .transform(({ control, default: value }) => {
    const { data } = z.object({ post: z.string() }).safeParse(control);
    return { default: value, post: control === 'image' ? 'attachment' : data?.post };
  });

const typeSchema = z.object({
  name: z.string(),
  attributes: z.record(z.string(), attributeSchema).default({}),
});
type BlockType = z.infer<typeof typeSchema>;

let types: ReadonlyMap<string, BlockType> | undefined;

function blockTypes(): ReadonlyMap<string, BlockType> {
  types ??= new Map(
    readdirSync(FOLDER)
      .map((name) => join(FOLDER, name, 'block.json'))
      .filter(existsSync)
      .map((file) => typeSchema.parse(JSON.parse(readFileSync(file, 'utf8'))))
      .map((type) => [type.name, type]),
  );
  return types;
}

/** The start, end or whole of a block with a namespace; the other ones have been rendered. */
const DELIMITER =
  /<!--\s+(?<end>\/)?wp:(?<name>[a-z][a-z0-9_-]*\/[a-z][a-z0-9_-]*)\s+(?<json>\{(?:(?!-->|<!--)[\s\S])*?\}\s+)?(?<whole>\/)?-->/g;
const HEADER = /^([0-9a-f]{32})((?: [a-z0-9/_-]+)*)$/;

export interface MarkedBlocks {
  nonce: string;
  names: ReadonlySet<string>;
}

export function readBlocksHeader(header: string | string[] | undefined): MarkedBlocks | null {
  const [, nonce, names = ''] = HEADER.exec(String(header ?? '')) ?? [];
  return nonce ? { nonce, names: new Set(names.trim().split(' ')) } : null;
}

type Attributes = Record<string, unknown>;

interface OpenBlock {
  name: string;
  attributes: Attributes;
  inner: string;
}

interface BlockSetting {
  store: Store;
  marked: MarkedBlocks | null;
}

function parseAttributes(json = '{}'): Attributes {
  const value = parseJson(json);
  return Array.isArray(value) ? {} : { ...Object(value) };
}

/** Returns what the site gets of a block that ACF defines: its fields by name, as the plugin gives them without ACF. */
function fieldsOf({ data }: Attributes): Attributes {
  const fields = typeof data === 'object' && data !== null ? Object.entries(data) : [];
  return Object.fromEntries(fields.filter(([name]) => !name.startsWith('_')));
}

const named = (type: string, slug: string, store: Store): PostEntity | null =>
  store.postBySlug(type, slug) ?? store.postBySlug(type, `${toSlug(siteOf(store.data.site).shortName)}-${slug}`);

function completed(attributes: Attributes, type: BlockType | undefined, store: Store): Attributes {
  const all = { ...attributes };
  for (const [name, { default: value, post: postType }] of Object.entries(type?.attributes ?? {})) {
    if (all[name] === undefined && value !== undefined) all[name] = value;
    const idOf = (one: unknown): unknown =>
      postType && typeof one === 'string' ? (named(postType, one, store)?.id ?? one) : one;
    const given = all[name];
    if (postType) all[name] = Array.isArray(given) ? given.map(idOf) : idOf(given);
  }
  return all;
}

/** Returns what stands for the plugin's plain form: what is in a block, or the titles of what it shows. */
function plainOf(attributes: Attributes, inner: string, type: BlockType | undefined, store: Store): string {
  if (!type) return inner;
  if (inner) return `<div class="footbridge-inner">${inner}</div>`;
  const shown = Object.entries(type.attributes).flatMap(([name, { post }]) => (post ? attributes[name] : []));
  const titles = shown.flatMap((id) => (typeof id === 'number' && store.post(id)?.title) || []);
  return titles.map((title) => `<p>${escapeHtml(title)}</p>`).join('');
}

function renderBlock({ name, attributes: given, inner }: OpenBlock, { store, marked }: BlockSetting): string {
  const type = blockTypes().get(name);
  const attributes = name.startsWith('acf/') ? fieldsOf(given) : completed(given, type, store);
  const plain = plainOf(attributes, inner, type, store);
  if (!marked?.names.has(name)) return plain;
  const encoded = Buffer.from(JSON.stringify({ name, attributes })).toString('base64url');
  return `<footbridge-block data-nonce="${marked.nonce}" data-block="${encoded}">${plain}</footbridge-block>`;
}

/** Returns a text with its blocks marked as the plugin does it; of others their plain form. Unpaired delimiters go. */
export function renderBlocks(content: string, setting: BlockSetting): string {
  if (!content.includes('wp:')) return content;
  const open: OpenBlock[] = [{ name: '', attributes: {}, inner: '' }];
  const top = (): OpenBlock => open.at(-1) ?? { name: '', attributes: {}, inner: '' };
  const close = (): void => {
    const block = open.pop();
    if (block) top().inner += renderBlock(block, setting);
  };
  let from = 0;
  for (const match of content.matchAll(DELIMITER)) {
    const { end, name = '', json, whole } = match.groups ?? {};
    top().inner += content.slice(from, match.index);
    from = match.index + match[0].length;
    if (!end) open.push({ name, attributes: parseAttributes(json), inner: '' });
    if (whole || (end && open.length > 1 && top().name === name)) close();
  }
  top().inner += content.slice(from);
  while (open.length > 1) close();
  return top().inner;
}

/** Returns a stored text as visitors get it. */
export function shownContent(content: string, setting: BlockSetting): string {
  const html = renderBlocks(renderContent(content), setting);
  return html && `${html}\n`;
}
