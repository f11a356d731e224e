import type { GraphQLSchema } from 'graphql';
import type { Declaration } from '../declaration';
import { postTypeTypes, taxonomyTypes } from '../model/wordpress';
import type { AcfGroup } from './json';
import { allIn } from './problems';

/** The post types and taxonomies that location rules and fields may name, by the rules' kinds. */
export type Places = Readonly<Record<'post_type' | 'taxonomy', ReadonlySet<string>>>;

/**
 * Returns the names of all types of a kind; a plugin's own, whose slugs are unknown here, under the slug that their name
 * suggests.
 */
function slugsOf(schema: GraphQLSchema, interfaceName: string, known: Record<string, string>): ReadonlySet<string> {
  const type = schema.getType(interfaceName);
  const types =
    type && 'getInterfaces' in type && 'resolveType' in type
      ? schema.getPossibleTypes(type).map((object) => object.name)
      : [];
  const named = new Set(Object.values(known));
  const others = types.filter((name) => !named.has(name));
  return new Set([
    ...Object.keys(known),
    ...others.map((name) => name.replaceAll(/(?<=.)([A-Z])/g, '_$1').toLowerCase()),
  ]);
}

export const placesOf = (schema: GraphQLSchema, declaration: Declaration): Places => ({
  post_type: slugsOf(schema, 'ContentNode', postTypeTypes(declaration)),
  taxonomy: slugsOf(schema, 'TermNode', taxonomyTypes(declaration)),
});

/** Returns a group's location rules that name nothing, and the post types and taxonomies that its fields choose from in vain. */
export function findLost({ post_type: types, taxonomy: taxonomies }: Places, group: AcfGroup): string[] {
  const rules = group.active === false ? [] : group.location.flat();
  const misspelled = rules.filter(({ param, value }) => {
    const place = param === 'post_type' ? types : param === 'taxonomy' ? taxonomies : null;
    return place !== null && value !== 'all' && !place.has(value);
  });
  const targets = allIn(group.fields).flatMap((field) =>
    [
      ...field.post_type.filter((name) => !types.has(name)),
      ...(field.type === 'taxonomy' ? field.taxonomy.filter((name) => !taxonomies.has(name)) : []),
    ].map((name) => ({ field, name })),
  );
  return [
    ...misspelled.map(
      ({ param, operator, value }) =>
        `the location rule "${param} ${operator} ${value}" means nothing: there is no "${value}" in the model, nor in WordPress.`,
    ),
    ...targets.map(
      ({ field, name }) =>
        `the field "${field.name}" (${field.key}) chooses from "${name}", which is not in the model, nor in WordPress.`,
    ),
  ];
}
