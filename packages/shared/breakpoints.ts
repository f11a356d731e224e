/** Breakpoints in px. Constants, because custom properties do not work in media queries. */
export const breakpoints = {
  desktop: 992,
  wide: 1200,
  mobile: 420,
  general: 776,
  buttonModal: 760,
} as const;

type Breakpoint = keyof typeof breakpoints;

const from = (name: Breakpoint) => `@media (min-width: ${breakpoints[name]}px)` as const;
// 0.02 px less, because a fractional width must match one of the two.
const below = (name: Breakpoint) => `@media (max-width: ${breakpoints[name] - 0.02}px)` as const;

/** Media queries for styled-components: `${media.desktop} { … }` is this width and up, `${media.belowDesktop}` the rest. */
export const media = {
  desktop: from('desktop'),
  wide: from('wide'),
  general: from('general'),
  buttonModal: from('buttonModal'),
  /** Phones in portrait: this width and below. */
  mobile: `@media (max-width: ${breakpoints.mobile}px)`,
  belowDesktop: below('desktop'),
  belowWide: below('wide'),
  belowGeneral: below('general'),
  belowButtonModal: below('buttonModal'),
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
} as const;
