import { getConfig } from '@faustwp/core';

import { SEED_QUERY } from '@/queries/seed';

import { wordPressUrl } from '../../platform/env';
import { publicName, renderScope } from '../render-scope';
import { candidateTemplates } from './candidates';
import { serverLink } from './links';

import type { ApolloClientOptions, NormalizedCacheObject } from '@apollo/client';
import type { FaustPlugin } from '@faustwp/core';
import type { SeedNode } from '../types';

const NAMESPACE = 'footbridge';

/** Returns the address that Faust logs. It sends no request with it (links.ts). */
function loggedAddress(fromFaust: string | null): string | null {
  const scope = renderScope();
  return scope ? publicName(scope.address) : fromFaust;
}

function completeHierarchy(fromFaust: string[], { seedNode }: { seedNode: SeedNode }): string[] {
  const scope = renderScope();
  if (!scope) return fromFaust;
  const candidates = candidateTemplates(seedNode, scope.address);
  const templates = getConfig().templates ?? {};
  scope.template = candidates.find((candidate) => candidate in templates);
  return candidates;
}

function serverOptions(
  options: ApolloClientOptions<NormalizedCacheObject>,
): ApolloClientOptions<NormalizedCacheObject> {
  return {
    ...options,
    link: serverLink(`${wordPressUrl()}/index.php?graphql`),
    // A page sends each query once: normalizing would cost time and drop the errors beside the data.
    defaultOptions: { query: { fetchPolicy: 'no-cache', errorPolicy: 'all' } },
  };
}

/** Faust's plugin of this site: its filters (docs/architecture.md). Server only. */
export const footbridgePlugin: FaustPlugin = {
  apply(hooks) {
    hooks.addFilter('wpUrl', NAMESPACE, () => wordPressUrl());
    hooks.addFilter('resolvedUrl', NAMESPACE, loggedAddress);
    hooks.addFilter('seedQueryDocumentNode', NAMESPACE, () => SEED_QUERY);
    hooks.addFilter('apolloClientOptions', NAMESPACE, serverOptions);
    hooks.addFilter('possibleTemplatesList', NAMESPACE, completeHierarchy);
  },
};
