import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import type { CommentView } from './Comment';
import { Comments } from './Comments';

const reader = (id: number, name: string, words: string, replies: CommentView[] = []): CommentView => ({
  id,
  name,
  url: null,
  date: 'February 5, 2026 at 9:10 pm',
  dateTime: '2026-02-05T21:10:00',
  html: `<p>${words}</p>`,
  replyPath: `/comment/5/?parent=${id}`,
  replies,
});

const meta: Meta<typeof Comments> = {
  title: 'Content/Comments',
  component: Comments,
  args: {
    count: 3,
    threads: [
      reader(1, 'Marian T.', 'Writing down what I was lying awake about helped more than I thought it would.'),
      reader(2, 'Owen', 'Week five and I slept six hours.', [reader(3, 'Demo Editor', 'Thank you, Owen.')]),
    ],
    pings: [],
    pages: null,
    form: { action: '/comment/5/' },
    isClosed: false,
  },
};
export default meta;

type Story = StoryObj<typeof Comments>;

export const Open: Story = {};
export const Closed: Story = { args: { form: null, isClosed: true } };
export const Paged: Story = {
  args: { form: null, pages: { older: '/a/comment-page-1/', newer: '/a/comment-page-3/', all: null } },
};
export const LinkedFrom: Story = {
  args: {
    count: 0,
    threads: [],
    form: null,
    pings: [{ id: 4, title: 'A page about sleep', url: 'https://example.org/' }],
  },
};
export const Refused: Story = {
  args: {
    count: 0,
    threads: [],
    form: {
      action: '/comment/5/',
      typed: { author: 'Ana', email: 'ana', comment: 'Thank you.' },
      errors: { email: 'Enter an email address, such as name@example.com.' },
    },
  },
};
