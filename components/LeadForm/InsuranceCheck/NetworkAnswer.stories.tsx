import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { NetworkAnswer } from './NetworkAnswer';

const meta: Meta<typeof NetworkAnswer> = { title: 'Forms/What is known of an insurer', component: NetworkAnswer };
export default meta;

type Story = StoryObj<typeof NetworkAnswer>;

export const InNetwork: Story = { args: { name: 'UnitedHealthcare', isInNetwork: true } };
export const Unknown: Story = { args: { name: 'My own plan', isInNetwork: false } };
export const Short: Story = { args: { name: 'UnitedHealthcare', isInNetwork: true, isShort: true } };
