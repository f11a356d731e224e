import { setConfig } from '@faustwp/core';

import { footbridgePlugin } from '@/bridge/faust/plugin';
import { templates } from '@/wp-templates';

import possibleTypes from './possibleTypes.json';

// Server only: a visitor's browser runs neither Faust nor Apollo, so pages/_app must not import this file.
setConfig({
  templates,
  plugins: [footbridgePlugin],
  possibleTypes,
  useGETForQueries: false,
  usePersistedQueries: false,
});
