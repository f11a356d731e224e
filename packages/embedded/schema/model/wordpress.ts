import type { Declaration, PostTypeDeclaration, TaxonomyDeclaration } from '../declaration';
import { typeOf } from '../names';

const builtIn = { public: true, archive: null, icon: undefined, inNavMenus: undefined };

/** WordPress's own post types, as model.json would declare them. */
const POST_TYPES: Readonly<Record<string, PostTypeDeclaration>> = {
  post: {
    ...builtIn,
    labels: { single: 'Post', plural: 'Posts' },
    graphql: { single: 'post', plural: 'posts' },
    publiclyQueryable: true,
    slug: '',
    hierarchical: false,
    supports: ['title', 'editor', 'author', 'thumbnail', 'excerpt', 'comments'],
  },
  page: {
    ...builtIn,
    labels: { single: 'Page', plural: 'Pages' },
    graphql: { single: 'page', plural: 'pages' },
    publiclyQueryable: false,
    slug: '',
    hierarchical: true,
    supports: ['title', 'editor', 'author', 'thumbnail', 'page-attributes', 'comments'],
  },
  attachment: {
    ...builtIn,
    labels: { single: 'Media', plural: 'Media' },
    graphql: { single: 'mediaItem', plural: 'mediaItems' },
    publiclyQueryable: true,
    slug: '',
    hierarchical: false,
    supports: ['title', 'author', 'comments'],
  },
};

const TAXONOMIES: Readonly<Record<string, TaxonomyDeclaration>> = {
  category: {
    ...builtIn,
    labels: { single: 'Category', plural: 'Categories' },
    graphql: { single: 'category', plural: 'categories' },
    slug: 'category',
    hierarchical: true,
    postTypes: ['post'],
  },
  post_tag: {
    ...builtIn,
    labels: { single: 'Tag', plural: 'Tags' },
    graphql: { single: 'tag', plural: 'tags' },
    slug: 'tag',
    hierarchical: false,
    postTypes: ['post'],
  },
  post_format: {
    ...builtIn,
    labels: { single: 'Format', plural: 'Formats' },
    graphql: { single: 'postFormat', plural: 'postFormats' },
    slug: 'type',
    hierarchical: false,
    postTypes: ['post'],
  },
};

export const postTypesOf = ({ postTypes }: Declaration): Record<string, PostTypeDeclaration> => ({
  ...POST_TYPES,
  ...postTypes,
});

export const taxonomiesOf = ({ taxonomies }: Declaration): Record<string, TaxonomyDeclaration> => ({
  ...TAXONOMIES,
  ...taxonomies,
});

export const isBuiltIn = (name: string): boolean => Object.hasOwn({ ...POST_TYPES, ...TAXONOMIES }, name);

interface PostTypeNames {
  slug: string;
  single: string;
  plural: string;
  /** Whether it has taxonomies without the model's. */
  classified: boolean;
}

/** The GraphQL names of a post type, its own or WordPress's; null for one that GraphQL does not know. */
export function postTypeNames(declaration: Declaration, slug: string): PostTypeNames | null {
  const found = postTypesOf(declaration)[slug];
  if (!found) return null;
  const classified = Object.values(TAXONOMIES).some(({ postTypes }) => postTypes.includes(slug));
  return { slug, ...found.graphql, classified };
}

const typesOf = (items: Record<string, { graphql: { single: string } }>): Record<string, string> =>
  Object.fromEntries(Object.entries(items).map(([slug, item]) => [slug, typeOf(item.graphql.single)]));

export const postTypeTypes = (declaration: Declaration): Record<string, string> => typesOf(postTypesOf(declaration));

export const taxonomyTypes = (declaration: Declaration): Record<string, string> => typesOf(taxonomiesOf(declaration));
