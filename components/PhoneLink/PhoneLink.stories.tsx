import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { useEffect } from 'react';
import { site } from '@/site-config/site';
import type { CallNumberVariant } from '@/site-config/types';
import { showVariant } from '@footbridge/browser/number/current';
import { CallNumber, PhoneLink } from './PhoneLink';

interface Controls {
  /** The visit's variant (packages/browser/number/rules.ts). */
  variant: CallNumberVariant;
  /** Text before the number, in place of "Call". */
  words: string;
}

/** The link with the visit's number. */
function Shown({ variant, words }: Controls) {
  useEffect(() => {
    showVariant(variant);
    return () => showVariant('default');
  }, [variant]);
  if (!words) return <PhoneLink />;
  return (
    <PhoneLink>
      {words} <CallNumber />
    </PhoneLink>
  );
}

const meta: Meta<Controls> = {
  title: 'Shared/PhoneLink',
  render: (args) => <Shown {...args} />,
  argTypes: { variant: { control: 'select', options: Object.keys(site.callNumbers) } },
  args: { variant: 'default', words: '' },
};
export default meta;

type Story = StoryObj<Controls>;

export const Number: Story = {};
export const InWords: Story = { args: { words: 'Ask about a place:' } };
export const ScoreOne: Story = { args: { variant: 'score1' } };
export const ScoreTwo: Story = { args: { variant: 'score2' } };
export const Alumni: Story = { args: { variant: 'alumni' } };
export const Veteran: Story = { args: { variant: 'veteran' } };
export const SpecialPath: Story = { args: { variant: 'specialPath' } };
/** Only one brand has the section. */
export const MentalHealth: Story = { args: { variant: 'mentalHealth' }, globals: { brand: 'LAG' } };
