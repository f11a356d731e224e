/** Widths of the image optimizer, px: next.config allows no others, and every srcset uses them. */
export const IMAGE_WIDTHS = [96, 128, 256, 384, 640, 828, 1080, 1200, 1680, 2048];
/** Qualities of the image optimizer: of photographs, and of flat pictures, on which a lower one shows blocks. */
const QUALITY = { photograph: 75, flat: 90 };
export const IMAGE_QUALITIES = Object.values(QUALITY);

/** Formats that the optimizer resizes. It would send SVGs, icons and animated GIFs as they are, from memory. */
const RESIZED = /\.(?:jpe?g|jpe|png|webp|avif|tiff?)$/i;
const OPTIMIZED = new RegExp(
  `^/_next/image\\?url=([^&]+)&w=(${IMAGE_WIDTHS.join('|')})&q=(?:${IMAGE_QUALITIES.join('|')})$`,
);
/** Editors upload photographs as JPEG, drawings and screenshots in formats without loss. */
const FLAT = /\.(?:png|tiff?)$/i;

/** Returns whether the optimizer resizes a picture. */
export const isResized = (src: string): boolean => RESIZED.test(src);

/** Returns the optimizer's address of a picture at a width; the own address of a picture that it does not resize. */
export const optimizedSrc = (src: string, width: number): string =>
  isResized(src)
    ? `/_next/image?url=${encodeURIComponent(src)}&w=${width}&q=${FLAT.test(src) ? QUALITY.flat : QUALITY.photograph}`
    : src;

/** Returns the picture of an address as optimizedSrc writes it; null for any other spelling, width or quality. */
export function pictureIn(address: string): string | null {
  const [, encoded = '', width = ''] = OPTIMIZED.exec(address) ?? [];
  try {
    const src = decodeURIComponent(encoded);
    return optimizedSrc(src, Number(width)) === address ? src : null;
  } catch {
    return null;
  }
}
