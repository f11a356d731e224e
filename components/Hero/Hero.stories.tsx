import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { useSite } from '../site-context';
import { Hero } from './Hero';

/** The layout depends on the brand in the toolbar. */
const meta: Meta<typeof Hero> = { title: 'Front page/Hero', component: Hero, parameters: { layout: 'fullscreen' } };
export default meta;

function OfBrand() {
  return (
    <Hero
      title={useSite().fullName}
      sentence="You do not need the right words, or a decision, to begin."
      picture={null}
    />
  );
}

export const BrandsOwnScene: StoryObj = { render: () => <OfBrand /> };
