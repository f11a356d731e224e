import { getConfig, type FaustPlugin } from '@faustwp/core';

import { wordPressUrl } from '../../platform/env';
import { publicName, renderScope } from '../render-scope';
import { serverLink } from './links';

import type { ApolloClientOptions, NormalizedCacheObject } from '@apollo/client';

const NAMESPACE = 'footbridge';

/** Returns the address that Faust logs. It sends no request with it (links.ts). */
function loggedAddress(fromFaust: string | null): string | null {
  const scope = renderScope();
  return scope ? publicName(scope.address) : fromFaust;
}

/** Returns WordPress's own hierarchy. Without it Faust's, whose names of page templates are their titles. */
function wordPressHierarchy(fromFaust: string[]): string[] {
  const scope = renderScope();
  if (!scope) return fromFaust;
  const candidates = [...(scope.candidates ?? fromFaust.map((name) => name.toLowerCase().replaceAll(' ', '-')))];
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
    hooks.addFilter('apolloClientOptions', NAMESPACE, serverOptions);
    hooks.addFilter('possibleTemplatesList', NAMESPACE, wordPressHierarchy);
  },
};
