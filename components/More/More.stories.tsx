import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { More } from './More';

const meta: Meta<typeof More> = { title: 'Content/More', component: More };
export default meta;

export const OfAList: StoryObj<typeof More> = { args: { label: 'Show 3 more', children: 'What was left out.' } };
