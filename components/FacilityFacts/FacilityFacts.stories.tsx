import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { facilities } from '../content.fixture';
import { FacilityFacts } from './FacilityFacts';

const meta: Meta<typeof FacilityFacts> = { title: 'Facilities/Facts', component: FacilityFacts };
export default meta;

type Story = StoryObj<typeof FacilityFacts>;

export const Full: Story = {
  args: {
    card: facilities[0],
    treatments: ['Medical detox', 'Residential treatment', 'Outpatient'],
    amenities: ['Gym', 'Pool', 'Yoga'],
    accreditations: ['Example Accreditation Commission (sample entry)'],
    license: 'SAMPLE-NV-0001',
    directionsUrl: 'https://www.openstreetmap.org/',
    videoUrl: null,
  },
};
export const AddressOnly: Story = {
  args: {
    card: facilities[1],
    treatments: [],
    amenities: [],
    accreditations: [],
    license: '',
    directionsUrl: null,
    videoUrl: null,
  },
};
