import { Kind } from 'graphql';

import fieldTypes from '@/gql/field-types.json';

import { limitText } from '../html/limit-text';

import type { FetchResult } from '@apollo/client';
import type { DocumentNode, GraphQLFormattedError, SelectionNode, SelectionSetNode } from 'graphql';

type Path = readonly (string | number)[];
type FieldTypes = Readonly<Record<string, Readonly<Record<string, string>>>>;
type Fields = Record<string, unknown>;

interface Walk {
  query: DocumentNode;
  types: FieldTypes;
  errors: GraphQLFormattedError[];
}

/** No value at all: whoever holds it has none either, up to the first that may be null (GraphQL's own rule). */
const NONE = Symbol('none');

const SCALARS: Readonly<Record<string, readonly string[]>> = {
  Int: ['number'],
  Float: ['number'],
  Boolean: ['boolean'],
  ID: ['string', 'number'],
};
/** Names, texts, dates and words of enumerations. */
const TEXT = ['string'];
/** So many are told of: an answer that is wrong throughout needs no more. */
const MOST_ERRORS = 50;
/** Marks errors that are not WordPress's own. */
const OTHER_TYPE = 'OTHER_TYPE';

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function wrong({ errors }: Walk, path: Path, type: string, value: unknown): typeof NONE {
  const given =
    value === undefined ? 'nothing' : value === null ? 'null' : Array.isArray(value) ? 'a list' : typeof value;
  if (errors.length < MOST_ERRORS)
    errors.push({ message: `${given} in place of ${type}`, path, extensions: { code: OTHER_TYPE } });
  return NONE;
}

const isConditional = ({ directives = [] }: SelectionNode): boolean => directives.length > 0;

/** @param mayLack its fields are requested under a condition, or of another type of node */
function soundFields(
  walk: Walk,
  fields: Fields,
  parent: string,
  { selections }: SelectionSetNode,
  path: Path,
  mayLack = false,
): unknown {
  for (const selection of selections) {
    if (selection.kind === Kind.FIELD) {
      const key = (selection.alias ?? selection.name).value;
      const type = walk.types[parent]?.[selection.name.value];
      if (type === undefined) continue;
      if (fields[key] === undefined) {
        // Views read into lists and objects; a missing text is an empty one, and a page checks its own root fields.
        const isNeeded = type.endsWith('!') && selection.selectionSet && path.length > 0;
        if (!isNeeded || mayLack || isConditional(selection)) continue;
        return wrong(walk, [...path, key], type, undefined);
      }
      const sound = soundValue(walk, fields[key], type, selection.selectionSet, [...path, key]);
      if (sound === NONE) return NONE;
      fields[key] = sound;
      continue;
    }
    const fragment =
      selection.kind === Kind.INLINE_FRAGMENT
        ? selection
        : walk.query.definitions.find(
            (one) => one.kind === Kind.FRAGMENT_DEFINITION && one.name.value === selection.name.value,
          );
    if (fragment?.kind !== Kind.INLINE_FRAGMENT && fragment?.kind !== Kind.FRAGMENT_DEFINITION) continue;
    const type = fragment.typeCondition?.name.value ?? parent;
    const sound = soundFields(
      walk,
      fields,
      type,
      fragment.selectionSet,
      path,
      mayLack || type !== parent || isConditional(selection),
    );
    if (sound === NONE) return NONE;
  }
  return fields;
}

function soundPresent(
  walk: Walk,
  value: unknown,
  type: string,
  set: SelectionSetNode | undefined,
  path: Path,
): unknown {
  if (type.startsWith('[')) {
    if (!Array.isArray(value)) return wrong(walk, path, type, value);
    const items = value.map((item: unknown, index) => soundValue(walk, item, type.slice(1, -1), set, [...path, index]));
    return items.includes(NONE) ? NONE : items;
  }
  if (set) return isFields(value) ? soundFields(walk, value, type, set, path) : wrong(walk, path, type, value);
  if (!(SCALARS[type] ?? TEXT).includes(typeof value)) return wrong(walk, path, type, value);
  return typeof value === 'string' ? limitText(value, path.join('.')) : value;
}

function soundValue(walk: Walk, value: unknown, type: string, set: SelectionSetNode | undefined, path: Path): unknown {
  if (!type.endsWith('!')) {
    if (value === null) return null;
    const sound = soundPresent(walk, value, type, set, path);
    return sound === NONE ? null : sound;
  }
  return value === null ? wrong(walk, path, type, value) : soundPresent(walk, value, type.slice(0, -1), set, path);
}

const isError = (value: unknown): value is GraphQLFormattedError =>
  isFields(value) && typeof value.message === 'string' && (value.path === undefined || Array.isArray(value.path));
const isErrors = (value: unknown): value is readonly GraphQLFormattedError[] =>
  Array.isArray(value) && value.every(isError);

/**
 * An answer as its query's types say it is. What is of another type (a plugin's filter, a proxy, a broken database) becomes
 * null, or takes what holds it along, and is told among the errors: as if WordPress had said so itself. A text that is too
 * long is cut. Changes `data` in place.
 */
export function validateResponse(
  query: DocumentNode,
  result: FetchResult,
  types: FieldTypes = fieldTypes,
): FetchResult {
  const said: unknown = result.errors ?? undefined;
  const told: readonly GraphQLFormattedError[] =
    said === undefined || isErrors(said) ? (said ?? []) : [{ message: 'errors that are none' }];
  const walk: Walk = { query, types, errors: [] };
  const operation = query.definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  const given: unknown = result.data;
  const isSound =
    isFields(given) && operation && soundFields(walk, given, operation.operation, operation.selectionSet, []) !== NONE;
  const errors = [...told, ...walk.errors];
  return { ...result, data: isSound ? given : null, errors: errors.length > 0 ? errors : undefined };
}

/** Something was of another type, and what had it is there all the same. */
export const isPartOnly = ({ extensions, path = [] }: GraphQLFormattedError, data: object): boolean =>
  extensions?.code === OTHER_TYPE && Reflect.get(data, String(path[0])) !== null;
