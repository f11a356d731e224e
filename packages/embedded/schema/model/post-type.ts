import { toMany, toOne } from '../connections';
import type { PostTypeDeclaration } from '../declaration';
import { formatEnumValue, typeOf } from '../names';
import { type Additions, deprecationOf, fieldsOf, mutation, withInherited } from '../sdl';
import type { GraphQLSchema } from 'graphql';

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

/** The interface that each support brings, in WPGraphQL's order. */
const SUPPORTS: Record<string, string> = {
  title: 'NodeWithTitle',
  editor: 'NodeWithContentEditor',
  author: 'NodeWithAuthor',
  thumbnail: 'NodeWithFeaturedImage',
  excerpt: 'NodeWithExcerpt',
  comments: 'NodeWithComments',
  trackbacks: 'NodeWithTrackbacks',
  revisions: 'NodeWithRevisions',
  'page-attributes': 'NodeWithPageAttributes',
};

const inNavMenus = (item: PostTypeDeclaration): boolean => item.inNavMenus ?? item.publiclyQueryable ?? item.public;

const isVisible = (item: PostTypeDeclaration): boolean => item.public || item.publiclyQueryable === true;

function interfacesOf(item: PostTypeDeclaration): string[] {
  return [
    'Node',
    'ContentNode',
    'DatabaseIdentifier',
    'NodeWithTemplate',
    ...(item.public ? ['UniformResourceIdentifiable'] : []),
    ...(isVisible(item) ? ['Previewable'] : []),
    ...Object.entries(SUPPORTS).flatMap(([support, name]) => (item.supports.includes(support) ? [name] : [])),
    ...(item.hierarchical ? ['HierarchicalContentNode'] : []),
    ...(inNavMenus(item) ? ['MenuItemLinkable'] : []),
  ];
}

function ownConnections(sdl: Additions, item: PostTypeDeclaration, type: string): string[] {
  const base = sdl.schema;
  // WPGraphQL escapes the quotes as for HTML.
  const hidden = `@deprecated(reason: ${JSON.stringify(`The &quot;${type}&quot; Type is not publicly queryable and does not support previews. This field will be removed in the future.`)})`;
  const lines = [
    `preview${toOne(sdl, { name: `${type}ToPreviewConnection`, to: type })} ${isVisible(item) ? '' : hidden}`,
  ];
  if (!item.hierarchical) {
    const ancestors = toMany(sdl, { name: `${type}To${type}Connection`, to: type });
    const parent = toOne(sdl, { name: `${type}ToParentConnection`, to: type });
    lines.push(
      `ancestors${ancestors} ${deprecationOf(base, 'Post', 'ancestors')}`,
      `parent${parent} ${deprecationOf(base, 'Post', 'parent')}`,
    );
  }
  if (item.supports.includes('comments')) {
    lines.push(
      `comments${toMany(sdl, { name: `${type}ToCommentConnection`, to: 'Comment', where: whereOf(base, 'PageToCommentConnection') })}`,
    );
  }
  if (item.supports.includes('revisions')) {
    lines.push(
      `revisions${toMany(sdl, { name: `${type}ToRevisionConnection`, to: type, where: postsWhere(base, item) })}`,
    );
  }
  return lines;
}

function addRootFields(sdl: Additions, item: PostTypeDeclaration, type: string): void {
  const { single, plural } = item.graphql;
  const base = sdl.schema;
  sdl.define('enum', `${type}IdType`, ['DATABASE_ID', 'ID', 'URI', ...(item.hierarchical ? [] : ['SLUG'])]);
  const list = toMany(sdl, { name: `RootQueryTo${type}Connection`, to: type, where: postsWhere(base, item) });
  const by = `id: ID, ${single}Id: Int, uri: String${item.hierarchical ? '' : ', slug: String'}`;
  sdl.extend(`type RootQuery {
    ${single}(id: ID!, idType: ${type}IdType, asPreview: Boolean): ${type}
    ${single}By(${by}): ${type} ${deprecationOf(base, 'RootQuery', 'postBy')}
    ${single === plural ? `all${type}` : plural}${list}
  }`);
}

function addMutations(sdl: Additions, item: PostTypeDeclaration, type: string): void {
  const given: Record<string, string[]> = {
    author: ['authorId: ID'],
    comments: ['commentStatus: String'],
    editor: ['content: String'],
    excerpt: ['excerpt: String'],
    title: ['title: String'],
    trackbacks: ['pinged: [String]', 'pingStatus: String', 'toPing: [String]'],
  };
  const input = [
    'date: String',
    'menuOrder: Int',
    'password: String',
    'slug: String',
    'status: PostStatusEnum',
    ...Object.entries(given).flatMap(([support, lines]) => (item.supports.includes(support) ? lines : [])),
    ...(item.hierarchical ? ['parentId: ID'] : []),
  ];
  const payload = [`${item.graphql.single}: ${type}`];
  mutation(sdl, { name: `create${type}`, input, payload });
  mutation(sdl, { name: `update${type}`, input: [...input, 'id: ID!', 'ignoreEditLock: Boolean'], payload });
  const removal = ['id: ID!', 'forceDelete: Boolean', 'ignoreEditLock: Boolean'];
  mutation(sdl, { name: `delete${type}`, input: removal, payload: ['deletedId: ID', ...payload] });
}

/** Adds all that WPGraphQL derives from a post type, but for terms (taxonomy.ts). */
export function addPostType(sdl: Additions, slug: string, item: PostTypeDeclaration): void {
  const base = sdl.schema;
  const type = typeOf(item.graphql.single);
  const interfaces = withInherited(base, interfacesOf(item));
  const fields = new Map(interfaces.flatMap((name) => [...fieldsOf(base, name)]));
  // Hierarchical types have one parent and ancestors; others have two deprecated fields of these names.
  const own = [
    `${item.graphql.single}Id: Int! ${deprecationOf(base, 'Page', 'pageId')}`,
    'hasPassword: Boolean',
    'password: String',
    ...ownConnections(sdl, item, type),
  ];
  for (const line of own) fields.set(/^\w+/.exec(line)?.[0] ?? line, line);
  sdl.define('type', type, fields.values(), interfaces);
  addRootFields(sdl, item, type);
  addMutations(sdl, item, type);
  sdl.extend(`enum ContentTypeEnum { ${formatEnumValue(slug)} }`);
  if (inNavMenus(item)) sdl.extend(`union MenuItemObjectUnion = ${type}`);
  if (item.supports.includes('author')) {
    const where = postsWhere(base, item);
    sdl.extend(
      `type User { ${item.graphql.plural}${toMany(sdl, { name: `UserTo${type}Connection`, to: type, where })} }`,
    );
  }
}
