import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { people } from '../content.fixture';
import { ContributorCard } from './ContributorCard';

const meta: Meta<typeof ContributorCard> = {
  title: 'People/Contributor card',
  component: ContributorCard,
  args: { person: people[0] },
};
export default meta;

type Story = StoryObj<typeof ContributorCard>;

export const Person: Story = { args: { size: 72 } };
export const InABylinesRole: Story = { args: { role: 'Reviewed by', person: people[1], size: 48 } };
export const OnlyTheName: Story = { args: { person: people[2] } };
