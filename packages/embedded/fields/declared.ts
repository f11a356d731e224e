import { join } from 'node:path';
import { postTypesOf, taxonomiesOf } from '../schema/model/wordpress';
import { typeOf } from '../schema/names';
import { readModel } from '../schema/read';
import type { PostTypeDeclaration } from '../schema/declaration';

export const { declaration, groups } = readModel(join(__dirname, '../../plugin/footbridge'));

export const POST_TYPES = postTypesOf(declaration);
export const TAXONOMIES = taxonomiesOf(declaration);

export function postType(name: string): PostTypeDeclaration {
  const found = POST_TYPES[name];
  if (!found) throw new Error(`There is no post type "${name}".`);
  return found;
}

const pathOf = (slug: string | null | undefined): string | null =>
  slug === null || slug === undefined ? null : slug && `${slug}/`;

export function baseOf(type: string): string | null {
  const base = pathOf(POST_TYPES[type]?.slug);
  return base === null ? null : `/${base}`;
}

export function archiveOf(type: string | null): string | null {
  const archive = type === null ? null : pathOf(POST_TYPES[type]?.archive);
  return archive === null ? null : `/${archive}`;
}

export const typeName = (name: string): string =>
  typeOf((POST_TYPES[name] ?? TAXONOMIES[name])?.graphql.single ?? name);

/** Returns the key of WPGraphQL's lists of a post type or taxonomy: `list:post`. */
export const listKey = (name: string): string => `list:${typeName(name).toLowerCase()}`;

/** Names of post types that WordPress's search covers. Visitors see pages of media nowhere. */
export const SEARCHED: ReadonlySet<string> = new Set(
  Object.keys(POST_TYPES).filter(
    (name) => name === 'page' || (name !== 'attachment' && postType(name).publiclyQueryable),
  ),
);
