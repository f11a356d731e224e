import { setConfig } from '@faustwp/core';

import { footbridgePlugin } from '@/bridge/wordpress/faust/plugin';
import { faustTemplates } from '@/bridge/wordpress/faust/templates';
import { templates } from '@/wp-templates';

import possibleTypes from './possibleTypes.json';

/**
 * Faust's configuration, for the server only: browsers run neither Faust nor Apollo. So pages/_app must not import this file, and
 * pages use `faustConfig` inside getStaticProps only, or it would stay in the browser's bundle.
 */
export const faustConfig = {
  templates,
  plugins: [footbridgePlugin],
  possibleTypes,
  useGETForQueries: false,
  usePersistedQueries: false,
};

setConfig({ ...faustConfig, templates: faustTemplates(templates) });
