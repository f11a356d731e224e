import {
  getNamedType,
  isListType,
  isNonNullType,
  isObjectType,
  defaultTypeResolver,
  type GraphQLFieldResolver,
  type GraphQLOutputType,
  type GraphQLTypeResolver,
} from 'graphql';
import { withoutPrefix } from '@footbridge/shared/schema-names';
import { plainConnection } from './connection';
import { acfTypeName } from '../schema/names';
import { LAYOUT } from '../fields/field';
import type { RequestContext } from './context';

/**
 * Resolves fields from models' properties and methods. What a model lacks is null, an empty connection, or the
 * emptiest value of a non-null type.
 */
export const defaultField: GraphQLFieldResolver<unknown, RequestContext> = (source, args, context, info) => {
  if (typeof source !== 'object' || source === null) return null;
  const name = info.fieldName in source ? info.fieldName : withoutPrefix(info.fieldName);
  const value: unknown = Reflect.get(source, name);
  const result: unknown = typeof value === 'function' ? value.call(source, args, context, info) : value;
  return result === undefined ? absent(info.returnType) : result;
};

/** Returns the type of a row of flexible content: named after its field, whose type is `shared`, and its layout. */
export const rowType = (shared: { name: string }, layout: string): string =>
  `${shared.name.replace(/_Layout$/, '')}${acfTypeName({ name: layout })}Layout`;

export const typeOfModel: GraphQLTypeResolver<unknown, RequestContext> = (model, context, info, type) =>
  typeof model === 'object' && model !== null && LAYOUT in model
    ? rowType(type, String(model[LAYOUT]))
    : defaultTypeResolver(model, context, info, type);

function absent(type: GraphQLOutputType): unknown {
  const named = getNamedType(type);
  if (isObjectType(named) && named.name.endsWith('Connection')) return plainConnection([]);
  if (!isNonNullType(type)) return null;
  if (isListType(type.ofType)) return [];
  return { Boolean: false, Int: 0, Float: 0, String: '', ID: '' }[named.name] ?? null;
}
