import { toMany, toOne } from '../connections';
import { acfTypeName, formatTypeName } from '../names';
import { type AcfContext, nestedType, noteField } from './context';
import { defineClone, defineGroup } from './groups';
import type { AcfField } from './json';

/** ACF field types whose value WPGraphQL for ACF returns unchanged, with their GraphQL type. */
export const PLAIN_TYPES: Record<string, string> = {
  text: 'String',
  textarea: 'String',
  email: 'String',
  url: 'String',
  password: 'String',
  wysiwyg: 'String',
  oembed: 'String',
  color_picker: 'String',
  date_picker: 'String',
  date_time_picker: 'String',
  time_picker: 'String',
  radio: 'String',
  button_group: 'String',
  // Lists even when one value only may be chosen.
  select: '[String]',
  checkbox: '[String]',
  number: 'Float',
  range: 'Float',
  true_false: 'Boolean',
  link: 'AcfLink',
  google_map: 'AcfGoogleMap',
};

/** The types whose value is a connection, with the type of its nodes; `one`: an edge instead of a list. */
export const CONNECTED_TYPES: Record<string, { to: string; one: boolean; mayBeOne?: true }> = {
  image: { to: 'MediaItem', one: true },
  file: { to: 'MediaItem', one: true },
  gallery: { to: 'MediaItem', one: false },
  taxonomy: { to: 'TermNode', one: false },
  user: { to: 'User', one: false },
  post_object: { to: 'ContentNode', one: false, mayBeOne: true },
  page_link: { to: 'ContentNode', one: false, mayBeOne: true },
  relationship: { to: 'ContentNode', one: false, mayBeOne: true },
};

/** Object types of some plain types; a field of the type adds them to the schema. */
export const VALUE_OBJECTS: Record<string, string[]> = {
  AcfLink: ['target: String', 'title: String', 'url: String'],
  AcfGoogleMap: [
    'city: String',
    'country: String',
    'countryShort: String',
    'latitude: Float',
    'longitude: Float',
    'placeId: String',
    'postCode: String',
    'state: String',
    'stateShort: String',
    'streetAddress: String',
    'streetName: String',
    'streetNumber: String',
    'zoom: String',
  ],
};

/** Types without a value: they structure the form in wp-admin. */
export const SILENT_TYPES = ['accordion', 'message', 'separator', 'tab'];

/** Types of ACF and Secure Custom Fields that WPGraphQL for ACF 2.7 leaves out. */
const ACF_ONLY_TYPES = ['icon_picker', 'output'];

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
