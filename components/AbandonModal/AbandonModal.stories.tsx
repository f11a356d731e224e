import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { AbandonModal } from './AbandonModal.island';

/** Opens once a session, when a visitor seems to be leaving. Some brands have an insurance check. */
const meta: Meta<typeof AbandonModal> = {
  title: 'Visitor/AbandonModal',
  component: AbandonModal,
  args: { onClose: () => undefined },
  argTypes: { onClose: { action: 'closed' } },
};
export default meta;

type Story = StoryObj<typeof AbandonModal>;

export const WithInsuranceCheck: Story = { globals: { brand: 'DSH' } };
export const WithoutInsuranceCheck: Story = { globals: { brand: 'AHW' } };
export const OnAPhone: Story = { globals: { brand: 'DSH', viewport: { value: 'phone' } } };
