/**
 * Hands this project's theme over, as faust.config.js does: each part is loaded when a test first needs it, from the test's modules,
 * which it may have replaced.
 */
import type { Theme } from '@footbridge/bridge/wordpress/theme';
import type { Brands } from '@footbridge/shared/site/current';

const theme: Theme = {
  get brands() {
    return globalThis.footbridgeBrands as Brands;
  },
  get templates() {
    return require('@/wp-templates').templates;
  },
  get blocks() {
    return require('@/wp-templates/blocks').themeBlocks;
  },
  queries: {
    get menu() {
      return require('@/queries/menus').MENU_QUERY;
    },
    get siteOptions() {
      return require('@/queries/site-options').SITE_OPTIONS_QUERY;
    },
  },
  get possibleTypes() {
    return require('@/possibleTypes.json');
  },
  get fieldTypes() {
    return require('@/gql/field-types.json');
  },
  get paths() {
    return Object.values(require('@/components/theme-paths').THEME_PATHS) as string[];
  },
  search: {
    get payers() {
      return require('@/site-config/payers').PAYERS;
    },
    get synonyms() {
      return [require('@/site-config/search/synonyms').SYNONYMS, require('@/site-config/search/spanish').SPANISH];
    },
  },
  pictureFolder: (code) => require('@/site-config/brand/read').brandFolder(code),
  get typefaces() {
    return require('@/site-config/fonts').fontFiles(require('@/site-config/site').site);
  },
};

export function handOverTheme(): void {
  let replaced: Brands | undefined;
  Object.defineProperty(globalThis, 'footbridgeBrands', {
    configurable: true,
    get: () => replaced ?? { ...require('@/site-config').brands, site: require('@/site-config/site').site },
    set: (brands: Brands | undefined) => {
      replaced = brands;
    },
  });
  globalThis.footbridge ??= new Map();
  globalThis.footbridge.set('theme', { value: theme });
}
