import {
  AUTHOR_ADDRESS_QUERY,
  CONTENT_ADDRESS_QUERY,
  NAMED_ADDRESS_QUERY,
  TERM_ADDRESS_QUERY,
  TYPE_ADDRESS_QUERY,
} from '@/queries/address';

import { queryWordPress } from '../../wordpress/faust/query';
import { cleanPath, pathOfUri } from '../../wordpress/url/path';
import { datePath } from './parse';
import { POST_TYPES, TAXONOMIES, TAXONOMY_VARIABLES, TYPE_VARIABLES } from './query-names';

import type { ContentTypeEnum, TaxonomyEnum, TermNodeIdTypeEnum, UserNodeIdTypeEnum } from '@/gql/graphql';

type Lookup = () => Promise<string | null>;

/** Returns a node's path; null for nodes whose only address is a query, such as reviews. */
const ownPath = (uri: string | null | undefined): string | null => (uri?.includes('?') ? null : pathOfUri(uri));

const byId =
  (id: string): Lookup =>
  async () =>
    ownPath((await queryWordPress(CONTENT_ADDRESS_QUERY, { id })).contentNode?.uri);

const byName =
  (name: string, type: ContentTypeEnum): Lookup =>
  async () =>
    ownPath((await queryWordPress(NAMED_ADDRESS_QUERY, { name, types: [type] })).contentNodes?.nodes[0]?.uri);

const ofTerm =
  (id: string, idType: TermNodeIdTypeEnum, taxonomy: TaxonomyEnum): Lookup =>
  async () =>
    ownPath((await queryWordPress(TERM_ADDRESS_QUERY, { id, idType, taxonomy })).termNode?.uri);

const ofAuthor =
  (id: string, idType: UserNodeIdTypeEnum): Lookup =>
  async () =>
    ownPath((await queryWordPress(AUTHOR_ADDRESS_QUERY, { id, idType })).user?.uri);

const ofType =
  (name: string): Lookup =>
  async () =>
    ownPath((await queryWordPress(TYPE_ADDRESS_QUERY, { name })).contentType?.uri);

const at =
  (path: string | null): Lookup =>
  async () =>
    path;

/** Returns a value as WordPress's `absint` reads it; null for 0. */
function idOf(value: string | null): string | null {
  const digits = /^\s*(\d{1,12})/.exec(value ?? '')?.[1];
  return digits && Number(digits) > 0 ? String(Number(digits)) : null;
}

const entryOf = <Value>(names: Readonly<Record<string, Value>>, name: string | null): Value | undefined =>
  name !== null && Object.hasOwn(names, name) ? names[name] : undefined;

/** Returns the path of the date in a query: `?m=201301` or `?year=2013&monthnum=1`. */
function dateIn(query: URLSearchParams): string | null {
  const [, ...packed] = /^(\d{4})(\d{2})?(\d{2})?/.exec(query.get('m') ?? '') ?? [];
  const [year, month, day] = packed.length ? packed : [query.get('year'), query.get('monthnum'), query.get('day')];
  const numbers = [year, month, day].map((part) => Number(idOf(part ?? null)));
  if (!numbers[0]) return null;
  return datePath({
    year: numbers[0],
    ...(numbers[1] ? { month: numbers[1] } : {}),
    ...(numbers[1] && numbers[2] ? { day: numbers[2] } : {}),
  });
}

function termLookup(query: URLSearchParams): Lookup | null {
  const cat = idOf(query.get('cat'));
  if (cat) return ofTerm(cat, 'DATABASE_ID', 'CATEGORY');
  // A child may have its parents' slugs in front.
  const category = query.get('category_name')?.split('/').findLast(Boolean);
  if (category) return ofTerm(category, 'SLUG', 'CATEGORY');
  const tag = query.get('tag');
  if (tag) return ofTerm(tag, 'SLUG', 'TAG');
  const term = query.get('term');
  const taxonomy = entryOf(TAXONOMIES, query.get('taxonomy'));
  if (taxonomy && term) return ofTerm(term, 'SLUG', taxonomy);
  for (const [name, type] of Object.entries(TAXONOMY_VARIABLES)) {
    const slug = query.get(name);
    // WordPress stores a format's slug with this prefix, and shows it without.
    if (slug)
      return ofTerm(type === 'POSTFORMAT' ? `post-format-${slug.replace(/^post-format-/, '')}` : slug, 'SLUG', type);
  }
  return null;
}

function contentLookup(query: URLSearchParams): Lookup | null {
  const id = idOf(query.get('p')) ?? idOf(query.get('page_id')) ?? idOf(query.get('attachment_id'));
  if (id) return byId(id);
  for (const [name, type] of Object.entries(TYPE_VARIABLES)) {
    const slug = query.get(name);
    if (slug) return byName(slug, type);
  }
  const name = query.get('name');
  if (name) return byName(name, entryOf(POST_TYPES, query.get('post_type')) ?? 'POST');
  const attachment = query.get('attachment');
  if (attachment) return byName(attachment, 'ATTACHMENT');
  const page = query.get('pagename');
  return page ? at(cleanPath(page.split('/').filter(Boolean))) : null;
}

/**
 * Returns a function that loads the path a WordPress query names, in WordPress's order: a text, a term, an author, a date, a
 * type's list; null when it names nothing (`?p=abc`).
 */
export function queryTarget(query: URLSearchParams): Lookup | null {
  const content = contentLookup(query) ?? termLookup(query);
  if (content) return content;
  const author = idOf(query.get('author'));
  if (author) return ofAuthor(author, 'DATABASE_ID');
  const nicename = query.get('author_name');
  if (nicename) return ofAuthor(nicename, 'SLUG');
  const date = dateIn(query);
  if (date) return at(date);
  const type = query.get('post_type');
  // The list of posts is at the front page.
  return type && type !== 'post' && entryOf(POST_TYPES, type) ? ofType(type) : null;
}
