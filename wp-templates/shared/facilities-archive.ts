import type { LinkView } from './links';

/** The list of all facilities: what it is called, and where it is, for its own page and for the way to each facility. */
export const FACILITIES_ARCHIVE: LinkView = { title: 'Our facilities', url: '/facilities/' };
