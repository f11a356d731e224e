import { acfFieldName, acfTypeName, formatTypeName } from '../names';
import type { Additions } from '../sdl';
import type { AcfField, AcfGroup } from './json';

/** A field and what the names of its types begin with, wherever it shows. */
interface PlacedField {
  field: AcfField;
  prefix: string;
  group: AcfGroup;
}

/**
 * Receives what the schema cannot contain, as a line with the file's name; `isHarmless` where the model is not wrong.
 */
export type Note = (text: string, isHarmless?: boolean) => void;

export const placeOf = (group: AcfGroup): string => group.file ?? `Field group ${group.key}`;

export interface Shape {
  lines: ReadonlyMap<string, string>;
  interfaces: readonly string[];
}

export interface AcfContext {
  sdl: Additions;
  /** By key, for clone fields. */
  groups: ReadonlyMap<string, AcfGroup>;
  fields: ReadonlyMap<string, PlacedField>;
  /** The finished groups, by type; null while one is being built. */
  shapes: Map<string, Shape | null>;
  /** Reports a name that GraphQL does not allow, or a type that does not exist. */
  note: Note;
}

export function noteField({ fields, note }: AcfContext, field: AcfField, text: string, isHarmless?: boolean): void {
  const group = fields.get(field.key)?.group;
  note(`${group ? `${placeOf(group)}: ` : ''}field "${field.name || field.label}" (${field.key}) ${text}`, isHarmless);
}

export const isShown = (item: { show_in_graphql?: boolean }): boolean => item.show_in_graphql !== false;

/** Returns the type of a field that contains fields, named after all its parents. */
export const nestedType = (prefix: string, field: AcfField): string =>
  formatTypeName(`${prefix} ${acfFieldName(field) ?? ''}`);

function place(group: AcfGroup, fields: readonly AcfField[], prefix: string, into: Map<string, PlacedField>): void {
  for (const field of fields) {
    into.set(field.key, { field, prefix, group });
    place(group, field.sub_fields ?? [], nestedType(prefix, field), into);
    // To ACF, a layout's fields lie in the field of flexible content, not in the layout.
    for (const layout of field.layouts ?? []) place(group, layout.sub_fields ?? [], nestedType(prefix, field), into);
  }
}

export function createContext(sdl: Additions, groups: readonly AcfGroup[], note: Note): AcfContext {
  const fields = new Map<string, PlacedField>();
  for (const group of groups) place(group, group.fields, acfTypeName(group) ?? '', fields);
  return {
    sdl,
    groups: new Map(groups.map((group) => [group.key, group])),
    fields,
    shapes: new Map(),
    note,
  };
}
