import type { NearbyFacility } from '@footbridge/shared/site/types';

/** A facility near the visitor, as the geolocation service returns it. */
export const vegas: NearbyFacility = {
  siteKey: 'DSH',
  chartFacName: 'Desert Hope Treatment Center',
  img: '/brands/DSH/scene.svg',
  description: 'Detox, residential and outpatient treatment in Las Vegas.',
  url: 'https://deserthopetreatment.com/facilities/desert-hope-treatment-center/',
  radius: 150,
  distance: 4.2,
};
