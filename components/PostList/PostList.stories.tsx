import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { posts } from '../content.fixture';
import { PostList } from './PostList';

const meta: Meta<typeof PostList> = { title: 'Content/Post list', component: PostList, args: { posts } };
export default meta;

export const WithAndWithoutPicture: StoryObj<typeof PostList> = {};
