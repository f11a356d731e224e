export interface ImageSize {
  name: string;
  width: number;
  height: number;
}

/** Largest edges of WordPress's intermediate sizes, in the order its metadata lists them. */
const LIMITS: { name: string; width: number; height: number; crop?: boolean }[] = [
  { name: 'medium', width: 300, height: 300 },
  { name: 'large', width: 1024, height: 1024 },
  { name: 'thumbnail', width: 150, height: 150, crop: true },
  { name: 'medium_large', width: 768, height: Infinity },
  { name: '1536x1536', width: 1536, height: 1536 },
  { name: '2048x2048', width: 2048, height: 2048 },
];

/**
 * Returns the intermediate sizes that WordPress generates of an image: never larger than the original, ratios preserved
 * except for the thumbnail.
 */
export function sizesOf(width: number, height: number): ImageSize[] {
  return LIMITS.flatMap(({ name, width: maxWidth, height: maxHeight, crop }) => {
    if (width <= maxWidth && height <= maxHeight) return [];
    if (crop) return [{ name, width: Math.min(width, maxWidth), height: Math.min(height, maxHeight) }];
    const scale = Math.min(maxWidth / width, maxHeight / height);
    return [{ name, width: Math.round(width * scale), height: Math.round(height * scale) }];
  });
}

/** Whether two sizes show the same picture: WordPress allows one pixel of rounding. */
export function sameRatio(a: { width: number; height: number }, b: { width: number; height: number }): boolean {
  const [small, large] = a.width < b.width ? [a, b] : [b, a];
  return Math.abs(Math.round((large.height / large.width) * small.width) - small.height) <= 1;
}
