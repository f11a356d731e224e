import styled from 'styled-components';
import { media } from '@/site-config/theme';

/** A band across the page whose content keeps the content width; the ground may be tinted (soft) or the brand's own (deep). */
export const Section = styled.section`
  padding: var(--section-space) var(--gutter);
  &[data-tone='soft'] {
    background: var(--color-surface-alt);
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
  gap: var(--space-7);
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 20rem);
    gap: var(--space-8);
    &[data-lead='narrow'] {
      grid-template-columns: minmax(0, 20rem) minmax(0, 1fr);
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
