import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { reviews } from '../content.fixture';
import { ReviewQuotes } from './ReviewQuotes';

const meta: Meta<typeof ReviewQuotes> = { title: 'Content/Review quotes', component: ReviewQuotes, args: { reviews } };
export default meta;

type Story = StoryObj<typeof ReviewQuotes>;

export const FirstLeads: Story = { args: { lead: true } };
export const AllAlike: Story = {};
