import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import type { PageAnswer } from '@footbridge/browser/editor/facts';
import { Layout } from '../Layout/Layout';
import { layout } from '../Layout/layout.fixture';
import { Prose } from '../Prose/Prose';
import { AdminBarView } from './AdminBarView';
import { facts } from './facts.fixture';
import { PageBelow } from './AdminBar.styles';

interface Controls {
  answer: PageAnswer | null;
  isHidden: boolean;
}

/** The server's answer about the page, of which some facts are others. */
const withFacts = (own: Partial<typeof facts>): PageAnswer => ({ kind: 'facts', facts: { ...facts, ...own } });

/** On a page, which it pushes down. */
function OnAPage({ answer, isHidden: isHiddenAtFirst }: Controls) {
  const [isHidden, setIsHidden] = useState(isHiddenAtFirst);
  return (
    <>
      <PageBelow $isHidden={isHidden} />
      <AdminBarView
        path="/what-is-detox/?utm_source=x"
        answer={answer}
        hint="edie"
        isHidden={isHidden}
        onToggle={() => setIsHidden(!isHidden)}
        onClearAll={() => undefined}
        onOpenPage={() => undefined}
      />
      <Layout layout={layout}>
        <main data-template="single">
          <Prose html={`<h1>A page</h1>${'<p>Words that stand below the bar and its panels.</p>'.repeat(12)}`} />
        </main>
      </Layout>
    </>
  );
}

/** At the window's top, for editors. Its buttons open panels. */
const meta: Meta<Controls> = {
  title: 'Editors/AdminBar',
  render: (args) => <OnAPage key={JSON.stringify(args)} {...args} />,
  parameters: { layout: 'fullscreen' },
  args: { answer: withFacts({}), isHidden: false },
};
export default meta;

type Story = StoryObj<Controls>;

const phone = { globals: { viewport: { value: 'phone' } } };
const opened =
  (name: RegExp): Story['play'] =>
  async ({ canvas, userEvent }) =>
    userEvent.click(await canvas.findByRole('button', { name }));

export const Everything: Story = {};
export const PagePanel: Story = { play: opened(/^Page/) };
export const ForAnEditor: Story = { args: { answer: withFacts({ rights: { clearPage: true, clearAll: false } }) } };
export const Outdated: Story = {
  args: { answer: withFacts({ cache: facts.cache && { ...facts.cache, isOutdated: true } }) },
};
export const NotCached: Story = {
  args: { answer: withFacts({ cache: null, editUrl: null, draft: null, lastWebhook: null }) },
};
export const UpdatesNeeded: Story = { args: { answer: withFacts({ updates: ['WordPress', 'WPGraphQL'] }) } };
export const Asked: Story = { args: { answer: null } };
export const Away: Story = {
  args: { answer: { kind: 'unavailable', message: 'WordPress does not answer. Try again in a minute.' } },
};
export const SignedOut: Story = { args: { answer: { kind: 'signed-out' } } };
export const OutOfView: Story = { args: { isHidden: true } };
export const OnAPhone: Story = phone;
export const ToolsOnAPhone: Story = { ...phone, play: opened(/^Tools/) };
export const OutOfViewOnAPhone: Story = { ...phone, args: { isHidden: true } };
