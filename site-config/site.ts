/**
 * The brand of this build. next.config aliases `@/site-config/site` to `brands/<NEXT_PUBLIC_SITE>`, so that
 * a build's bundle carries one brand; outside Next (tests, Storybook, scripts) it is the default brand.
 * Import it by that alias, never by a relative path, or the alias does not catch it.
 */
export { site } from './brands/DSH';
