/**
 * How both builds compile styled-components (next.config.ts, packages/browser/styled-components.ts). With the same options a file's
 * components have the same class names in the server's HTML and in the browser, in development too.
 */
export const STYLED_COMPONENTS = { ssr: true, minify: true, pure: true, displayName: false, cssProp: false };
