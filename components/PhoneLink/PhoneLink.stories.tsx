import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { CallNumber, PhoneLink } from './PhoneLink';

const meta: Meta<typeof PhoneLink> = { title: 'Shared/PhoneLink', component: PhoneLink };
export default meta;

type Story = StoryObj<typeof PhoneLink>;

export const Number: Story = {};
export const InWords: Story = {
  args: {
    children: (
      <>
        Ask about a place: <CallNumber />
      </>
    ),
  },
};
