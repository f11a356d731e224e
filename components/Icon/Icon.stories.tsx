import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { Chevron } from './Chevron';
import { Warning } from './Warning';

const meta: Meta = { title: 'Shared/Icons' };
export default meta;

const row = { display: 'flex', gap: 16, fontSize: 32 } as const;

export const ChevronDirections: StoryObj = {
  render: () => (
    <div style={row}>
      <Chevron direction="up" />
      <Chevron direction="right" />
      <Chevron />
      <Chevron direction="left" />
    </div>
  ),
};

export const WarningIcon: StoryObj = {
  render: () => (
    <div style={{ ...row, color: 'var(--color-error)' }}>
      <Warning title="Warning" />
    </div>
  ),
};
