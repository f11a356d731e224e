import { openIframe } from '../Facade/open-iframe';

/** Loaded at the first click on a facade. */

const MAPS = ['https://www.google.com/maps', 'https://www.openstreetmap.org/export/embed.html?'];

/**
 * Replaces a facade by its map.
 * @param facade link with `data-map` (bridge/wordpress/html/embeds.ts); without a valid map it is followed
 */
export function show(facade: HTMLAnchorElement): void {
  const address = facade.dataset.map ?? '';
  const isMap = MAPS.some((map) => address.startsWith(map));
  openIframe(facade, { address: isMap ? address : null, facadeClass: 'map-facade', title: 'Map' });
}
