import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { Pagination } from './Pagination';

const meta: Meta<typeof Pagination> = {
  title: 'Content/Pagination',
  component: Pagination,
  args: { base: '/news/', page: 5, pages: 12 },
};
export default meta;

type Story = StoryObj<typeof Pagination>;

export const InTheMiddle: Story = {};
export const FirstOfTwo: Story = { args: { page: 1, pages: 2 } };
export const LastOfMany: Story = { args: { page: 240, pages: 240 } };
