import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { PartLinks } from './PartLinks';

const meta: Meta<typeof PartLinks> = {
  title: 'Content/Part links',
  component: PartLinks,
  args: { part: 2, count: 3, base: '/a-long-read/' },
};
export default meta;

export const SecondOfThree: StoryObj<typeof PartLinks> = {};
