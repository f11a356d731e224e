import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { Statistics } from './Statistics';

const meta: Meta<typeof Statistics> = { title: 'Content/Statistics', component: Statistics };
export default meta;

export const OfTheBrand: StoryObj<typeof Statistics> = {};
