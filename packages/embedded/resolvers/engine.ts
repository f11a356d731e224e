import { readFileSync } from 'node:fs';
import { buildSchema, execute, GraphQLError, type ExecutionResult } from 'graphql';
import { LRUCache } from 'lru-cache';
import type { MarkedBlocks } from '../markdown/wp-blocks';
import type { Accounts } from '../http/accounts';
import type { Store } from '../store/store';
import type { UserEntity } from '../store/types';
import { defaultField, typeOfModel } from './default-field';
import { chosenOperation, readDocument, type ReadDocument } from './document';
import { UserError } from './errors';
import { KeyLog } from './keys';
import { mayEditPost } from './roles';
import { createContext } from './models';
import { rootMutation } from './root-mutation';
import { rootQuery } from './root-query';

export interface GraphqlRequest {
  query: string;
  variables?: Record<string, unknown> | null | undefined;
  operationName?: string | null | undefined;
  viewer: UserEntity | null;
  previewOf?: number | undefined;
  guestOf?: number | null | undefined;
  marked?: MarkedBlocks | null;
  readOnly?: boolean;
}

export interface GraphqlAnswer {
  body: { data?: unknown; errors?: object[] };
  unreadable: boolean;
  /** Words of the keys header; empty when the query could not be read. */
  keys: string[];
  queryId: string | null;
}

export type Engine = (request: GraphqlRequest) => Promise<GraphqlAnswer>;

const MAX_DOCUMENTS = 500;

export function createEngine(schemaFile: string, store: () => Store, accounts: Accounts): Engine {
  const schema = buildSchema(readFileSync(schemaFile, 'utf8'), { assumeValid: true });
  const shownTo = ({ viewer, previewOf, guestOf }: GraphqlRequest): Store => {
    const content = store();
    const previewed = previewOf === undefined ? null : content.post(previewOf);
    return previewed?.autosave && (guestOf === previewed.id || mayEditPost(previewed, viewer))
      ? content.previewing(previewed.id)
      : content;
  };
  const documents = new LRUCache<string, ReadDocument>({
    max: MAX_DOCUMENTS,
    memoMethod: (query) => readDocument(query, schema),
  });

  return async (request) => {
    const { query, variables, operationName, viewer, guestOf = null, marked = null, readOnly = false } = request;
    let read: ReadDocument;
    try {
      read = documents.memo(query);
    } catch (error) {
      const errors = error instanceof GraphQLError ? [shape(error)] : [{ message: 'Syntax Error' }];
      return { body: { errors }, unreadable: true, keys: [], queryId: null };
    }
    const { document, id: queryId, lists, errors: invalid } = read;
    const operation = chosenOperation(document, operationName);
    const kind = operation?.operation === 'mutation' ? 'Mutation' : 'Query';
    const log = new KeyLog();
    const name = operation?.name?.value;
    const answer = (body: GraphqlAnswer['body']): GraphqlAnswer => ({
      body,
      unreadable: false,
      queryId,
      keys: [queryId, `graphql:${kind}`, ...(name ? [`operation:${name}`] : []), ...lists, ...log.all()],
    });

    if (readOnly && kind === 'Mutation') return answer({ errors: [{ message: 'GET supports only query operation' }] });
    if (guestOf !== null && kind === 'Mutation')
      return answer({ errors: [{ message: 'Schema is not configured for mutations' }] });
    if (invalid.length > 0) return answer({ errors: invalid.map(shape) });
    const content = shownTo(request);
    const context = createContext(content, { viewer, guestOf, marked }, log);
    const result: ExecutionResult = await execute({
      schema,
      document,
      variableValues: variables ?? {},
      operationName: name,
      contextValue: context,
      rootValue: kind === 'Mutation' ? rootMutation(context, accounts) : rootQuery(context),
      fieldResolver: defaultField,
      typeResolver: typeOfModel,
    });
    return answer(toBody(result));
  };
}

function toBody({ data, errors }: ExecutionResult): GraphqlAnswer['body'] {
  return {
    ...(errors ? { errors: errors.map(shape) } : {}),
    // A non-null root that failed leaves no data at all, as in WPGraphQL.
    ...(data ? { data } : {}),
  };
}

/** WPGraphQL's form of an error: what users caused in its words, everything else "Internal server error". */
function shape(error: GraphQLError): object {
  const { originalError, locations, path } = error;
  const hidden = originalError && !(originalError instanceof UserError) && !(originalError instanceof GraphQLError);
  const message = hidden || isNullError(error) ? 'Internal server error' : spelled(error.message);
  return { message, ...(locations ? { locations } : {}), ...(path ? { path } : {}) };
}

/** webonyx ends its syntax errors without a stop. */
const spelled = (message: string) => (message.startsWith('Syntax Error') ? message.replace(/\.$/, '') : message);

const isNullError = ({ message }: GraphQLError) => message.startsWith('Cannot return null for non-nullable field');
