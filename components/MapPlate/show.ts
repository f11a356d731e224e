/** Loaded by the first click on a plate, not before. */

const MAPS = ['https://www.google.com/maps', 'https://www.openstreetmap.org/export/embed.html?'];

/**
 * Puts the map in the place of its plate.
 * @param plate link with `data-map`, as bridge/html/embeds.ts draws it; one that names no map is followed
 */
export function show(plate: HTMLAnchorElement): void {
  const address = plate.dataset.map ?? '';
  if (!MAPS.some((map) => address.startsWith(map))) {
    window.location.assign(plate.href);
    return;
  }
  const frame = document.createElement('iframe');
  frame.className = 'map-plate-frame';
  frame.src = address;
  frame.title = plate.querySelector('.map-plate-title')?.textContent ?? 'Map';
  frame.allowFullscreen = true;
  // A key of Google's may be bound to this site; the page's path is nobody's business.
  frame.referrerPolicy = 'strict-origin';
  plate.replaceWith(frame);
  frame.focus();
}
