import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { headings } from '../content.fixture';
import { TableOfContents } from './TableOfContents';

const meta: Meta<typeof TableOfContents> = {
  title: 'Content/Table of contents',
  component: TableOfContents,
  args: { headings },
};
export default meta;

export const LongPage: StoryObj<typeof TableOfContents> = {};
