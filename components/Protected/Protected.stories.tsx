import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import type { UnlockFailure } from '@/bridge/wordpress/types';
import { Protected } from './Protected';
import { UnlockContext } from './unlock-context';

const meta: Meta<{ failure: UnlockFailure | null }> = {
  title: 'Content/Protected',
  render: ({ failure }) => (
    <UnlockContext value={{ path: '/alumni/reunion/', failure }}>
      <Protected />
    </UnlockContext>
  ),
};
export default meta;

type Story = StoryObj<typeof meta>;

export const Asking: Story = { args: { failure: null } };
export const WrongPassword: Story = { args: { failure: 'wrong' } };
export const TooManyTries: Story = { args: { failure: 'too-many' } };
