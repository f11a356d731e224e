import Router from 'next/router';
import type { MouseEvent } from 'react';
import { isPage } from '../Link/is-page';

/**
 * Links in editors' HTML, which React knows nothing of: pages of this site change without a reload, a plate becomes
 * its video or map. Whatever a browser does better (new tabs, downloads, files, other sites) is left to it.
 */
export function follow(event: MouseEvent<HTMLElement>): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.defaultPrevented);
  if (!link || !isPlain || link.target || link.hasAttribute('download')) return;
  const href = link.getAttribute('href') ?? '';
  if (link.dataset.video) {
    event.preventDefault();
    import('../VideoPlate/play').then(({ play }) => play(link)).catch(() => window.location.assign(href));
  } else if (link.dataset.map) {
    event.preventDefault();
    import('../MapPlate/show').then(({ show }) => show(link)).catch(() => window.location.assign(href));
  } else if (isPage(href)) {
    event.preventDefault();
    void Router.push(href);
  }
}
