/** Widths of the image optimizer, px: next.config allows no others, and every srcset uses them. */
export const IMAGE_WIDTHS = [96, 128, 256, 384, 640, 828, 1080, 1200, 1680, 2048];
