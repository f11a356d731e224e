import type { LinkView } from '../Breadcrumbs/Breadcrumbs';

/** Title and path of the facilities' archive, for its page and the breadcrumbs. */
export const FACILITIES_ARCHIVE: LinkView = { title: 'Our facilities', url: '/facilities/' };

/** Path of the archive by distance (pages/nearby). */
export const NEARBY_PATH = '/nearby/';
