import { toMany, toOne } from '../connections';
import type { Declaration, TaxonomyDeclaration } from '../declaration';
import { formatEnumValue, typeOf } from '../names';
import { type Additions, deprecationOf, fieldsOf, mutation, withInherited } from '../sdl';
import { contentWhere, postsWhere, termsWhere, whereOf } from './post-type';
import { postTypeNames } from './wordpress';

const inNavMenus = (item: TaxonomyDeclaration): boolean => item.inNavMenus ?? item.public;

function interfacesOf(item: TaxonomyDeclaration): string[] {
  return [
    'Node',
    'TermNode',
    'DatabaseIdentifier',
    ...(item.public ? ['UniformResourceIdentifiable'] : []),
    ...(item.hierarchical ? ['HierarchicalTermNode'] : []),
    ...(inNavMenus(item) ? ['MenuItemLinkable'] : []),
  ];
}

function family(sdl: Additions, type: string): string[] {
  const children = toMany(sdl, { name: `${type}To${type}Connection`, to: type, where: termsWhere(sdl.schema) });
  const parent = toOne(sdl, { name: `${type}ToParent${type}Connection`, to: type });
  return [
    `children${children}`,
    `parent${parent}`,
    `ancestors${toMany(sdl, { name: `${type}ToAncestors${type}Connection`, to: type })}`,
  ];
}

function posts(sdl: Additions, item: TaxonomyDeclaration, type: string, declaration: Declaration): string[] {
  const base = sdl.schema;
  const names = item.postTypes.flatMap((slug) => postTypeNames(declaration, slug) ?? []);
  if (names.length === 0) return [];
  const contentTypes = `ContentTypesOf${type}Enum`;
  sdl.define(
    'enum',
    contentTypes,
    names.map((name) => formatEnumValue(name.slug)),
  );
  const where = contentWhere(base, contentTypes);
  return [
    `contentNodes${toMany(sdl, { name: `${type}ToContentNodeConnection`, to: 'ContentNode', where })}`,
    ...names.map(({ slug, single, plural }) => {
      const to = typeOf(single);
      const own = declaration.postTypes[slug];
      const filters = own ? postsWhere(base, own) : whereOf(base, `RootQueryTo${to}Connection`);
      return `${plural}${toMany(sdl, { name: `${type}To${to}Connection`, to, where: filters })}`;
    }),
  ];
}

function mutations(sdl: Additions, item: TaxonomyDeclaration, type: string): void {
  const parent = item.hierarchical ? ['parentId: ID', 'parentDatabaseId: Int'] : [];
  const input = ['aliasOf: String', 'description: String', 'slug: String', ...parent];
  const payload = [`${item.graphql.single}: ${type}`];
  mutation(sdl, { name: `create${type}`, input: [...input, 'name: String!'], payload });
  mutation(sdl, { name: `update${type}`, input: [...input, 'name: String', 'id: ID!'], payload });
  mutation(sdl, { name: `delete${type}`, input: ['id: ID!'], payload: ['deletedId: ID', ...payload] });
}

function rootFields(sdl: Additions, item: TaxonomyDeclaration, type: string): void {
  const { single, plural } = item.graphql;
  sdl.define('enum', `${type}IdType`, ['DATABASE_ID', 'ID', 'NAME', 'SLUG', 'URI']);
  const list = toMany(sdl, { name: `RootQueryTo${type}Connection`, to: type, where: termsWhere(sdl.schema) });
  sdl.extend(`type RootQuery {
    ${single}(id: ID!, idType: ${type}IdType): ${type}
    ${single === plural ? `all${type}` : plural}${list}
  }`);
}

/** Adds everything that WPGraphQL derives from a taxonomy, but for what it adds to its post types. */
export function addTaxonomy(sdl: Additions, item: TaxonomyDeclaration, declaration: Declaration): void {
  const base = sdl.schema;
  const type = typeOf(item.graphql.single);
  const interfaces = withInherited(base, interfacesOf(item));
  const fields = new Map(interfaces.flatMap((name) => [...fieldsOf(base, name)]));
  const own = [
    `${item.graphql.single}Id: Int ${deprecationOf(base, 'Tag', 'tagId')}`,
    `taxonomy${toOne(sdl, { name: `${type}ToTaxonomyConnection`, to: 'Taxonomy' })}`,
    ...(item.hierarchical ? family(sdl, type) : []),
    ...posts(sdl, item, type, declaration),
  ];
  for (const line of own) fields.set(/^\w+/.exec(line)?.[0] ?? line, line);
  sdl.define('type', type, fields.values(), interfaces);
  rootFields(sdl, item, type);
  mutations(sdl, item, type);
  // Content types go by their slug in their enum, taxonomies by their GraphQL name.
  sdl.extend(`enum TaxonomyEnum { ${formatEnumValue(item.graphql.single)} }`);
  if (inNavMenus(item)) sdl.extend(`union MenuItemObjectUnion = ${type}`);
}

const NODE_INPUT = ['description: String', 'id: ID', 'name: String', 'slug: String'];

function addTerms(sdl: Additions, type: string, taxonomy: TaxonomyDeclaration, isMedia: boolean): void {
  const { single, plural } = taxonomy.graphql;
  const to = typeOf(single);
  const list = toMany(sdl, { name: `${type}To${to}Connection`, to, where: termsWhere(sdl.schema) });
  sdl.extend(`type ${type} { ${plural}${list} }`);
  // Media items are uploaded, not created, and their mutations accept no terms.
  if (isMedia) return;
  const input = `${type}${typeOf(plural)}`;
  sdl.define('input', `${input}NodeInput`, NODE_INPUT);
  sdl.define('input', `${input}Input`, ['append: Boolean', `nodes: [${input}NodeInput]`]);
  for (const verb of ['Create', 'Update']) sdl.extend(`input ${verb}${type}Input { ${plural}: ${input}Input }`);
}

/** Adds the model's taxonomies to their post types: their terms, all terms, inputs of mutations. */
export function addTermsToPostTypes(sdl: Additions, declaration: Declaration): void {
  const slugs = new Set(Object.values(declaration.taxonomies).flatMap((taxonomy) => taxonomy.postTypes));
  for (const slug of slugs) {
    const names = postTypeNames(declaration, slug);
    if (!names) continue;
    const type = typeOf(names.single);
    if (!names.classified) {
      const list = toMany(sdl, {
        name: `${type}ToTermNodeConnection`,
        to: 'TermNode',
        where: whereOf(sdl.schema, 'RootQueryToTermNodeConnection'),
      });
      sdl.extend(`type ${type} { terms${list} }`);
    }
    for (const taxonomy of Object.values(declaration.taxonomies)) {
      if (taxonomy.postTypes.includes(slug)) addTerms(sdl, type, taxonomy, slug === 'attachment');
    }
  }
}
