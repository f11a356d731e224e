/**
 * The brand of this build. next.config aliases `@/site-config/site` to `brands/<NEXT_PUBLIC_SITE>`, so that a bundle has one
 * brand. Outside Next (tests, Storybook, scripts) it is the default brand. Import it by the alias, never by a relative path.
 */
export { site } from './brands/DSH';
