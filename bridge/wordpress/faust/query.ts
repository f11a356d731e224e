import { getApolloClient } from '@faustwp/core';
import { Kind } from 'graphql';

import { log } from '../../platform/log';
import { UpstreamError } from '../../platform/upstream-error';
import { asBearer } from './links';
import { isPartOnly } from './validated-response';

import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import type { DocumentNode } from 'graphql';

/** A field at the root that was asked for unconditionally, and that the answer does not even call null. */
function missingField(query: DocumentNode, data: object): string | undefined {
  const operation = query.definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  const names = (operation?.selectionSet.selections ?? []).flatMap((field) =>
    field.kind === Kind.FIELD && !field.directives?.length ? [(field.alias ?? field.name).value] : [],
  );
  return names.find((name) => !(name in data));
}

/** What GraphQL says to a query that does not fit its schema. */
const NOT_IN_SCHEMA = /^(?:Cannot query field|Unknown type|Fragment .* cannot be spread)/;

/** The whole site needs the content model: without it every page fails, and the operator should read why. */
function explained(message: string): string {
  return NOT_IN_SCHEMA.test(message)
    ? `${message} This WordPress lacks the content model: Footbridge's plugin (wordpress/plugin), ACF and WPGraphQL for ACF have to be active there, of this version`
    : message;
}

/**
 * One query to WordPress outside of a page (menus, options), over Faust's client; with an editor's access token, as that
 * editor: what it answers is for nobody else.
 * @throws UpstreamError when WordPress can't be reached, answers late, reports any error, or leaves out what was asked for.
 */
export async function queryWordPress<Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  accessToken?: string,
): Promise<Data> {
  const result = await getApolloClient()
    .query({ query, variables, ...(accessToken && { context: asBearer(accessToken) }) })
    .catch((error: unknown) => {
      // Without its cause: Next prints an error in full, and Apollo's fills a screen without saying more.
      throw new UpstreamError(error instanceof Error ? error.message : String(error));
    });
  const { data, errors = [] } = result;
  const fatal = errors.find((error) => !data || !isPartOnly(error, data));
  if (fatal) throw new UpstreamError(explained(fatal.message));
  if (!data) throw new UpstreamError('an answer without data');
  const [part] = errors;
  if (part) log('warn', 'wordpress', `an answer lacks a part (${part.message} at ${(part.path ?? []).join('.')})`);
  // `{"data":{}}` comes from what stands before a WordPress, never from GraphQL: nothing is known to be missing.
  const missing = missingField(query, data);
  if (missing) throw new UpstreamError(`an answer without ${missing}`);
  return data;
}
