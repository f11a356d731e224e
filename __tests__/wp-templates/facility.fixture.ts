import { transformTools } from '@footbridge/bridge/pages/page/tools';
import { facilities, picture } from '@/components/content.fixture';
import { facilityDetails } from '@/wp-templates/single-facility/details';
import type { FacilityView } from '@/wp-templates/single-facility/View';

const [card] = facilities;
if (!card) throw new Error('the fixtures are empty');

/** What the transform makes of a facility, for tests of what is rendered. */
export const facility: FacilityView = {
  title: 'Desert Hope',
  titleHtml: '',
  html: '<p>Words.</p>',
  parts: null,
  related: [],
  topics: [],
  isProtected: false,
  picture,
  card,
  updated: null,
  ...facilityDetails(null, transformTools),
  treatments: ['Medical detox'],
  license: 'SAMPLE-1',
  directionsUrl: 'https://maps.example/directions?to=1',
  map: {
    name: 'Desert Hope',
    latitude: 36.17,
    longitude: -115.14,
    embed: 'https://maps.example/embed',
    page: 'https://maps.example/1',
  },
  video: '',
  photos: [picture, { ...picture, src: '/media/b.jpg', alt: '' }],
  rating: null,
};
