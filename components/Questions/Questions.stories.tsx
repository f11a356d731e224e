import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { questions } from '../content.fixture';
import { Questions } from './Questions';

const meta: Meta<typeof Questions> = { title: 'Content/Questions', component: Questions, args: { questions } };
export default meta;

export const Closed: StoryObj<typeof Questions> = {};
