import styled from 'styled-components';
import * as StepForm from '@/components/LeadForm/StepForm/StepForm.styles';
import * as PageBody from '@/components/PageBody/PageBody.styles';

/** A centered column. Each h2 starts a section. */
export const Root = styled(PageBody.Root)`
  padding-top: var(--space-8);
  > * {
    max-width: 44rem;
    margin-inline: auto;
  }
  .prose > * {
    max-width: none;
  }
  .prose > h2 {
    margin-top: var(--space-8);
    padding-top: var(--space-7);
    border-top: 1px solid var(--color-line);
  }
  .prose > h2:first-of-type {
    margin-top: var(--space-7);
  }
  /* Not a child, because the island's element is between. */
  ${StepForm.Frame} {
    max-width: 44rem;
    margin: var(--space-8) auto 0;
  }
  .byline {
    margin: var(--space-8) auto 0;
  }
  .byline-people {
    flex-direction: row;
    align-items: center;
  }
`;

export const Rating = styled.p`
  margin-bottom: var(--space-6);
`;
