import { type GraphQLSchema, isInterfaceType, isObjectType } from 'graphql';
import type { Declaration } from '../declaration';
import { acfTypeName, formatFieldName } from '../names';
import type { Additions } from '../sdl';
import { createContext, isShown, type Note, placeOf } from './context';
import { defineGroup } from './groups';
import { type AcfGroup, inAcfOrder } from './json';
import { findLostRules, findLostTargets, placesOf, typesOfGroups } from './locations';

/** A type and, when it is an interface, all that implement it: these have to have what it has. */
function withImplementers(schema: GraphQLSchema, name: string): string[] {
  const type = schema.getType(name);
  if (!isInterfaceType(type)) return [name];
  const { objects, interfaces } = schema.getImplementations(type);
  return [name, ...[...interfaces, ...objects].map((implementer) => implementer.name)];
}

export function addFieldGroups(
  sdl: Additions,
  groups: readonly AcfGroup[],
  declaration: Declaration,
  note: Note,
): void {
  const { schema } = sdl;
  const ordered = inAcfOrder(groups);
  const context = createContext(sdl, ordered, note);
  const places = placesOf(schema, declaration);
  const typesOfGroup = typesOfGroups(places, ordered);
  for (const group of ordered.filter(isShown)) {
    const type = acfTypeName(group);
    if (!type) {
      note(
        `${placeOf(group)}: "${group.graphql_field_name || group.title}" allows no GraphQL name. It is not in the schema.`,
      );
      continue;
    }
    if (sdl.has(type) && !context.shapes.has(type))
      note(`${placeOf(group)}: the type ${type} is there already. Give the group another graphql_field_name.`);
    defineGroup(context, type, group.fields);
    const types = typesOfGroup(group);
    for (const text of [...findLostRules(places, group, types), ...findLostTargets(places, group)])
      note(`${placeOf(group)}: ${text}`);
    if (types.length === 0) continue;
    const fieldName = formatFieldName(type, true);
    const field = `${fieldName}: ${type}`;
    sdl.define('interface', `WithAcf${type}`, [field]);
    for (const name of types) {
      if (!schema.getType(name)) note(`${placeOf(group)}: there is no type "${name}" to show it on.`);
    }
    const all = new Set(types.flatMap((name) => withImplementers(schema, name)));
    for (const name of all) {
      const target = schema.getType(name);
      const kind = isObjectType(target) ? 'type' : isInterfaceType(target) ? 'interface' : null;
      if (sdl.hasField(name, fieldName))
        note(
          `${placeOf(group)}: ${name} already has a field "${fieldName}". Give the group another graphql_field_name.`,
        );
      else if (kind) sdl.extend(`${kind} ${name} implements WithAcf${type} { ${field} }`);
    }
  }
}
