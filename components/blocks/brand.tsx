/** What says who the brand is, and how to reach it. */
import { Children, type ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '@/components/Button/Button';
import { CallToAction } from '@/components/CallToAction/CallToAction';
import { CrisisCalls } from '@/components/CrisisCalls/CrisisCalls';
import { LevelsPath } from '@/components/LevelsPath/LevelsPath';
import { CallNumber } from '@/components/PhoneLink/PhoneLink';
import { PromoCards } from '@/components/PromoCards/PromoCards';
import { Section } from '@/components/Section/Section';
import { Statistics } from '@/components/Statistics/Statistics';
import { WaysIn } from '@/components/WaysIn/WaysIn';
import { blockAttributes } from '@/gql/blocks';
import { defineBlock } from './define-block';
import { Spaced } from './Spaced.styles';

/** Whether there are inner blocks; between their comments WordPress leaves line breaks. */
const hasContent = (children: ReactNode): boolean => Children.toArray(children).some((child) => child !== '');

const Box = styled(Spaced)`
  padding: var(--space-5);
  border: 2px solid var(--color-brand);
  border-radius: var(--radius);
  > .button-row:first-child {
    margin-top: 0;
  }
  p {
    margin-bottom: var(--space-4);
    font-size: var(--text-lg);
    font-weight: 650;
  }
`;

export const brandBlocks = {
  /** A button that calls the visit's number. */
  'footbridge/call-button': defineBlock({
    attributes: blockAttributes['footbridge/call-button'],
    Block: ({ attributes: { text, look } }) => (
      <Spaced>
        <Button theme={look}>
          {text ? (
            <span>
              {text} <CallNumber />
            </span>
          ) : undefined}
        </Button>
      </Spaced>
    ),
  }),
  /** The call to action, in the editor's words or the site's. */
  'footbridge/call-to-action': defineBlock({
    attributes: blockAttributes['footbridge/call-to-action'],
    Block: ({ attributes: { heading, insurance }, children }) => (
      <CallToAction heading={heading} callOnly={!insurance}>
        {hasContent(children) ? children : undefined}
      </CallToAction>
    ),
  }),
  /** What to do in an emergency: 911 and 988. */
  'footbridge/crisis-box': defineBlock({
    attributes: blockAttributes['footbridge/crisis-box'],
    Block: ({ attributes: { heading } }) => (
      <Box role="note" aria-label={heading || 'In an emergency'}>
        {heading && <p>{heading}</p>}
        <CrisisCalls />
      </Box>
    ),
  }),
  /** The brand's levels of care. */
  'footbridge/levels-of-care': defineBlock({
    attributes: blockAttributes['footbridge/levels-of-care'],
    Block: ({ attributes: { heading, sentence } }) => (
      <Section title={heading} sentence={sentence} tone="soft">
        <LevelsPath />
      </Section>
    ),
  }),
  /** The brand's promotions. */
  'footbridge/promotion-cards': defineBlock({
    attributes: blockAttributes['footbridge/promotion-cards'],
    Block: ({ attributes: { from, number } }) => (
      <Section>
        <PromoCards from={from} count={number} />
      </Section>
    ),
  }),
  /** The brand's figures. */
  'footbridge/statistics': defineBlock({
    attributes: blockAttributes['footbridge/statistics'],
    Block: () => (
      <Section tone="soft">
        <Statistics />
      </Section>
    ),
  }),
  /** Links for different readers. */
  'footbridge/ways-in': defineBlock({ attributes: blockAttributes['footbridge/ways-in'], Block: () => <WaysIn /> }),
};
