import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { FacilityMap } from './FacilityMap';

const meta: Meta<typeof FacilityMap> = { title: 'Facilities/Map', component: FacilityMap };
export default meta;

export const BeforeTheClick: StoryObj<typeof FacilityMap> = {
  args: {
    name: 'Desert Hope Treatment Center',
    latitude: 36.1699,
    longitude: -115.1398,
    embed: 'about:blank',
    page: 'https://www.openstreetmap.org/',
  },
};
