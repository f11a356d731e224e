import styled from 'styled-components';
import { media } from '@/site-config/theme';

/** A band across the page whose content keeps the content width; the ground may be tinted (soft) or the brand's own (deep). */
export const Section = styled.section`
  padding: var(--section-space) var(--gutter);
  &[data-tone='soft'] {
    background: var(--color-brand-100);
  }
  /* Two of the same ground are one ground: the space between them is not doubled. */
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

/** Text in the wider column, what goes with it in the narrower one; below each other where there is no room. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-7);
  ${media.desktop} {
    grid-template-columns: minmax(0, 40rem) minmax(0, 1fr);
    gap: var(--space-8);
    &[data-lead='narrow'] {
      grid-template-columns: minmax(0, 17rem) minmax(0, 1fr);
    }
    &[data-lead='none'] {
      grid-template-columns: none;
      gap: 0;
    }
  }
`;

/** A section's heading and the sentence under it. */
export const Opening = styled.div`
  max-width: 46rem;
  margin-bottom: var(--space-6);
  p {
    margin-top: var(--space-3);
    color: var(--color-text-muted);
    text-wrap: pretty;
  }
`;

/** The way from a selection to the whole. */
export const More = styled.p`
  margin-top: var(--space-6);
`;
