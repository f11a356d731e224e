import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { ComparisonChart } from './ComparisonChart.island';
import { comparison } from './ComparisonChart.fixture';

const meta: Meta<typeof ComparisonChart> = {
  title: 'Facilities/Comparison charts',
  component: ComparisonChart,
  args: comparison,
};
export default meta;

type Story = StoryObj<typeof ComparisonChart>;

export const Everything: Story = {};

export const Choosing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Choose what to compare'));
    await userEvent.click(canvas.getByLabelText('Desert Hope Reno'));
  },
};
