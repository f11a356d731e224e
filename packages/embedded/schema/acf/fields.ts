import { toMany, toOne } from '../connections';
import { acfTypeName, formatTypeName } from '../names';
import { type AcfContext, nestedType, noteField } from './context';
import { ACF_ONLY_TYPES, CONNECTED_TYPES, PLAIN_TYPES, SILENT_TYPES, VALUE_OBJECTS } from './field-types';
import { defineClone, defineGroup } from './groups';
import type { AcfField } from './json';

function connection(context: AcfContext, field: AcfField): string | null {
  const connected = CONNECTED_TYPES[field.type];
  if (!connected) return null;
  const isOne = connected.one || (connected.mayBeOne === true && field.graphql_connection_type === 'one_to_one');
  // All fields share the connection to a type, so the first one that is of one or of many decides what its edge is.
  const shared = { name: `Acf${connected.to}Connection`, to: connected.to };
  return isOne ? toOne(context.sdl, shared) : toMany(context.sdl, shared);
}

/** Defines the layouts of a flexible-content field and returns their shared interface. */
function defineFlexibleContent(context: AcfContext, type: string, field: AcfField): string {
  const shared = `${type}_Layout`;
  context.sdl.define('interface', shared, ['fieldGroupName: String']);
  for (const layout of field.layouts ?? []) {
    const layoutType = `${formatTypeName(`${type} ${acfTypeName(layout) ?? ''}`)}Layout`;
    // Groups in layouts are named after the field, not after the layout: of two that are alike, the first counts.
    defineGroup(context, layoutType, layout.sub_fields ?? [], { isNested: true, interfaces: [shared], prefix: type });
  }
  return shared;
}

function nested(context: AcfContext, prefix: string, field: AcfField): string | null {
  const type = nestedType(prefix, field);
  if (field.type === 'clone') return defineClone(context, type, field);
  if (field.type === 'flexible_content') return `[${defineFlexibleContent(context, type, field)}]`;
  if (field.type !== 'group' && field.type !== 'repeater') return null;
  defineGroup(context, type, field.sub_fields ?? [], { isNested: true });
  return field.type === 'repeater' ? `[${type}]` : type;
}

function plain(context: AcfContext, field: AcfField): string | null {
  const type = PLAIN_TYPES[field.type];
  const object = type && VALUE_OBJECTS[type];
  if (object) context.sdl.define('type', type, object);
  return type ?? null;
}

/**
 * Returns what follows the field's name in the schema; null for a field that is not in it. Defines the types it needs.
 * `prefix` begins the names of its types: the type of the group that defines it.
 */
export function fieldLine(context: AcfContext, prefix: string, field: AcfField): string | null {
  const connected = connection(context, field);
  if (connected) return connected;
  const type = plain(context, field) ?? nested(context, prefix, field);
  if (type) return `: ${type}${field.graphql_non_null ? '!' : ''}`;
  if (field.type !== 'clone' && !SILENT_TYPES.includes(field.type)) {
    const isKnown = ACF_ONLY_TYPES.includes(field.type);
    const advice = isKnown ? '' : ' If another plugin brings that type, set show_in_graphql to 0.';
    noteField(
      context,
      field,
      `is of the type "${field.type}", which WPGraphQL for ACF does not know. It is not in the schema.${advice}`,
      isKnown,
    );
  }
  return null;
}
