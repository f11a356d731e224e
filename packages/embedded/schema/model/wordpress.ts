import type { Declaration } from '../declaration';
import { typeOf } from '../names';

interface PostTypeNames {
  slug: string;
  single: string;
  plural: string;
  /** Whether it has taxonomies without the model's. */
  classified: boolean;
}

/** WordPress's own post types, as WPGraphQL names them. */
const BUILT_IN: PostTypeNames[] = [
  { slug: 'post', single: 'post', plural: 'posts', classified: true },
  { slug: 'page', single: 'page', plural: 'pages', classified: false },
  { slug: 'attachment', single: 'mediaItem', plural: 'mediaItems', classified: false },
];

/** WordPress's own taxonomies: slug → GraphQL type. */
const BUILT_IN_TAXONOMIES: Record<string, string> = {
  category: 'Category',
  post_tag: 'Tag',
  post_format: 'PostFormat',
};

/** The GraphQL names of a post type, its own or WordPress's; null for one that GraphQL does not know. */
export function postTypeNames(declaration: Declaration, slug: string): PostTypeNames | null {
  const own = declaration.postTypes[slug];
  if (own) return { slug, ...own.graphql, classified: false };
  return BUILT_IN.find((type) => type.slug === slug) ?? null;
}

const own = (items: Record<string, { graphql: { single: string } }>): Record<string, string> =>
  Object.fromEntries(Object.entries(items).map(([slug, item]) => [slug, typeOf(item.graphql.single)]));

/** The GraphQL type of each post type, by slug. */
export const postTypeTypes = (declaration: Declaration): Record<string, string> => ({
  ...Object.fromEntries(BUILT_IN.map(({ slug, single }) => [slug, typeOf(single)])),
  ...own(declaration.postTypes),
});

/** The GraphQL type of each taxonomy, by slug. */
export const taxonomyTypes = (declaration: Declaration): Record<string, string> => ({
  ...BUILT_IN_TAXONOMIES,
  ...own(declaration.taxonomies),
});
