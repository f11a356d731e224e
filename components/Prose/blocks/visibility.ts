/** WordPress's breakpoints of blocks that are hidden by the window's width, in px; not this site's. */
const MOBILE = 480;
const TABLET = 782;

/** As in WordPress's own style sheet, with its classes. */
export const visibility = `
@media (width <= ${MOBILE}px) { .prose .wp-block-hidden-mobile { display: none !important; } }
@media (${MOBILE}px < width <= ${TABLET}px) { .prose .wp-block-hidden-tablet { display: none !important; } }
@media (width > ${TABLET}px) { .prose .wp-block-hidden-desktop { display: none !important; } }
`;
