import { media } from '@footbridge/shared/breakpoints';

/** Groups, with tighter spacing inside. */
export const groups = `
.prose :where(.wp-block-column, .wp-block-group, .wp-block-group__inner-container, .wp-block-media-text__content, .wp-block-cover__inner-container) > * + * { margin-top: 0.8em; }
.prose :is(.wp-block-column, .wp-block-group, .wp-block-group__inner-container, .wp-block-media-text__content, .wp-block-cover__inner-container) > :first-child { margin-top: 0; }
.prose :is(.wp-block-column, .wp-block-group).has-background, .prose p.has-background { padding: var(--space-5); border-radius: var(--radius); }
.prose :is(.is-layout-flex, .is-layout-grid) > * { margin: 0; }
.prose .wp-block-group.is-layout-flex { display: flex; flex-wrap: wrap; align-items: center; gap: var(--space-4); }
.prose .wp-block-group.is-nowrap { flex-wrap: nowrap; }
.prose .wp-block-group.is-vertical { flex-direction: column; align-items: flex-start; }
.prose .is-content-justification-center { justify-content: center; }
.prose .is-content-justification-right { justify-content: flex-end; }
.prose .is-content-justification-space-between { justify-content: space-between; }
.prose .is-layout-grid { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 12rem), 1fr)); gap: var(--space-5); }
`;

/** Stacked on phones, else as many columns as fit. */
export const columns = `
.prose .wp-block-columns { margin-block: 2em; }
.prose .wp-block-column { min-width: 0; }
.prose .is-not-stacked-on-mobile { display: flex; gap: var(--space-4); }
.prose .is-not-stacked-on-mobile > .wp-block-column { flex: 1 1 0; }
.prose .are-vertically-aligned-center, .prose .is-vertically-aligned-center { align-items: center; align-self: center; }
.prose .is-vertically-aligned-bottom { align-self: flex-end; }
${media.belowGeneral} { .prose .wp-block-columns:not(.is-not-stacked-on-mobile) > .wp-block-column + .wp-block-column { margin-top: 1.25em; } }
${media.general} {
  .prose .wp-block-columns { display: flex; flex-wrap: wrap; gap: var(--space-5) var(--space-6); }
  .prose .wp-block-column { flex: 1 1 8rem; }
  .prose .wp-block-columns:has(> :nth-child(4)) { column-gap: var(--space-4); }
  .prose .wp-block-columns:has(> :nth-child(4)) > .wp-block-column { flex-basis: 6rem; }
  .prose .wp-block-columns:not(.alignwide, .alignfull):has(> :nth-child(5)) > .wp-block-column { flex-basis: 28%; }
  .prose .wp-block-column[style*='flex-basis'] { flex-grow: 0; flex-shrink: 1; max-width: 100%; }
  .prose .wp-block-columns:has(> [style*='flex-basis']) { flex-wrap: nowrap; }
}
`;

export const mediaText = `
.prose .wp-block-media-text { margin-block: 2em; }
.prose .wp-block-media-text__media { margin: 0; }
.prose .wp-block-media-text__media :is(img, video) { width: 100%; border-radius: var(--radius); }
.prose .wp-block-media-text__content { padding-block: var(--space-4); }
.prose .wp-block-media-text.has-background { border-radius: var(--radius); overflow: hidden; }
.prose .wp-block-media-text.has-background .wp-block-media-text__content { padding: var(--space-5); }
.prose .wp-block-media-text.has-background .wp-block-media-text__media img { border-radius: 0; }
${media.general} {
  .prose .wp-block-media-text { display: grid; grid-template-columns: 1fr 1fr; align-items: center; gap: var(--space-6); }
  .prose .wp-block-media-text.has-background { gap: 0; }
  .prose .wp-block-media-text.is-image-fill-element .wp-block-media-text__media, .prose .is-image-fill .wp-block-media-text__media { height: 100%; min-height: 16rem; }
  .prose .is-image-fill .wp-block-media-text__media img, .prose .is-image-fill-element img { height: 100%; object-fit: cover; }
  .prose .has-media-on-the-right > .wp-block-media-text__media { order: 2; }
  .prose .is-vertically-aligned-top { align-items: start; }
}
`;

const dims = [10, 20, 30, 40, 50, 60, 70, 80, 90, 100];
const dimRules = (on: string) =>
  dims.map((dim) => `${on.replace('*', `.has-background-dim-${dim}`)} { opacity: ${dim / 100}; }`).join('\n');

/** Text over a picture, with an overlay for contrast: 50 % by default. */
export const cover = `
.prose .wp-block-cover, .prose .wp-block-cover-image {
  position: relative;
  isolation: isolate;
  display: grid;
  place-items: center;
  min-height: 20rem;
  margin-block: 2em;
  padding: var(--space-5);
  overflow: hidden;
  border-radius: var(--radius);
  background-color: var(--color-primary);
  color: #fff;
  text-align: center;
}
.prose .wp-block-cover.is-light { color: var(--color-text); }
.prose .wp-block-cover > :is(.wp-block-cover__image-background, .wp-block-cover__video-background) {
  position: absolute;
  z-index: -2;
  inset: 0;
  width: 100%;
  height: 100%;
  max-width: none;
  border-radius: 0;
  object-fit: cover;
}
.prose .wp-block-cover__background, .prose .wp-block-cover.has-background-dim:not(:has(.wp-block-cover__background))::before {
  content: '';
  position: absolute;
  z-index: -1;
  inset: 0;
  opacity: 0.5;
  background-color: #000;
}
.prose .wp-block-cover.has-background-dim:is([style*='background-color'], [class*='-background-color'])::before { background-color: inherit; }
${dimRules('.prose .wp-block-cover__background*')}
${dimRules('.prose .wp-block-cover*::before')}
.prose .wp-block-cover :is(a:not(.wp-block-button__link), cite, figcaption, h2, h3, h4) { color: inherit; }
.prose .wp-block-cover > :is(p, div):not([class*='background']) { width: 100%; max-width: var(--column); margin: 0; }
.prose .wp-block-cover-text { font-size: var(--text-2xl); line-height: 1.25; text-shadow: 0 0 0.75em rgb(0 0 0 / 0.6); }
.prose .has-left-content { text-align: left; }
.prose .has-right-content { text-align: right; }
.prose .wp-block-cover[class*='is-position-top'] { align-items: start; }
.prose .wp-block-cover[class*='is-position-bottom'] { align-items: end; }
.prose .wp-block-cover[class*='-left']:is([class*='is-position']) { text-align: left; }
.prose .wp-block-cover[class*='-right']:is([class*='is-position']) { text-align: right; }
`;

export const buttons = `
.prose .wp-block-buttons { display: flex; flex-wrap: wrap; gap: var(--space-3); margin-block: 2em; }
.prose .wp-block-buttons > * { margin: 0; }
.prose .wp-block-buttons.is-vertical { flex-direction: column; align-items: flex-start; }
.prose .is-content-justification-center { justify-content: center; }
.prose .is-content-justification-right { justify-content: flex-end; }
.prose .wp-block-button.aligncenter { text-align: center; }
.prose .wp-block-button__width-25 { flex-basis: 21%; }
.prose .wp-block-button__width-50 { flex-basis: 46%; }
.prose .wp-block-button__width-75 { flex-basis: 71%; }
.prose .wp-block-button__width-100 { flex-basis: 100%; }
.prose .has-custom-width > .wp-block-button__link { width: 100%; }
.prose .wp-block-button__link.no-border-radius, .prose .is-style-squared .wp-block-button__link { border-radius: 0; }
.prose .is-style-fill .wp-block-button__link.has-background, .prose .wp-block-button__link.has-background { border-color: transparent; }
`;

/** WordPress's breakpoints of blocks that are hidden by the window's width, in px; not this site's. */
const MOBILE = 480;
const TABLET = 782;

/** As in WordPress's own style sheet, with its classes. */
export const visibility = `
@media (width <= ${MOBILE}px) { .prose .wp-block-hidden-mobile { display: none !important; } }
@media (${MOBILE}px < width <= ${TABLET}px) { .prose .wp-block-hidden-tablet { display: none !important; } }
@media (width > ${TABLET}px) { .prose .wp-block-hidden-desktop { display: none !important; } }
`;
