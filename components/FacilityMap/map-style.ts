/** The style that maps are drawn in, where the operator configured one (NEXT_PUBLIC_MAP_STYLE_URL, written into the build). */
export interface MapStyle {
  /** Address of a style in MapLibre's format; its tiles, signs and letters come from the same origin. */
  url: string;
  /** Whom a visitor's browser asks: said before it does. */
  host: string;
}

/** @returns null where none is configured: maps are then OpenStreetMap's own, in a frame */
export function mapStyle(): MapStyle | null {
  const url = process.env.NEXT_PUBLIC_MAP_STYLE_URL;
  return url && URL.canParse(url) ? { url, host: new URL(url).host } : null;
}
