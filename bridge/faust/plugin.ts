import { getConfig } from '@faustwp/core';

import { wordPressUrl } from '../env';
import { writtenOut } from '../page/path';
import { renderScope } from '../page/scope';
import { mendCandidates } from './candidates';
import { serverLink } from './links';

import type { ApolloClientOptions, NormalizedCacheObject } from '@apollo/client';
import type { FaustPlugin } from '@faustwp/core';
import type { SeedNode } from '../types';

const NAMESPACE = 'footbridge';

function addressAsked(fromFaust: string | null): string | null {
  const scope = renderScope();
  return scope ? writtenOut(scope.path) : fromFaust;
}

function noteChosenTemplate(fromFaust: string[], { seedNode }: { seedNode: SeedNode }): string[] {
  const candidates = mendCandidates(fromFaust, seedNode);
  const scope = renderScope();
  const templates = getConfig().templates ?? {};
  if (scope) {
    scope.template = candidates.find((candidate) => candidate in templates);
    scope.nodeUri = seedNode.uri;
  }
  return candidates;
}

function serverOptions(options: ApolloClientOptions<NormalizedCacheObject>): ApolloClientOptions<NormalizedCacheObject> {
  return {
    ...options,
    link: serverLink(`${wordPressUrl()}/index.php?graphql`),
    // Each page asks each query once: normalizing the answer would only cost time and drop the errors beside the data.
    defaultOptions: { query: { fetchPolicy: 'no-cache', errorPolicy: 'all' } },
  };
}

/** What Footbridge adds to Faust, through Faust's own filters (docs/architecture.md). Server only. */
export const footbridgePlugin: FaustPlugin = {
  apply(hooks) {
    hooks.addFilter('wpUrl', NAMESPACE, () => wordPressUrl());
    hooks.addFilter('resolvedUrl', NAMESPACE, addressAsked);
    hooks.addFilter('apolloClientOptions', NAMESPACE, serverOptions);
    hooks.addFilter('possibleTemplatesList', NAMESPACE, noteChosenTemplate);
  },
};
