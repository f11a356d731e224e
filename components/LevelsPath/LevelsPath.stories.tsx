import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { LevelsPath } from './LevelsPath';

const meta: Meta<typeof LevelsPath> = { title: 'Front page/Levels path', component: LevelsPath };
export default meta;

export const OfTheBrand: StoryObj<typeof LevelsPath> = {};
