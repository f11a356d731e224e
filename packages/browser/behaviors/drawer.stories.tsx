import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { useEffect } from 'react';
import { Layout } from '@/components/Layout/Layout';
import { layout } from '@/components/Layout/layout.fixture';
import { startDrawer } from './drawer';

function Page() {
  useEffect(() => {
    startDrawer();
    return () => document.querySelector<HTMLElement>('.menu-drawer .menu')?.click();
  }, []);
  return (
    <Layout layout={layout}>
      <main style={{ minHeight: '80vh', padding: 'var(--gutter)' }}>A page below the menu.</main>
    </Layout>
  );
}

/** The menu on small screens, made from the menu bar's HTML. */
const meta: Meta<typeof Page> = {
  title: 'Layout/Drawer',
  component: Page,
  globals: { viewport: { value: 'phone' } },
  parameters: { layout: 'fullscreen' },
};
export default meta;

type Story = StoryObj<typeof Page>;

export const Closed: Story = {};
export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Menu' }));
  },
};
