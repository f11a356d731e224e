import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { CrisisText } from './CrisisText';

const meta: Meta<typeof CrisisText> = { title: 'Content/Crisis text', component: CrisisText };
export default meta;

export const BothNumbers: StoryObj<typeof CrisisText> = {
  args: { children: 'In an emergency call 911. In a crisis call or text 988. The office is at 911 Main Street.' },
};
