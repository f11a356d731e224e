import styled from 'styled-components';

export const Root = styled.section`
  /* In a text's column: what a band across the page is elsewhere. */
  margin-block: var(--space-7);
  &[data-tone='soft'],
  &[data-tone='deep'] {
    padding: var(--space-6) var(--space-5);
    border-radius: var(--radius);
  }
  &[data-tone='soft'] {
    background: var(--color-brand-100);
  }
  &[data-tone='soft'] .step-form {
    background: var(--color-surface);
  }
  &[data-tone='deep'] {
    --focus: var(--color-on-color);
    background: var(--gradient-radial) var(--color-primary);
    color: var(--color-on-color);
  }
`;
