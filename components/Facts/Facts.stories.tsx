import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { Facts } from './Facts';

const meta: Meta<typeof Facts> = { title: 'Content/Facts', component: Facts };
export default meta;

export const OfAPerson: StoryObj<typeof Facts> = {
  args: {
    facts: [
      { name: 'Team', values: ['Medical Reviewers'] },
      { name: 'Works with', values: ['Desert Hope Treatment Center', 'Laguna Treatment Center'] },
    ],
  },
};
