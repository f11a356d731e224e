import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { TitleBlock } from './TitleBlock';

const meta: Meta<typeof TitleBlock> = {
  title: 'Content/Title block',
  component: TitleBlock,
  parameters: { layout: 'fullscreen' },
};
export default meta;

type Story = StoryObj<typeof TitleBlock>;

export const Article: Story = {
  args: {
    trail: [{ title: 'First steps', url: '/category/first-steps/' }],
    title: 'What detox is, and what it is not',
  },
};
export const WithIntro: Story = {
  args: {
    trail: [],
    eyebrow: 'Las Vegas, NV',
    title: 'Desert Hope Treatment Center',
    intro: 'Detox, residential and day treatment.',
  },
};
