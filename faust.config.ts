import { setConfig } from '@faustwp/core';

import { footbridgePlugin } from '@/bridge/wordpress/faust/plugin';
import { faustTemplates } from '@/bridge/wordpress/faust/templates';
import { templates } from '@/wp-templates';

import possibleTypes from './possibleTypes.json';

/**
 * Faust's configuration. Server only: a visitor's browser runs neither Faust nor Apollo, so pages/_app must not import
 * this file, and who does names `faustConfig` inside getStaticProps: a bare import would stay in the browser's bundle.
 */
export const faustConfig = {
  templates,
  plugins: [footbridgePlugin],
  possibleTypes,
  useGETForQueries: false,
  usePersistedQueries: false,
};

setConfig({ ...faustConfig, templates: faustTemplates(templates) });
