import type { SiteConfig } from './types';

export interface SiteIcon {
  /** Below public/. */
  path: string;
  type: string;
  /** Side in px; a drawing (SVG) has none. */
  side: number | null;
  /** Its edge may be cut off in any shape: what matters stays within the middle four fifths. */
  isMaskable?: true;
}

const png = (path: string, side: number): SiteIcon => ({ path, type: 'image/png', side });

/**
 * The brand's icons, drawn by wordpress/embedded/art: `ico` for what asks at the root or knows nothing newer, `touch` for
 * home screens that cut their own corners, `app` for the manifest.
 */
export function iconsOf({ code, favicon }: Pick<SiteConfig, 'code' | 'favicon'>): {
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

/** Colours of a browser around the page: the bar above it, and the ground while nothing is drawn. */
export function browserColors({ palettes, look }: Pick<SiteConfig, 'palettes' | 'look'>): {
  theme: string;
  background: string;
} {
  return { theme: palettes.primary.default, background: look.surface ?? '#FFFFFF' };
}
