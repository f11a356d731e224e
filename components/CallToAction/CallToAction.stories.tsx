import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { CallToAction } from './CallToAction';

const meta: Meta<typeof CallToAction> = {
  title: 'Content/Call to action',
  component: CallToAction,
  parameters: { layout: 'fullscreen' },
};
export default meta;

export const OfTheBrand: StoryObj<typeof CallToAction> = {};
