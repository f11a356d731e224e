import { openIframe } from '../Facade/open-iframe';

/** Loaded by the first click on a facade, not before. */

const MAPS = ['https://www.google.com/maps', 'https://www.openstreetmap.org/export/embed.html?'];

/**
 * Puts the map in the place of its facade.
 * @param facade link with `data-map`, as bridge/wordpress/html/embeds.ts draws it; one that names no map is followed
 */
export function show(facade: HTMLAnchorElement): void {
  const address = facade.dataset.map ?? '';
  const isMap = MAPS.some((map) => address.startsWith(map));
  openIframe(facade, { address: isMap ? address : null, facadeClass: 'map-facade', title: 'Map' });
}
