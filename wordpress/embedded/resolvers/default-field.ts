import {
  getNamedType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLFieldResolver,
  type GraphQLOutputType,
} from 'graphql';
import { plainConnection } from './connection';
import type { RequestContext } from './context';

/**
 * Resolves fields from models' properties and methods. What a model does not have is empty: null, an empty connection,
 * or the emptiest value of a non-null type.
 */
export const defaultField: GraphQLFieldResolver<unknown, RequestContext> = (source, args, context, info) => {
  if (typeof source !== 'object' || source === null) return null;
  const value: unknown = Reflect.get(source, info.fieldName);
  const result: unknown = typeof value === 'function' ? value.call(source, args, context, info) : value;
  return result === undefined ? absent(info.returnType) : result;
};

function absent(type: GraphQLOutputType): unknown {
  const named = getNamedType(type);
  if (isObjectType(named) && named.name.endsWith('Connection')) return plainConnection([]);
  if (!isNonNullType(type)) return null;
  if (isListType(type.ofType)) return [];
  return { Boolean: false, Int: 0, Float: 0, String: '', ID: '' }[named.name] ?? null;
}
