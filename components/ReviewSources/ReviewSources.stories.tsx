import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { ReviewSources } from './ReviewSources';

const sources = [
  { name: 'All', url: '/about/testimonials/', count: 1312, isShown: false },
  { name: 'Written to us', url: '/about/testimonials/from/internal/', count: 1204, isShown: false },
  { name: 'Google', url: '/about/testimonials/from/google/', count: 96, isShown: true },
  { name: 'Yelp', url: '/about/testimonials/from/yelp/', count: 12, isShown: false },
];

const meta: Meta<typeof ReviewSources> = {
  title: 'Content/Review sources',
  component: ReviewSources,
  args: { sources },
};
export default meta;

export const OneChosen: StoryObj<typeof ReviewSources> = {};
