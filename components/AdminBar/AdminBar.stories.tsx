import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import type { PageAnswer } from '@footbridge/browser/editor/facts';
import { Layout } from '../Layout/Layout';
import { layout } from '../Layout/layout.fixture';
import { Prose } from '../Prose/Prose';
import { AdminBarView } from './AdminBarView';
import { facts } from './facts.fixture';
import { PageBelow } from './PageBelow';

type Answer =
  | 'all'
  | 'clears pages only'
  | 'outdated'
  | 'updates needed'
  | 'not cached, no text'
  | 'asked'
  | 'signed out'
  | 'unavailable';

interface Controls {
  answer: Answer;
  isHidden: boolean;
}

function answerOf(answer: Answer): PageAnswer | null {
  switch (answer) {
    case 'all':
      return { kind: 'facts', facts };
    case 'clears pages only':
      return { kind: 'facts', facts: { ...facts, rights: { clearPage: true, clearAll: false } } };
    case 'outdated':
      return { kind: 'facts', facts: { ...facts, cache: facts.cache && { ...facts.cache, isOutdated: true } } };
    case 'updates needed':
      return { kind: 'facts', facts: { ...facts, updates: ['WordPress', 'WPGraphQL'] } };
    case 'not cached, no text':
      return { kind: 'facts', facts: { ...facts, cache: null, editUrl: null, draft: null, lastWebhook: null } };
    case 'signed out':
      return { kind: 'signed-out' };
    case 'unavailable':
      return { kind: 'unavailable', message: 'WordPress does not answer. Try again in a minute.' };
    case 'asked':
      return null;
  }
}

/** On a page, which it pushes down. */
function OnAPage({ answer: name, isHidden: isHiddenAtFirst }: Controls) {
  const [isHidden, setIsHidden] = useState(isHiddenAtFirst);
  const answer = answerOf(name);
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
  argTypes: {
    answer: {
      control: 'select',
      options: [
        'all',
        'clears pages only',
        'outdated',
        'updates needed',
        'not cached, no text',
        'asked',
        'signed out',
        'unavailable',
      ] satisfies Answer[],
    },
  },
  args: { answer: 'all', isHidden: false },
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
export const ForAnEditor: Story = { args: { answer: 'clears pages only' } };
export const Outdated: Story = { args: { answer: 'outdated' } };
export const NotCached: Story = { args: { answer: 'not cached, no text' } };
export const Away: Story = { args: { answer: 'unavailable' } };
export const SignedOut: Story = { args: { answer: 'signed out' } };
export const OutOfView: Story = { args: { isHidden: true } };
export const OnAPhone: Story = phone;
export const ToolsOnAPhone: Story = { ...phone, play: opened(/^Tools/) };
export const OutOfViewOnAPhone: Story = { ...phone, args: { isHidden: true } };
