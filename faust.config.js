import { setConfig } from '@faustwp/core';

import { defineTheme } from '@footbridge/bridge/wordpress/faust/define-theme';

import { THEME_PATHS } from './components/theme-paths';
import fieldTypes from './gql/field-types.json';
import possibleTypes from './possibleTypes.json';
import { MENU_QUERY } from './queries/menus';
import { SITE_OPTIONS_QUERY } from './queries/site-options';
import { brands } from './site-config';
import { brandFolder } from './site-config/brand/read';
import { fontFiles } from './site-config/fonts';
import { PAYERS } from './site-config/payers';
import { SPANISH } from './site-config/search/spanish';
import { SYNONYMS } from './site-config/search/synonyms';
import { site } from './site-config/site';
import { templates } from './wp-templates';
import { themeBlocks } from './wp-templates/blocks';

/**
 * Hands this theme over to the bridge, and configures Faust (docs/architecture.md). On the server only: browsers run neither.
 */
export default setConfig(
  defineTheme({
    brands,
    templates,
    blocks: themeBlocks,
    queries: { menu: MENU_QUERY, siteOptions: SITE_OPTIONS_QUERY },
    possibleTypes,
    fieldTypes,
    paths: Object.values(THEME_PATHS),
    search: { payers: PAYERS, synonyms: [SYNONYMS, SPANISH] },
    pictureFolder: brandFolder,
    typefaces: fontFiles(site),
  }),
);
