import { createHash } from 'node:crypto';

import type { Vendor, VendorOrigins } from '@footbridge/shared/vendors/types';

export interface PolicyInputs {
  /** Text of each inline script of a page, byte for byte. Data blocks, such as JSON-LD, need no hash. */
  inlineScripts: readonly string[];
  /** Third parties that load after consent (packages/shared/vendors/vendors.ts), in the page or in an iframe of this site. */
  vendors?: readonly Pick<Vendor, 'way' | 'origins'>[];
  /** NEXT_PUBLIC_MAP_STYLE_URL. Its origin has the tiles, too. */
  mapStyleUrl?: string;
  /** NEXT_PUBLIC_REVIEW_WIDGET_URL, an iframe. */
  reviewWidgetUrl?: string;
  devServer?: string;
  /** Next's development server evaluates modules and uses a WebSocket. */
  isDev?: boolean;
}

const PLAYER_ORIGINS = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'] as const;

/** Origins of the iframes that a click loads: players, and the maps of components/Facade. */
export const IFRAME_ORIGINS = [...PLAYER_ORIGINS, 'https://www.google.com', 'https://www.openstreetmap.org'] as const;

const sourceOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** Returns the Content-Security-Policy of every page. Hashes, not a nonce, because pages are cached. @throws TypeError */
export function securityPolicy({
  inlineScripts,
  vendors = [],
  mapStyleUrl,
  reviewWidgetUrl,
  devServer,
  isDev = false,
}: PolicyInputs): string {
  const inPage = vendors.filter(({ way }) => way === 'page');
  const of = (directive: keyof VendorOrigins) => inPage.flatMap(({ origins }) => origins[directive]);
  // The hosts of a vendor in an iframe are in that iframe's policy only (packages/bridge/visitors/vendors).
  const ownIframes = vendors.some(({ way }) => way === 'frame') ? ["'self'"] : [];
  const maps = mapStyleUrl ? [new URL(mapStyleUrl).origin] : [];
  const dev = devServer ? [new URL(devServer).origin] : [];
  const connect = [...of('connect'), ...maps, ...dev, ...(isDev ? ['ws:'] : [])];
  // Fonts and media use default-src.
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': [
      "'self'",
      ...inlineScripts.map(sourceOf),
      ...of('script'),
      ...dev,
      ...(isDev ? ["'unsafe-eval'"] : []),
    ],
    'style-src': ["'self'", "'unsafe-inline'", ...dev],
    'img-src': ["'self'", 'data:', ...of('img'), ...maps],
    'frame-src': [
      ...new Set([...ownIframes, ...IFRAME_ORIGINS, ...of('frame')]),
      ...(reviewWidgetUrl ? [new URL(reviewWidgetUrl).origin] : []),
    ],
    ...(connect.length > 0 && { 'connect-src': ["'self'", ...connect] }),
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'self'"],
    'form-action': ["'self'"],
  };
  return Object.entries(directives)
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ');
}
