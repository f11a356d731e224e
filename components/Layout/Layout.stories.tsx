import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { Layout } from './Layout';
import { emptyLayout, layout } from './layout.fixture';

const meta: Meta<typeof Layout> = {
  title: 'Layout/Layout',
  component: Layout,
  parameters: { layout: 'fullscreen' },
  args: {
    year: 2026,
    children: (
      <main style={{ padding: 'var(--section-space) var(--gutter)' }}>
        <div className="prose">
          <h1>What the first days of treatment are like</h1>
          <p>
            Most people come with a bag, a lot of questions and little sleep. The first day is for a medical check, a
            meal and a quiet room; decisions can wait until the morning.
          </p>
        </div>
      </main>
    ),
  },
};
export default meta;

type Story = StoryObj<typeof Layout>;

export const WithMenus: Story = { args: { layout } };
export const WithoutWordPress: Story = { args: { layout: emptyLayout } };
