import styled from 'styled-components';
import { media } from '@footbridge/shared/breakpoints';

export const Root = styled.section`
  /* A band across the page whose content has the content width; the ground may be tinted (soft) or the brand's own (deep). */
  padding: var(--section-space) var(--gutter);
  &[data-tone='soft'] {
    background: var(--color-brand-100);
  }
  &[data-tone='soft'] .step-form {
    background: var(--color-surface);
  }
  &:not([data-tone]) + &:not([data-tone]),
  &[data-tone='soft'] + &[data-tone='soft'] {
    padding-top: 0;
  }
  &[data-tone='deep'] {
    --focus: var(--color-on-color);
    background: var(--gradient-radial) var(--color-primary);
    color: var(--color-on-color);
  }
  &[data-tone='close'] {
    padding-top: 0;
  }
`;

export const Columns = styled.div`
  /* Text in the wider column, what goes with it in the narrower one; below each other where there is no room. */
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-7);
  ${media.desktop} {
    /* The least is for a large browser font. */
    grid-template-columns: minmax(0, 40rem) minmax(11rem, 1fr);
    gap: var(--space-8);
    &[data-lead='narrow'] {
      grid-template-columns: minmax(0, 17rem) minmax(0, 1fr);
    }
    &[data-lead='none'] {
      grid-template-columns: none;
      gap: var(--space-6);
    }
  }
`;

export const Head = styled.div`
  /* A section's heading and the sentence under it. */
  max-width: 46rem;
  margin-bottom: var(--space-6);
  p {
    margin-top: var(--space-3);
    color: var(--color-text-muted);
    text-wrap: pretty;
  }
`;

export const More = styled.p`
  /* The way from a selection to the whole. */
  margin-top: var(--space-6);
`;
