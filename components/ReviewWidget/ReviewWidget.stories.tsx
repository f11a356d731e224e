import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { ReviewWidget } from './ReviewWidget';

/** Empty unless NEXT_PUBLIC_REVIEW_WIDGET_URL is set and the brand's id is not a placeholder. */
const meta: Meta<typeof ReviewWidget> = { title: 'Content/Review widget', component: ReviewWidget };
export default meta;

export const Off: StoryObj<typeof ReviewWidget> = {};
