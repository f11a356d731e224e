import { toMany, toOne } from '../connections';
import type { PostTypeDeclaration } from '../declaration';
import { formatEnumValue, typeOf } from '../names';
import { type Additions, deprecationOf, fieldsOf, withInherited } from '../sdl';
import { addMutations, addRootFields } from './post-type-entries';
import { postsWhere, whereOf } from './where';

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

/** Whether menus can link to it: only to what has an address. */
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

/**
 * Adds everything that WPGraphQL derives from a post type: type, connections, root fields, enum values, mutations.
 * Terms: see taxonomy.ts.
 */
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
