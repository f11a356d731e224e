import { browserColors, iconsOf, type SiteIcon } from '@footbridge/shared/site/icons';

import type { Site } from '@footbridge/shared/site/types';
import type { DocumentAnswer } from '../documents/send';

const CACHE_CONTROL = 'public, max-age=86400';

const iconEntry = ({ path, type, side, isMaskable }: SiteIcon) => ({
  src: path,
  type,
  sizes: side === null ? 'any' : `${side}x${side}`,
  purpose: isMaskable ? 'maskable' : 'any',
});

/** Returns `/site.webmanifest`. `display` is `browser`: an installed app would reveal what its owner reads. */
export function manifest(site: Site): DocumentAnswer {
  const { theme, background } = browserColors(site);
  const members = {
    id: '/',
    name: site.fullName,
    short_name: site.shortName,
    lang: 'en-US',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'browser',
    theme_color: theme,
    background_color: background,
    icons: iconsOf(site).app.map(iconEntry),
  };
  return {
    kind: 'document',
    text: `${JSON.stringify(members, null, 2)}\n`,
    type: 'application/manifest+json',
    modified: null,
    cacheControl: CACHE_CONTROL,
  };
}
