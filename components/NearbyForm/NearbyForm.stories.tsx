import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { NearbyForm } from './NearbyForm';

const meta: Meta<typeof NearbyForm> = {
  title: 'Facilities/By distance',
  component: NearbyForm,
  args: { path: '/nearby/' },
};
export default meta;

type Story = StoryObj<typeof NearbyForm>;

export const Empty: Story = {};
export const Refused: Story = { args: { typed: '8910', error: 'A US ZIP code has five digits, such as 02138.' } };
