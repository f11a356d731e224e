import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { PreviewRibbon } from './PreviewRibbon';

/** On an editor's preview of unpublished content. */
const meta: Meta<typeof PreviewRibbon> = {
  title: 'Editors/PreviewRibbon',
  component: PreviewRibbon,
  args: {
    state: 'Draft',
    author: 'Edie Editor',
    date: 'saved May 4, 2026 at 9:30 AM',
    notShown: null,
    editUrl: 'https://cms.example.test/wp-admin/post.php?post=12&action=edit',
    leaveUrl: '/',
  },
};
export default meta;

type Story = StoryObj<typeof meta>;

export const Draft: Story = {};
export const Scheduled: Story = { args: { state: 'Scheduled', date: 'goes public June 1, 2026 at 8:00 AM' } };
export const Edited: Story = {
  args: {
    state: 'Published, with changes that are not',
    author: null,
    notShown: 'author, parent and date as saved',
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
