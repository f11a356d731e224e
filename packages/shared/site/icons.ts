import type { Site } from './types';

export interface SiteIcon {
  /** URL path. */
  path: string;
  type: string;
  /** Width and height in px; null for SVG. */
  side: number | null;
  /** Its content is within the middle 80 %, so that any shape can be cut out. */
  isMaskable?: true;
}

const png = (path: string, side: number): SiteIcon => ({ path, type: 'image/png', side });

/**
 * Returns the icons of the brand's folder: `ico` for requests to /favicon.ico and old browsers, `touch` for iOS home
 * screens, `app` for the manifest.
 */
export function iconsOf({ code, favicon }: Pick<Site, 'code' | 'favicon'>): {
  ico: SiteIcon;
  drawing: SiteIcon;
  touch: SiteIcon;
  app: readonly SiteIcon[];
} {
  const at = (name: string): string => `/brands/${code}/${name}`;
  const drawing: SiteIcon = { path: favicon, type: 'image/svg+xml', side: null };
  return {
    ico: { path: at('favicon.ico'), type: 'image/x-icon', side: 32 },
    drawing,
    touch: png(at('apple-touch-icon.png'), 180),
    app: [
      drawing,
      png(at('icon-192.png'), 192),
      png(at('icon-512.png'), 512),
      { ...png(at('icon-maskable-512.png'), 512), isMaskable: true },
    ],
  };
}

/** Returns the colors of the browser's interface: its theme color, and the background before the first paint. */
export function browserColors({ palettes, look }: Pick<Site, 'palettes' | 'look'>): {
  theme: string;
  background: string;
} {
  return { theme: palettes.primary.default, background: look.surface ?? '#FFFFFF' };
}
