import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { PromoCards } from './PromoCards';

const meta: Meta<typeof PromoCards> = { title: 'Layout/PromoCards', component: PromoCards };
export default meta;

export const All: StoryObj<typeof PromoCards> = {};
export const Two: StoryObj<typeof PromoCards> = { args: { from: 1, count: 2 } };
