import styled from 'styled-components';

/** The text of an inner page. Sources are set as what they are: notes at the end. */
export const Body = styled.div`
  padding: 0 var(--gutter) var(--section-space);
  &[data-wide] .prose > * {
    max-width: none;
  }
  .prose h2[id='sources'] {
    padding-top: var(--space-5);
    border-top: 1px solid var(--color-line);
    font-size: var(--text-lg);
    ~ ol {
      font-size: var(--text-sm);
      line-height: 1.5;
    }
  }
`;

export const Lead = styled.div`
  margin-bottom: var(--space-7);
  img {
    width: 100%;
    max-height: 30rem;
    border-radius: var(--radius);
    object-fit: cover;
  }
`;

/** A line after the text that is not part of it. */
export const Aside = styled.p`
  margin-top: var(--space-5);
  color: var(--color-text-muted);
  font-size: var(--text-sm);
`;
