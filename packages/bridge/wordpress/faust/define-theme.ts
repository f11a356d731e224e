import { setBrands } from '@footbridge/shared/site/current';

import { themeState } from '../theme';
import { footbridgePlugin } from './plugin';
import { faustTemplates } from './templates';

import type { FaustConfig } from '@faustwp/core';
import type { Theme } from '../theme';

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
