import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { CrisisCalls } from './CrisisCalls';

const meta: Meta<typeof CrisisCalls> = { title: 'Content/Crisis calls', component: CrisisCalls };
export default meta;

export const BothNumbers: StoryObj<typeof CrisisCalls> = {};
