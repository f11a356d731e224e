import { isFields, type Fields } from '@footbridge/shared/fields';
import {
  Kind,
  type DocumentNode,
  type GraphQLFormattedError,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';

import { limitText } from '../html/limit-text';
import { theme, type Theme } from '../theme';

import type { FetchResult } from '@apollo/client';

type Path = readonly (string | number)[];
type FieldTypes = Theme['fieldTypes'];
interface Validation {
  query: DocumentNode;
  types: FieldTypes;
  errors: GraphQLFormattedError[];
  /** A list loses an invalid item, in place of being invalid itself. */
  dropsItems: boolean;
}

/** An invalid value: its parent is invalid, too, up to the first nullable one, which becomes null (as in GraphQL). */
const INVALID = Symbol('invalid');

const SCALARS: Readonly<Record<string, readonly string[]>> = {
  Int: ['number'],
  Float: ['number'],
  Boolean: ['boolean'],
  ID: ['string', 'number'],
};
const TEXT = ['string'];
const MAX_ERRORS = 50;
/** The code of errors that are not WordPress's own. */
const OTHER_TYPE = 'OTHER_TYPE';

function reportInvalid({ errors }: Validation, path: Path, type: string, value: unknown): typeof INVALID {
  const given =
    value === undefined ? 'nothing' : value === null ? 'null' : Array.isArray(value) ? 'a list' : typeof value;
  if (errors.length < MAX_ERRORS)
    errors.push({ message: `${given} instead of ${type}`, path, extensions: { code: OTHER_TYPE } });
  return INVALID;
}

const isConditional = ({ directives = [] }: SelectionNode): boolean => directives.length > 0;

/** @param isOptional its fields are queried under a condition, or of another type of node */
function validateFields(
  validation: Validation,
  fields: Fields,
  parent: string,
  { selections }: SelectionSetNode,
  path: Path,
  isOptional = false,
): unknown {
  for (const selection of selections) {
    if (selection.kind === Kind.FIELD) {
      const key = (selection.alias ?? selection.name).value;
      const name = selection.name.value;
      const type = name === '__typename' ? 'String!' : validation.types[parent]?.[name];
      if (type === undefined) continue;
      if (fields[key] === undefined) {
        // Views read properties of lists and objects. A missing text is an empty one, and the query checks its root fields.
        const isNeeded = type.endsWith('!') && selection.selectionSet && path.length > 0;
        if (!isNeeded || isOptional || isConditional(selection)) continue;
        return reportInvalid(validation, [...path, key], type, undefined);
      }
      const valid = validateValue(validation, fields[key], type, selection.selectionSet, [...path, key]);
      if (valid === INVALID) return INVALID;
      fields[key] = valid;
      continue;
    }
    const fragment =
      selection.kind === Kind.INLINE_FRAGMENT
        ? selection
        : validation.query.definitions.find(
            (one) => one.kind === Kind.FRAGMENT_DEFINITION && one.name.value === selection.name.value,
          );
    if (fragment?.kind !== Kind.INLINE_FRAGMENT && fragment?.kind !== Kind.FRAGMENT_DEFINITION) continue;
    // The types of the query's own fields go by the operation's name.
    const type = path.length === 0 ? parent : (fragment.typeCondition?.name.value ?? parent);
    const valid = validateFields(
      validation,
      fields,
      type,
      fragment.selectionSet,
      path,
      isOptional || type !== parent || isConditional(selection),
    );
    if (valid === INVALID) return INVALID;
  }
  return fields;
}

function validateNonNull(
  validation: Validation,
  value: unknown,
  type: string,
  set: SelectionSetNode | undefined,
  path: Path,
): unknown {
  if (type.startsWith('[')) {
    if (!Array.isArray(value)) return reportInvalid(validation, path, type, value);
    const items = value.map((item: unknown, index) =>
      validateValue(validation, item, type.slice(1, -1), set, [...path, index]),
    );
    if (validation.dropsItems) return items.filter((item) => item !== INVALID);
    return items.includes(INVALID) ? INVALID : items;
  }
  if (set)
    return isFields(value)
      ? validateFields(validation, value, type, set, path)
      : reportInvalid(validation, path, type, value);
  if (!(SCALARS[type] ?? TEXT).includes(typeof value)) return reportInvalid(validation, path, type, value);
  return typeof value === 'string' ? limitText(value, path.join('.')) : value;
}

function validateValue(
  validation: Validation,
  value: unknown,
  type: string,
  set: SelectionSetNode | undefined,
  path: Path,
): unknown {
  if (!type.endsWith('!')) {
    if (value === null) return null;
    const valid = validateNonNull(validation, value, type, set, path);
    return valid === INVALID ? null : valid;
  }
  return value === null
    ? reportInvalid(validation, path, type, value)
    : validateNonNull(validation, value, type.slice(0, -1), set, path);
}

const isError = (value: unknown): value is GraphQLFormattedError =>
  isFields(value) && typeof value.message === 'string' && (value.path === undefined || Array.isArray(value.path));
const isErrors = (value: unknown): value is readonly GraphQLFormattedError[] =>
  Array.isArray(value) && value.every(isError);

/**
 * Returns a response that has the types of its query: a value of another type, or its first nullable parent, becomes null
 * with an entry in `errors`. Changes `data` in place.
 * @param dropsItems a list loses only its invalid items
 */
export function validateResponse(
  query: DocumentNode,
  result: FetchResult,
  types: FieldTypes = theme().fieldTypes,
  dropsItems = false,
): FetchResult {
  const sent: unknown = result.errors ?? undefined;
  const reported: readonly GraphQLFormattedError[] =
    sent === undefined || isErrors(sent) ? (sent ?? []) : [{ message: 'errors of another type' }];
  const validation: Validation = { query, types, errors: [], dropsItems };
  const operation = query.definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  const given: unknown = result.data;
  const isValid =
    isFields(given) &&
    operation &&
    validateFields(validation, given, operation.operation, operation.selectionSet, []) !== INVALID;
  const errors = [...reported, ...validation.errors];
  return { ...result, data: isValid ? given : null, errors: errors.length > 0 ? errors : undefined };
}

/** Whether an error is only about a part of the wrong type: its root field is still in the data. */
export const isPartOnly = ({ extensions, path = [] }: GraphQLFormattedError, data: object): boolean =>
  extensions?.code === OTHER_TYPE && Reflect.get(data, String(path[0])) !== null;

/** Whether an error is only about items of a list that is in the data. */
export const isInItem = ({ path = [] }: GraphQLFormattedError, data: object): boolean =>
  path.some((step) => typeof step === 'number') && isFields(Reflect.get(data, String(path[0])));
