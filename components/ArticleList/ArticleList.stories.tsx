import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { links } from '../content.fixture';
import { ArticleList } from './ArticleList';

const meta: Meta<typeof ArticleList> = { title: 'Content/Article list', component: ArticleList };
export default meta;

export const OfTwo: StoryObj<typeof ArticleList> = {
  args: { id: 'written', title: 'Articles by Elena Marsh', articles: links, count: 2 },
};
