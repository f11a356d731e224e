import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import type { PostPasswordFailure } from '@footbridge/bridge/pages/post-password/answer';
import { Protected } from './Protected';
import { PostPasswordContext } from './post-password-context';

const meta: Meta<{ failure: PostPasswordFailure | null }> = {
  title: 'Content/Protected',
  render: ({ failure }) => (
    <PostPasswordContext value={{ path: '/alumni/reunion/', failure }}>
      <Protected />
    </PostPasswordContext>
  ),
};
export default meta;

type Story = StoryObj<typeof meta>;

export const Asking: Story = { args: { failure: null } };
export const WrongPassword: Story = { args: { failure: 'wrong' } };
export const TooManyTries: Story = { args: { failure: 'too-many' } };
