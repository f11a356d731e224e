import { toMany } from '../connections';
import type { PostTypeDeclaration } from '../declaration';
import { type Additions, deprecationOf } from '../sdl';
import { mutation } from './mutation';
import { postsWhere } from './where';

/** The ways to a post type's posts from the root of a query. */
export function addRootFields(sdl: Additions, item: PostTypeDeclaration, type: string): void {
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

/** Adds the mutations of its posts; their fields depend on what the type supports. */
export function addMutations(sdl: Additions, item: PostTypeDeclaration, type: string): void {
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
