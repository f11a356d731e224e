/** Replaces packages/shared/site/client-config.ts in the browser build (vite.config.mts): the same values, read from the page. */
export { config as clientConfig } from './page-data';
