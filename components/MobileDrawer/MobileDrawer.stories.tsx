import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { frame } from '../Frame/frame.fixture';
import { MobileDrawer } from './MobileDrawer';

const meta: Meta<typeof MobileDrawer> = {
  title: 'Frame/MobileDrawer',
  component: MobileDrawer,
  globals: { viewport: { value: 'phone' } },
  args: { menu: frame.primary, active: true, onClose: () => undefined },
};
export default meta;

export const Open: StoryObj<typeof MobileDrawer> = {};
