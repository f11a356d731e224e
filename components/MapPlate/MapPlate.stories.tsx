import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { MapPlate } from './MapPlate';

const meta: Meta<typeof MapPlate> = { title: 'Facilities/Map plate', component: MapPlate };
export default meta;

export const BeforeTheClick: StoryObj<typeof MapPlate> = {
  args: { name: 'Desert Hope Treatment Center', embed: 'about:blank', page: 'https://www.openstreetmap.org/' },
};
