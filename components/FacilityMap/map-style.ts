/** The operator's map style (NEXT_PUBLIC_MAP_STYLE_URL). */
export interface MapStyle {
  /** URL of a style in MapLibre's format, with tiles, sprites and glyphs from the same origin. */
  url: string;
  /** Host that the browser contacts; the facade names it. */
  host: string;
}

/** Returns the configured style; null without one, when maps are OpenStreetMap's embeds. */
export function mapStyle(): MapStyle | null {
  const url = process.env.NEXT_PUBLIC_MAP_STYLE_URL;
  return url && URL.canParse(url) ? { url, host: new URL(url).host } : null;
}
