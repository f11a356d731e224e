import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { Rating } from './Rating';

const meta: Meta<typeof Rating> = { title: 'Content/Rating', component: Rating, args: { value: 4.62 } };
export default meta;

type Story = StoryObj<typeof Rating>;

export const OneReview: Story = {};
export const OfMany: Story = { args: { count: 1312 } };
