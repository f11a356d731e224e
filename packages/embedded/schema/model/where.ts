import type { GraphQLSchema } from 'graphql';
import type { PostTypeDeclaration } from '../declaration';
import { fieldsOf } from '../sdl';

/** Returns the filters of a list of WPGraphQL's own: `RootQueryToCategoryConnection`. */
export const whereOf = (base: GraphQLSchema, connection: string): string[] => [
  ...fieldsOf(base, `${connection}WhereArgs`).values(),
];

/** Returns the filters of a list of posts of a type: those of pages; by author only where it has one. */
export function postsWhere(base: GraphQLSchema, postType: PostTypeDeclaration): string[] {
  const all = fieldsOf(base, 'RootQueryToPageConnectionWhereArgs');
  const hasAuthor = postType.supports.includes('author');
  return [...all].filter(([name]) => hasAuthor || !name.startsWith('author')).map(([, line]) => line);
}

export function contentWhere(base: GraphQLSchema, contentTypesEnum: string): string[] {
  const fields = fieldsOf(base, 'RootQueryToContentNodeConnectionWhereArgs');
  fields.set('contentTypes', `contentTypes: [${contentTypesEnum}]`);
  return [...fields.values()];
}

export const termsWhere = (base: GraphQLSchema): string[] => whereOf(base, 'RootQueryToCategoryConnection');
