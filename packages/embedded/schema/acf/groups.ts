import { toMany, toOne } from '../connections';
import { acfFieldName, acfTypeName, formatTypeName } from '../names';
import { type AcfContext, isShown, nestedType, noteField, type Shape } from './context';
import { ACF_ONLY_TYPES, CONNECTED_TYPES, PLAIN_TYPES, SILENT_TYPES, VALUE_OBJECTS } from './field-types';
import type { AcfField } from './json';

const GROUP_NAME = 'fieldGroupName: String @deprecated(reason: "Use __typename instead")';
const BASE = ['AcfFieldGroup', 'AcfFieldGroupFields'];

interface GroupOptions {
  /** A group within a group. There, and not at the top, ACF itself puts the fields of a seamless clone in its place. */
  isNested?: boolean;
  interfaces?: readonly string[];
  /** The prefix of nested types' names; by default the group's own type. */
  prefix?: string;
}

const isConnected = (line = ''): boolean => /: Acf\w+Connection(?:Edge)?$/.test(line);

function addField(context: AcfContext, lines: Map<string, string>, prefix: string, field: AcfField): void {
  const name = acfFieldName(field);
  const line = name && isShown(field) && fieldLine(context, prefix, field);
  if (line) lines.set(name, `${name}${line}`);
  // Of two with a name the later one counts, even a tab, which has no value; connections are registered apart.
  else if (name && !isConnected(lines.get(name))) lines.delete(name);
  else if (!name && isShown(field) && field.name)
    noteField(context, field, 'has no name that GraphQL allows. It is not in the schema.');
}

function addClonedFields(context: AcfContext, lines: Map<string, string>, field: AcfField): void {
  for (const key of field.clone || []) {
    const source = context.fields.get(key);
    if (source) addField(context, lines, source.prefix, source.field);
  }
}

/** The groups that fields clone whole show as interfaces, prefixed or not, as far as GraphQL may show them. */
function clonedGroups(context: AcfContext, fields: readonly AcfField[]): Shape {
  const lines = new Map<string, string>();
  const interfaces = new Set<string>();
  for (const key of fields.flatMap((field) => field.clone || [])) {
    const group = context.groups.get(key);
    const type = group && isShown(group) ? acfTypeName(group) : null;
    if (!group || !type) continue;
    defineGroup(context, type, group.fields);
    const shape = context.shapes.get(type);
    if (!shape) continue;
    for (const name of [`${type}_Fields`, ...shape.interfaces]) interfaces.add(name);
    for (const [name, line] of shape.lines) lines.set(name, line);
  }
  return { lines, interfaces: [...interfaces] };
}

function define(context: AcfContext, type: string, { lines, interfaces }: Shape, added?: Shape): void {
  const { sdl } = context;
  for (const name of BASE) sdl.define('interface', name, [GROUP_NAME]);
  sdl.define('interface', `${type}_Fields`, lines.values(), interfaces);
  const all = new Map([...(added?.lines ?? []), ...lines]);
  sdl.define('type', type, all.values(), [...new Set([`${type}_Fields`, ...interfaces, ...(added?.interfaces ?? [])])]);
  context.shapes.set(type, { lines: all, interfaces });
}

const emptyLines = (): Map<string, string> => new Map([['fieldGroupName', GROUP_NAME]]);

/** Defines a group's type and the interface of its fields. The first group with a name keeps it. */
export function defineGroup(
  context: AcfContext,
  type: string,
  fields: readonly AcfField[],
  options: GroupOptions = {},
): void {
  if (context.sdl.has(type) || context.shapes.has(type)) return;
  context.shapes.set(type, null);
  const prefix = options.prefix ?? type;
  const isInPlace = (field: AcfField): boolean =>
    options.isNested === true && field.type === 'clone' && field.display !== 'group';
  // Groups come before their parents, as in the plugin: the order decides the edge type of a shared connection.
  for (const field of fields) {
    const isFirst =
      ['clone', 'group', 'flexible_content'].includes(field.type) && isShown(field) && acfFieldName(field);
    if (isFirst && !isInPlace(field)) fieldLine(context, prefix, field);
  }
  const lines = emptyLines();
  const cloned = clonedGroups(context, fields);
  for (const [name, line] of cloned.lines) lines.set(name, line);
  for (const field of fields) {
    if (!isInPlace(field)) addField(context, lines, prefix, field);
    else if (isShown(field)) addClonedFields(context, lines, field);
  }
  define(context, type, {
    lines,
    interfaces: [...new Set([...(options.interfaces ?? []), ...cloned.interfaces, ...BASE])],
  });
}

/** A clone field with a prefix is a group of its own; its type, or null when it has no place in the schema. */
function defineClone(context: AcfContext, type: string, field: AcfField): string | null {
  if (!field.prefix_name) return null;
  const whole = clonedGroups(context, [field]);
  const lines = emptyLines();
  addClonedFields(context, lines, field);
  const isNothing = (field.clone || []).every((key) => !context.groups.has(key) && !context.fields.has(key));
  if (isNothing) return null;
  if (!context.sdl.has(type)) define(context, type, { lines, interfaces: BASE }, whole);
  return type;
}

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
function fieldLine(context: AcfContext, prefix: string, field: AcfField): string | null {
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
