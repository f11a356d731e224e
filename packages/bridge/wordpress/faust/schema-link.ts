import { ApolloLink, Observable, type FetchResult, type Operation } from '@apollo/client';
import { print } from '@apollo/client/utilities';
import { Kind, type DocumentNode } from 'graphql';

import { log } from '../../platform/log';
import { processState } from '../../platform/process-state';
import { renderScope } from '../render-scope';
import { fitQuery, isUnfit, type FittedQuery, type MissingField } from './fit-query';

/** One field can hide errors in others; a schema that fits none of these is of another product. */
const MAX_ROUNDS = 3;
/** Before the whole query is sent again, so that a mended WordPress is seen: in development at once. */
const MEMORY_MS = process.env.NODE_ENV === 'development' ? 0 : 60_000;
const MAX_NAMED = 8;

const unfitQueriesState = processState(
  'unfitQueries',
  () => new Map<string, FittedQuery & { operation: string; until: number }>(),
);

/** Returns the path of each field that the schema lacks, and the first of WordPress's errors. */
function described(missing: readonly MissingField[]): string {
  // A field is missing in every place where its fragment is.
  const firsts = new Map(missing.map(({ path, message }) => [message, path.join('.')]));
  const paths = [...new Set(firsts.values())];
  const more = paths.length - MAX_NAMED;
  return `${paths.slice(0, MAX_NAMED).join(', ')}${more > 0 ? ` and ${more} more` : ''} (${missing[0]?.message})`;
}

/** Returns the queries for which WordPress's schema lacked fields lately, each with them. */
export const missingFields = (): string[] =>
  [...unfitQueriesState.value.values()]
    .filter(({ until }) => until > Date.now())
    .map(({ operation, missing }) => `${operation}: ${described(missing)}`);

function remember(text: string, { operationName, query }: Operation, missing: readonly MissingField[]): void {
  const before = unfitQueriesState.value;
  if (missing.length === 0) {
    if (before.delete(text) && before.size === 0) log('info', 'schema', 'WordPress’s schema has every field again');
    return;
  }
  // Many queries have the same fragments: a field is named once.
  const known = new Set([...before.values()].flatMap((entry) => entry.missing.map(({ message }) => message)));
  const news = missing.filter(({ message }) => !known.has(message));
  if (news.length > 0)
    log(
      'warn',
      'schema',
      `WordPress’s schema lacks fields, and pages are shown without them (docs/wordpress.md#names-that-clash): in ${operationName} ${described(news)}`,
    );
  before.set(text, { operation: operationName, query, missing, until: Date.now() + MEMORY_MS });
}

/** Adds null for the root fields that were left out: they are known to be empty. */
function withRootFields(whole: DocumentNode, data: Record<string, unknown>): void {
  const operation = whole.definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  for (const field of operation?.selectionSet.selections ?? [])
    if (field.kind === Kind.FIELD && !field.directives?.length) data[(field.alias ?? field.name).value] ??= null;
}

/** Sends a query again without the fields that WordPress's schema lacks, and leaves them out for a minute. */
export const schemaLink = new ApolloLink((operation, forward) => {
  const whole = operation.query;
  const text = print(whole);

  function finish(result: FetchResult, missing: readonly MissingField[], isKnown: boolean): FetchResult {
    if (!result.data) return result;
    if (!isKnown) remember(text, operation, missing);
    if (missing.length === 0) return result;
    withRootFields(whole, result.data);
    for (const { path, message } of missing)
      renderScope()?.problems.push({ operation: operation.operationName, message, path, isLogged: true });
    return result;
  }

  function send(missing: readonly MissingField[], isKnown: boolean, round: number): Observable<FetchResult> {
    return forward(operation).flatMap((result) => {
      const fitted =
        round < MAX_ROUNDS && isUnfit(result) ? fitQuery(print(operation.query), result.errors ?? []) : null;
      if (!fitted) return Observable.of(finish(result, missing, isKnown));
      operation.query = fitted.query;
      return send([...missing, ...fitted.missing], false, round + 1);
    });
  }

  const known = unfitQueriesState.value.get(text);
  const isKnown = known !== undefined && known.until > Date.now();
  if (isKnown) operation.query = known.query;
  return send(isKnown ? known.missing : [], isKnown, 0);
});
