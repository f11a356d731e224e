import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { picture } from '../content.fixture';
import { Gallery } from './Gallery';

const meta: Meta<typeof Gallery> = { title: 'Content/Gallery', component: Gallery };
export default meta;

export const OfThree: StoryObj<typeof Gallery> = { args: { photos: [picture, picture, picture] } };
