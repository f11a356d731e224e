import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { SearchForm } from './SearchForm';

const meta: Meta<typeof SearchForm> = { title: 'Content/Search form', component: SearchForm };
export default meta;

type Story = StoryObj<typeof SearchForm>;

export const Empty: Story = {};
export const WithWords: Story = { args: { words: 'what detox is' } };
