/** Finds the places of a response that may be wrong, by the query's selection and the schema's types. */
import { type DocumentNode, Kind, parse, type SelectionSetNode } from 'graphql';

import fieldTypes from '@/gql/field-types.json';

export type Place = readonly (string | number)[];

export interface AnswerField {
  place: Place;
  /** As GraphQL writes it. */
  type: string;
  value: unknown;
}

const types: Readonly<Record<string, Readonly<Record<string, string>>>> = fieldTypes;
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the fields that were requested and are present, each once per list: that of the first entry that has it. */
export function fieldsOf(query: string, data: unknown): AnswerField[] {
  const document: DocumentNode = parse(query);
  const found = new Map<string, AnswerField>();

  function visitValue(value: unknown, type: string, set: SelectionSetNode | undefined, place: Place): void {
    const bare = type.replace(/!$/, '');
    if (bare.startsWith('[') && Array.isArray(value))
      value.forEach((item: unknown, index) => visitValue(item, bare.slice(1, -1), set, [...place, index]));
    else if (set && isRecord(value)) visitFields(value, bare, set, place);
  }

  function visitFields(
    fields: Record<string, unknown>,
    parent: string,
    { selections }: SelectionSetNode,
    place: Place,
  ): void {
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) {
        const key = (selection.alias ?? selection.name).value;
        const [value, type] = [fields[key], types[parent]?.[selection.name.value]];
        if (type === undefined || value === undefined || value === null) continue;
        const at = [...place, key];
        const pattern = at.filter((part) => typeof part === 'string').join('.');
        if (!found.has(pattern)) found.set(pattern, { place: at, type, value });
        visitValue(value, type, selection.selectionSet, at);
        continue;
      }
      const fragment =
        selection.kind === Kind.INLINE_FRAGMENT
          ? selection
          : document.definitions.find(
              (one) => one.kind === Kind.FRAGMENT_DEFINITION && one.name.value === selection.name.value,
            );
      if (fragment?.kind === Kind.INLINE_FRAGMENT || fragment?.kind === Kind.FRAGMENT_DEFINITION)
        visitFields(
          fields,
          place.length === 0 ? parent : (fragment.typeCondition?.name.value ?? parent),
          fragment.selectionSet,
          place,
        );
    }
  }

  const operation = document.definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  if (operation && isRecord(data)) visitFields(data, operation.operation, operation.selectionSet, []);
  return [...found.values()];
}

/** Puts another value at one place of the response. Mutates it. */
export function withValueAt(data: unknown, place: Place, value: unknown): unknown {
  let holder: unknown = data;
  for (const part of place.slice(0, -1)) holder = Reflect.get(Object(holder), part);
  Reflect.set(Object(holder), place.at(-1) ?? '', value);
  return data;
}
