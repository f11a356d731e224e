import { setBrands } from '@footbridge/shared/site/current';

import { UpstreamError } from '../../platform/upstream-error';
import { renderScope } from '../render-scope';
import { themeState, type Theme } from '../theme';
import { footbridgePlugin } from './plugin';

import type { FaustConfig } from '@faustwp/core';
import type { Template } from '../types';

type FaustTemplates = NonNullable<FaustConfig['templates']>;

/** Returns the templates as Faust takes them: components, of which it uses the query and its variables only. */
export function faustTemplates(templates: Readonly<Record<string, Template>>): FaustTemplates {
  const faustTemplate = (template: Template): FaustTemplates[string] =>
    Object.assign(() => null, { query: template.query, variables: () => variablesInScope(template) });
  return Object.fromEntries(Object.entries(templates).map(([name, template]) => [name, faustTemplate(template)]));
}

function variablesInScope(template: Template): Record<string, unknown> {
  // `graphql()` finds a query by its text, and returns an empty object for one that has changed since.
  if (!('definitions' in template.query))
    throw new UpstreamError('the template’s query was edited and is invalid, or has no types yet: npm run types');
  const scope = renderScope();
  if (!scope) throw new Error('Faust queries a template outside of a page');
  return template.variables(scope.seed, scope.address);
}

/** Hands a theme over to the bridge. Returns Faust's configuration of it, for setConfig. Server only. */
export function defineTheme(theme: Theme): FaustConfig {
  setBrands(theme.brands);
  themeState.value = theme;
  return {
    templates: faustTemplates(theme.templates),
    plugins: [footbridgePlugin],
    possibleTypes: theme.possibleTypes,
    useGETForQueries: false,
    usePersistedQueries: false,
  };
}
