import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { FramePlate } from './FramePlate';

/** As the review widget has it, where a service is configured. The map's plate is under Facilities. */
const meta: Meta<typeof FramePlate> = { title: 'Content/Frame plate', component: FramePlate };
export default meta;

export const BeforeTheClick: StoryObj<typeof FramePlate> = {
  args: {
    className: 'review-widget',
    frame: 'about:blank',
    page: 'https://reviews.example.org/',
    title: 'Reviews of Desert Hope on reviews.example.org',
    children: (
      <>
        <b>Show reviews from reviews.example.org</b>: loads them from there and tells it that you look
      </>
    ),
  },
};
