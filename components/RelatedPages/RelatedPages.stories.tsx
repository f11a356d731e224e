import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { links } from '../content.fixture';
import { RelatedPages } from './RelatedPages';

const meta: Meta<typeof RelatedPages> = {
  title: 'Content/Related pages',
  component: RelatedPages,
  args: { pages: links },
};
export default meta;

type Story = StoryObj<typeof RelatedPages>;

export const Pages: Story = {};
export const PagesAndTopics: Story = { args: { topics: [{ title: 'Alcohol', url: '/topics/alcohol/' }] } };
