/** Widths the image optimizer serves, px: every picture's srcset is made of them, and next.config allows no other. */
export const IMAGE_WIDTHS = [96, 128, 256, 384, 640, 828, 1080, 1200, 1680, 2048];
