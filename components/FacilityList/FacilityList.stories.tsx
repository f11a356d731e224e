import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { facilities } from '../content.fixture';
import { FacilityList } from './FacilityList';

const meta: Meta<typeof FacilityList> = { title: 'Facilities/List', component: FacilityList, args: { facilities } };
export default meta;

type Story = StoryObj<typeof FacilityList>;

export const FirstLeads: Story = {};
export const Rows: Story = { args: { rows: true } };
export const OnlyOne: Story = { args: { facilities: facilities.slice(0, 1) } };
