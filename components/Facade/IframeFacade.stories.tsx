import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { IframeFacade } from './IframeFacade';

/** As used by the review widget. The map's facade is under Facilities. */
const meta: Meta<typeof IframeFacade> = { title: 'Content/Iframe facade', component: IframeFacade };
export default meta;

export const BeforeTheClick: StoryObj<typeof IframeFacade> = {
  args: {
    className: 'review-widget',
    src: 'about:blank',
    page: 'https://reviews.example.org/',
    title: 'Reviews of Desert Hope on reviews.example.org',
    children: (
      <>
        <b>Show reviews from reviews.example.org</b>: they load from there, and it will see that you viewed them
      </>
    ),
  },
};
