import type { GraphQLSchema } from 'graphql';
import type { PostTypeDeclaration } from '../declaration';
import { fieldsOf } from '../sdl';

/** What a list of posts of a type can be filtered by: as pages are; by author only where there is one. */
export function postsWhere(base: GraphQLSchema, postType: PostTypeDeclaration): string[] {
  const all = fieldsOf(base, 'RootQueryToPageConnectionWhereArgs');
  const hasAuthor = postType.supports.includes('author');
  return [...all].filter(([name]) => hasAuthor || !name.startsWith('author')).map(([, line]) => line);
}

/** What a list of a built-in post type can be filtered by. */
export const builtInPostsWhere = (base: GraphQLSchema, type: string): string[] => [
  ...fieldsOf(base, `RootQueryTo${type}ConnectionWhereArgs`).values(),
];

/** What a list of posts of all the types that a taxonomy is on can be filtered by. */
export function contentWhere(base: GraphQLSchema, contentTypesEnum: string): string[] {
  const fields = fieldsOf(base, 'RootQueryToContentNodeConnectionWhereArgs');
  fields.set('contentTypes', `contentTypes: [${contentTypesEnum}]`);
  return [...fields.values()];
}

/** What a list of one taxonomy's terms can be filtered by. */
export const termsWhere = (base: GraphQLSchema): string[] => [
  ...fieldsOf(base, 'RootQueryToCategoryConnectionWhereArgs').values(),
];

/** What a list of terms of several taxonomies can be filtered by. */
export const anyTermsWhere = (base: GraphQLSchema): string[] => [
  ...fieldsOf(base, 'RootQueryToTermNodeConnectionWhereArgs').values(),
];

export const commentsWhere = (base: GraphQLSchema): string[] => [
  ...fieldsOf(base, 'PageToCommentConnectionWhereArgs').values(),
];
