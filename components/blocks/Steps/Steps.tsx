import styled from 'styled-components';
import { Section } from '@/components/Section/Section';
import { blockAttributes } from '@/gql/blocks';
import { defineBlock } from '../define-block';

const Root = styled.div`
  ol {
    max-width: none;
    padding: 0;
    list-style: none;
    counter-reset: step;
  }
  ol > li {
    counter-increment: step;
    position: relative;
    max-width: var(--column);
    margin: 0;
    padding: var(--space-2) 0 var(--space-5) var(--space-8);
  }
  /* WordPress's editor begins with one. */
  ol > li:empty {
    display: none;
  }
  ol > li::before {
    content: counter(step);
    position: absolute;
    top: 0;
    left: 0;
    display: grid;
    place-items: center;
    width: 44px;
    height: 44px;
    border-radius: 50%;
    background: var(--color-primary);
    color: var(--color-on-color);
    font: var(--weight-heading) var(--text-lg)/1 var(--font-heading);
  }
  /* The way from a step to the next. */
  ol > li:not(:last-child)::after {
    content: '';
    position: absolute;
    top: 52px;
    bottom: 8px;
    left: 21px;
    border-left: 2px solid var(--color-brand-400);
  }
`;

/** What happens one after the other: the editor's numbered list, large. */
export const steps = defineBlock({
  attributes: blockAttributes['footbridge/steps'],
  Block: ({ attributes: { heading }, children }) => (
    <Section title={heading}>
      <Root>{children}</Root>
    </Section>
  ),
});
