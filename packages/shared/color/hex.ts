/** A color as #RRGGBB. */
export type HexColor = `#${string}`;

function channels(color: HexColor): [number, number, number] {
  const value = Number.parseInt(color.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** Mixes two colors. @param share of the first color, 0 to 1 */
export function mix(first: HexColor, second: HexColor, share: number): HexColor {
  const [a, b] = [channels(first), channels(second)];
  const hex = a.map((channel, i) =>
    Math.round(channel * share + (b[i] ?? 0) * (1 - share))
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${hex.join('').toUpperCase()}`;
}

function luminance(color: HexColor): number {
  const [r, g, b] = channels(color).map((channel) => {
    const s = channel / 255;
    return s <= 0.04045 ? s / 12.92 : ((s + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0);
}

/** Returns the contrast ratio of two colors by WCAG 2, 1 to 21. */
export function contrast(first: HexColor, second: HexColor): number {
  const [a, b] = [luminance(first), luminance(second)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}
