/** The theme's constants (specification, section 9). What differs by brand is a CSS custom property (theme-css.ts). */

/** z-index of layers; also as --layer-… in CSS. */
export const layers = {
  tooltip: 5,
  stickyFooter: 15,
  navigation: 30,
  modal: 40,
  drawer: 45,
  navigationOpen: 50,
  adminBar: 55,
} as const;

/** Seconds. */
export const transition = 0.4;

/** px, of the root. */
export const fontBase = 16;
export const lineBase = 24;

/** The shadow, `--elevation-300` in CSS. */
export const defaultElevation = 300;

/** px. */
export const modalMaxWidth = 670;
