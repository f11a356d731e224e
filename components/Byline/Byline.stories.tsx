import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { people } from '../content.fixture';
import { Byline } from './Byline';

const roles = ['Written by', 'Reviewed by'];

const meta: Meta<typeof Byline> = { title: 'People/Byline', component: Byline };
export default meta;

type Story = StoryObj<typeof Byline>;

export const WrittenAndReviewed: Story = {
  args: {
    people: people.slice(0, 2).map((person, i) => ({ ...person, role: roles[i] ?? '' })),
    updated: 'September 14, 2026',
  },
};
export const OnlyTheDate: Story = { args: { people: [], updated: 'September 14, 2026' } };
