import { isPlainClick } from '@footbridge/browser/lib/plain-click';

import { theme } from '../theme';

const EMBED = 'a[data-video], a[data-map], a[data-frame]';

async function open(link: HTMLAnchorElement): Promise<void> {
  const { playVideo, showIframe, showMap } = await theme.embeds();
  if (link.dataset.video) playVideo(link);
  else if (link.dataset.map) showMap(link);
  else showIframe(link);
}

/** Starts click-to-load embeds: a plain click replaces the link by the video, map or widget. If that fails, the link is followed. */
export function startEmbeds(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(EMBED) : null;
    if (!link || event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    open(link).catch(() => window.location.assign(link.href));
  });
}
