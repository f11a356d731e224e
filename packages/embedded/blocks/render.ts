import { CONTACT_PATH } from '@footbridge/shared/forms/names';
import { siteOf } from '@/site-config/brands';
import { toSlug } from '../editing/slug';
import { parseJson } from '../http/exchange';
import type { PostEntity } from '../store/types';
import type { Store } from '../store/store';
import { blockTypes, type BlockType } from './block-types';
import { plainForm } from './plain-form';

/** The start, end or whole of a block with a namespace; the other ones have been rendered. */
const DELIMITER =
  /<!--\s+(?<end>\/)?wp:(?<name>[a-z][a-z0-9_-]*\/[a-z][a-z0-9_-]*)\s+(?<json>\{(?:(?!-->|<!--)[\s\S])*?\}\s+)?(?<whole>\/)?-->/g;
const HEADER = /^([0-9a-f]{32})((?: [a-z0-9/_-]+)*)$/;

/** Blocks that the site renders itself, as its header names them. */
export interface MarkedBlocks {
  nonce: string;
  names: ReadonlySet<string>;
}

/** Parses the header `X-Footbridge-Blocks`; null for none. */
export function readBlocksHeader(header: string | string[] | undefined): MarkedBlocks | null {
  const [, nonce, names = ''] = HEADER.exec(String(header ?? '')) ?? [];
  return nonce ? { nonce, names: new Set(names.trim().split(' ')) } : null;
}

type Attributes = Record<string, unknown>;

interface OpenBlock {
  name: string;
  attributes: Attributes;
  /** HTML so far. */
  inner: string;
}

interface BlockSetting {
  /** The post that has the blocks. */
  post: PostEntity;
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

/** Returns a post by its slug; of a content file for all brands without the brand's name before it: `outpatient-office`. */
const named = (type: string, slug: string, store: Store): PostEntity | null =>
  store.postBySlug(type, slug) ?? store.postBySlug(type, `${toSlug(siteOf(store.data.site).shortName)}-${slug}`);

/** Returns attributes with defaults, and with the ids of posts that a content file names by their slugs. */
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

function renderBlock({ name, attributes: given, inner }: OpenBlock, { post, store, marked }: BlockSetting): string {
  const type = blockTypes().get(name);
  const attributes = name.startsWith('acf/') ? fieldsOf(given) : completed(given, type, store);
  const { site, urls } = store.data;
  const { fullName, shortName, callNumbers } = siteOf(site);
  const plain = type
    ? plainForm(type.footbridge.plain, {
        attributes,
        inner,
        brand: {
          name: fullName,
          shortName,
          phone: callNumbers.default.display,
          tel: callNumbers.default.tel.replace(/^tel:/, ''),
          contact: urls.frontend + CONTACT_PATH,
        },
        post(id) {
          const found = typeof id === 'number' ? store.post(id) : null;
          return found?.status === 'publish' && found.path !== null
            ? { link: urls.frontend + found.path, title: found.title }
            : null;
        },
        own: post.id,
      })
    : inner;
  if (!marked?.names.has(name)) return plain;
  const encoded = Buffer.from(JSON.stringify({ name, attributes })).toString('base64url');
  return `<footbridge-block data-nonce="${marked.nonce}" data-block="${encoded}">${plain}</footbridge-block>`;
}

/**
 * Returns a text with its blocks as the plugin renders them: those that the site renders with a marker around, all in their plain
 * form. Delimiters without a counterpart are left out.
 */
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
