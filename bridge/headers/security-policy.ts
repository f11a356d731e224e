import { createHash } from 'node:crypto';

export interface PolicyInputs {
  /** Text of every inline script that a page has, byte for byte. Data blocks (JSON-LD, __NEXT_DATA__) are none. */
  inlineScripts: readonly string[];
  /** Address of the call-tracking script, where there is one (NEXT_PUBLIC_CALL_TRACKING_SRC). */
  callTrackingSrc?: string;
  /** Address of the style of maps, where there is one (NEXT_PUBLIC_MAP_STYLE_URL): its origin has the tiles, too. */
  mapStyleUrl?: string;
  /** Address of the review service's frame, where there is one (NEXT_PUBLIC_REVIEW_WIDGET_URL). */
  reviewWidgetUrl?: string;
  /** reCAPTCHA is configured (NEXT_PUBLIC_RECAPTCHA_SITE_KEY): forms load it when they are touched. */
  hasRecaptcha?: boolean;
  /** Next's development server: it evaluates modules and talks over a socket. */
  isDev?: boolean;
}

/** What a click may open in a frame: the players of components/VideoPlate, the maps of components/MapPlate, nothing else. */
export const FRAME_ORIGINS = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com', 'https://www.google.com', 'https://www.openstreetmap.org'] as const;

/** Google's own list for reCAPTCHA, less the frame, which maps have already. */
const RECAPTCHA_ORIGINS = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'] as const;

const sourceOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/**
 * The Content-Security-Policy of every page. A hash, not a nonce: pages are cached, the same bytes for all (§2). Styles
 * may be inline, as they are the page's own; scripts may not, unless their hash stands here.
 * @returns the header's value
 * @throws TypeError when one of the addresses is none
 */
export function securityPolicy({ inlineScripts, callTrackingSrc, mapStyleUrl, reviewWidgetUrl, hasRecaptcha = false, isDev = false }: PolicyInputs): string {
  const tracking = callTrackingSrc ? [new URL(callTrackingSrc).origin] : [];
  const maps = mapStyleUrl ? [new URL(mapStyleUrl).origin] : [];
  const recaptcha = hasRecaptcha ? RECAPTCHA_ORIGINS : [];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inlineScripts.map(sourceOf), ...tracking, ...recaptcha, ...(isDev ? ["'unsafe-eval'"] : [])],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...tracking, ...maps],
    'font-src': ["'self'"],
    'media-src': ["'self'"],
    'frame-src': [...FRAME_ORIGINS, ...(reviewWidgetUrl ? [new URL(reviewWidgetUrl).origin] : [])],
    'connect-src': ["'self'", ...tracking, ...maps, ...recaptcha, ...(isDev ? ['ws:'] : [])],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'frame-ancestors': ["'self'"],
    'form-action': ["'self'"],
  };
  return Object.entries(directives)
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ');
}
