import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { useEffect } from 'react';
import { layout } from '@/components/Layout/layout.fixture';
import { Header } from '@/components/Header/Header';
import { startMenuBar } from './menu-bar';

function Bar() {
  useEffect(startMenuBar, []);
  return <Header menu={layout.primary} />;
}

const meta: Meta<typeof Bar> = {
  title: 'Layout/Menu bar',
  component: Bar,
  globals: { viewport: { value: 'desktop' } },
  parameters: { layout: 'fullscreen' },
};
export default meta;

type Story = StoryObj<typeof Bar>;

export const Closed: Story = {};
export const PanelOpen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Programs' }));
  },
};
