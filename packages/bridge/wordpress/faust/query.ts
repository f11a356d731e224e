import { getApolloClient } from '@faustwp/core';
import { Kind, type DocumentNode } from 'graphql';

import { log } from '../../platform/log';
import { throwIfAbandoned } from '../../platform/current-request/connection';
import { failureText } from '../../platform/failure';
import { UpstreamError } from '../../platform/upstream-error';
import { previewContext } from './links';
import { isInItem, isPartOnly } from './validated-response';

import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import type { PreviewScope } from '../render-scope';

function missingField(query: DocumentNode, data: object): string | undefined {
  const operation = query.definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  const names = (operation?.selectionSet.selections ?? []).flatMap((field) =>
    field.kind === Kind.FIELD && !field.directives?.length ? [(field.alias ?? field.name).value] : [],
  );
  return names.find((name) => !(name in data));
}

const NOT_IN_SCHEMA = /^(?:Cannot query field|Unknown type|Fragment .* cannot be spread)/;

/** Returns WordPress's error with its cause when a required part of the content model is missing. */
export function explain(message: string): string {
  return NOT_IN_SCHEMA.test(message)
    ? `${message} This WordPress lacks a part of the content model: Footbridge's plugin, ACF or WPGraphQL for ACF is missing or of another version, or another plugin or field group has its name (docs/wordpress.md)`
    : message;
}

type Query<Data, Variables> = TypedDocumentNode<Data, Variables>;

export interface PartialData<Data> {
  data: Data;
  /** Of the first part that is missing; null when the data is whole. */
  problem: string | null;
}

/** @param isPart whether the data can be used in spite of an error */
async function send<Data, Variables extends OperationVariables>(
  query: Query<Data, Variables>,
  variables: Variables,
  context: Record<string, unknown>,
  isPart: typeof isPartOnly,
): Promise<PartialData<Data>> {
  const result = await getApolloClient()
    .query({ query, variables, context })
    .catch((error: unknown) => {
      throwIfAbandoned();
      // Without its cause: Next prints an error in full, and Apollo's fills a screen without saying more.
      throw new UpstreamError(failureText(error));
    });
  const { data, errors = [] } = result;
  const fatal = errors.find((error) => !data || !isPart(error, data));
  if (fatal) throw new UpstreamError(explain(fatal.message));
  if (!data) throw new UpstreamError('a response without data');
  // `{"data":{}}` comes from a proxy, never from GraphQL: it does not mean that the field is empty.
  const missing = missingField(query, data);
  if (missing) throw new UpstreamError(`a response without ${missing}`);
  const [part] = errors;
  return { data, problem: part ? `${part.message} at ${(part.path ?? []).join('.')}` : null };
}

/**
 * Sends WordPress a query, outside of a template's. The data of a preview must not be shown to others.
 * @throws ConnectionClosedError; UpstreamError
 */
export async function queryWordPress<Data, Variables extends OperationVariables>(
  query: Query<Data, Variables>,
  variables: Variables,
  preview?: PreviewScope,
): Promise<Data> {
  const { data, problem } = await send(query, variables, preview ? previewContext(preview) : {}, isPartOnly);
  if (problem) log('warn', 'wordpress', `a response lacks a part (${problem})`);
  return data;
}

/** Queries a list that is of use without some of its items. Returns those that are sound, and the first problem. */
export const queryPartialList = <Data, Variables extends OperationVariables>(
  query: Query<Data, Variables>,
  variables: Variables,
): Promise<PartialData<Data>> => send(query, variables, { dropsItems: true }, isInItem);
