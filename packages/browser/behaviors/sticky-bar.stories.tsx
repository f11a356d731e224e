import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { useEffect } from 'react';
import type { StickyBarView, StickyButton } from '@footbridge/bridge/pages/sticky-bar/buttons';
import type { Segment } from '@footbridge/shared/segments';
import { StickyBar } from '@/components/StickyBar/StickyBar';
import { startStickyBar } from './sticky-bar';

const CALL: StickyButton = { kind: 'call', before: 'Call ', after: '', hasNumber: true };
const link = (title: string, url: string): StickyButton => ({ kind: 'link', title, url, target: '' });

const BARS = {
  facility: {
    title: 'Thinking about coming here?',
    subtitle: 'Ask about a room, a visit or the way to us.',
    buttons: [CALL, link('Check insurance', '/verify-insurance/')],
  },
  insurance: {
    title: 'What would your plan pay?',
    subtitle: 'Checking is free and doesn’t commit you to anything.',
    buttons: [link('Check your plan', '/verify-insurance/'), CALL],
  },
  conversion: { title: 'Rather talk than type?', subtitle: 'Someone can take it from here.', buttons: [CALL] },
  other: {
    title: 'Need to reach us?',
    subtitle: 'In an emergency, call 911. In a crisis, call or text 988.',
    buttons: [CALL, link('Other ways', '/contact/')],
  },
} satisfies Partial<Record<Segment, StickyBarView>>;

interface Controls {
  segment: keyof typeof BARS;
  title: string;
  subtitle: string;
  buttons: StickyButton[];
  /** false: as the visitor finds it after 5 s (2 s on a phone), at once. */
  expanded: boolean;
  text: string;
}

function Started({ bar, isFolded }: { bar: StickyBarView; isFolded: boolean }) {
  useEffect(() => {
    startStickyBar();
    if (isFolded) document.querySelector<HTMLElement>('.sticky-bar-toggle')?.click();
  }, [isFolded]);
  return <StickyBar bar={bar} />;
}

/** A page below, so that the bar has something to lie over; folded by its own button, as a visitor would. */
function Bar({ segment, title, subtitle, buttons, expanded, text }: Partial<Controls>) {
  const own = BARS[segment ?? 'other'];
  const bar = { title: title ?? own.title, subtitle: subtitle ?? own.subtitle, buttons: buttons ?? own.buttons };
  const key = JSON.stringify([bar, expanded]);
  return (
    <>
      <main style={{ minHeight: '120vh', padding: 32 }}>
        <p style={{ maxWidth: '40em' }}>{text ?? 'The page goes on under the bar, and its end stands above it.'}</p>
      </main>
      <Started key={key} bar={bar} isFolded={expanded === false} />
    </>
  );
}

const meta: Meta<Controls> = {
  title: 'Visitor/StickyBar',
  render: (args) => <Bar {...args} />,
  args: { segment: 'facility', expanded: true },
  argTypes: {
    segment: { control: 'select', options: Object.keys(BARS) },
    expanded: { control: 'boolean' },
    title: { control: 'text' },
    subtitle: { control: 'text' },
  },
};
export default meta;

type Story = StoryObj<Controls>;

/** Folds itself after 5 s, on phones and tablets after 2 s; not while the pointer or the keyboard is in it. */
export const Expanded: Story = {};
export const Folded: Story = { args: { expanded: false } };
export const NotFound: Story = { args: { segment: 'other' } };
export const LongTexts: Story = {
  args: {
    title: 'Are you looking for a place that takes your plan, your dog and your Tuesday evening class seriously?',
    subtitle:
      'Ask about all of it. Someone on the admissions team answers, tells you what is possible here and what is not, and names a place that does it where we do not.',
    buttons: [CALL, link('Check what your insurance plan would pay', '/verify-insurance/')],
  },
};
export const NoButtons: Story = { args: { buttons: [] } };
export const OneButton: Story = { args: { segment: 'conversion' } };
export const FourButtons: Story = {
  args: {
    buttons: [
      CALL,
      link('Check insurance', '/verify-insurance/'),
      link('Visit us', '/contact/'),
      { kind: 'call', before: 'Talk to us', after: '', hasNumber: false },
    ],
  },
};
export const ButtonsAlone: Story = { args: { title: '', subtitle: '' } };
export const TitleAlone: Story = { args: { subtitle: '', buttons: [] } };
