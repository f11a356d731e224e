import { getApolloClient } from '@faustwp/core';

import { UpstreamError } from '../page/upstream-error';

import type { OperationVariables, TypedDocumentNode } from '@apollo/client';

/**
 * One query to WordPress outside of a page (menus, options), over Faust's client.
 * @throws UpstreamError when WordPress can't be reached, answers late, or reports any error.
 */
export async function queryWordPress<Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Data> {
  const result = await getApolloClient()
    .query({ query, variables })
    .catch((error: unknown) => {
      // Without its cause: Next prints an error in full, and Apollo's fills a screen without saying more.
      throw new UpstreamError(error instanceof Error ? error.message : String(error));
    });
  const [first] = result.errors ?? [];
  if (first) throw new UpstreamError(first.message);
  if (!result.data) throw new UpstreamError('an answer without data');
  return result.data;
}
