import { openFrame } from '../Plate/open-frame';

/** Loaded by the first click on a plate, not before. */

const MAPS = ['https://www.google.com/maps', 'https://www.openstreetmap.org/export/embed.html?'];

/**
 * Puts the map in the place of its plate.
 * @param plate link with `data-map`, as bridge/wordpress/html/embeds.ts draws it; one that names no map is followed
 */
export function show(plate: HTMLAnchorElement): void {
  const address = plate.dataset.map ?? '';
  const isMap = MAPS.some((map) => address.startsWith(map));
  openFrame(plate, { address: isMap ? address : null, plateClass: 'map-plate', title: 'Map' });
}
