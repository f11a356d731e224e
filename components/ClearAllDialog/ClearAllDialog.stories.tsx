import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { ClearAllDialog } from './ClearAllDialog.island';

/** Mocks the server's responses, in order. */
function replying(...bodies: object[]): Story['beforeEach'] {
  return () => {
    const { fetch } = window;
    window.fetch = async () => Response.json(bodies.shift() ?? {});
    return () => {
      window.fetch = fetch;
    };
  };
}

/** Before and after clearing the cache. */
const meta: Meta<typeof ClearAllDialog> = {
  title: 'Editors/ClearAllDialog',
  component: ClearAllDialog,
  args: { recipients: { editor: 'Edie Editor', staff: ['staff@example.org'] }, onClose: () => undefined },
  argTypes: { onClose: { action: 'closed' } },
};
export default meta;

type Story = StoryObj<typeof ClearAllDialog>;

const go: Story['play'] = async ({ canvasElement, userEvent }) => {
  const button = [...canvasElement.ownerDocument.querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'Continue',
  );
  if (button) await userEvent.click(button);
};

export const Caution: Story = {};
export const Failed: Story = { beforeEach: replying({ cleared: false }), play: go };
export const Cleared: Story = { beforeEach: replying({ cleared: true }, { sent: true }), play: go };
export const NobodyTold: Story = { beforeEach: replying({ cleared: true }, {}), play: go };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
