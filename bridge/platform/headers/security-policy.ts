import { createHash } from 'node:crypto';

import type { Vendor, VendorOrigins } from '@/shared/vendors/types';

export interface PolicyInputs {
  /** Text of every inline script that a page has, byte for byte. Data blocks (JSON-LD, the page's data) are none. */
  inlineScripts: readonly string[];
  /** Other parties that may come with consent (site-config/vendors): scripts in the page, or frames of this site. */
  vendors?: readonly Pick<Vendor, 'way' | 'origins'>[];
  /** Address of the style of maps, where there is one (NEXT_PUBLIC_MAP_STYLE_URL): its origin has the tiles, too. */
  mapStyleUrl?: string;
  /** Address of the review service's frame, where there is one (NEXT_PUBLIC_REVIEW_WIDGET_URL). */
  reviewWidgetUrl?: string;
  /** Address of Vite's development server, where there is one. */
  devServer?: string;
  /** Next's development server: it evaluates modules and talks over a socket. */
  isDev?: boolean;
}

/** The players of components/VideoFacade. */
const PLAYER_ORIGINS = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'] as const;

/** What a click may open in a frame: players, the maps of components/MapFacade, nothing else. */
export const IFRAME_ORIGINS = [...PLAYER_ORIGINS, 'https://www.google.com', 'https://www.openstreetmap.org'] as const;

const sourceOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/**
 * The Content-Security-Policy of every page. A hash, not a nonce: pages are cached, the same bytes for all (§2). Styles
 * may be inline, as they are the page's own; scripts may not, unless their hash stands here.
 * @returns the header's value
 * @throws TypeError when one of the addresses is none
 */
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
  // A vendor in a frame is in that frame's policy (bridge/visitors/vendors): here its hosts stay shut.
  const ownFrames = vendors.some(({ way }) => way === 'frame') ? ["'self'"] : [];
  const maps = mapStyleUrl ? [new URL(mapStyleUrl).origin] : [];
  const dev = devServer ? [new URL(devServer).origin] : [];
  const connect = [...of('connect'), ...maps, ...dev, ...(isDev ? ['ws:'] : [])];
  // What is not listed (typefaces, films) has the default. It would be said twice on every page.
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
      ...new Set([...ownFrames, ...IFRAME_ORIGINS, ...of('frame')]),
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
