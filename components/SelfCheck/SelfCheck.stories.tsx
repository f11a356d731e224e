import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { SelfCheck } from './SelfCheck.island';

const meta: Meta = { title: 'Forms/Self-check', parameters: { layout: 'padded' } };
export default meta;

export const Drinking: StoryObj = { render: () => <SelfCheck /> };
