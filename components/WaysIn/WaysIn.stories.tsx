import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { WaysIn } from './WaysIn';

const meta: Meta<typeof WaysIn> = {
  title: 'Front page/Ways in',
  component: WaysIn,
  parameters: { layout: 'fullscreen' },
};
export default meta;

export const ThreeWays: StoryObj<typeof WaysIn> = {};
