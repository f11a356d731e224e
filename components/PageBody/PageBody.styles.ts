import styled from 'styled-components';
import { media } from '@footbridge/shared/breakpoints';
import * as PageSection from '@/components/PageSection/PageSection.styles';

/** The body of inner pages. */
export const Root = styled.div`
  /* The text of an inner page. Sources are set as what they are: notes at the end. */
  padding: 0 var(--gutter) var(--section-space);
  /* Full Width is for tables, figures and blocks: lines of text that long lose their readers. */
  &[data-wide] .prose > :not(p, h2, h3, h4, h5, h6, ul, ol, dl, blockquote, details, pre) {
    max-width: none;
  }
  &[data-wide] .byline-people {
    flex-direction: row;
    align-items: center;
  }
  .prose h2[id='sources'] {
    padding-top: var(--space-5);
    border-top: 1px solid var(--color-line);
    font-size: var(--text-lg);
  }
  .prose h2[id='sources'] ~ ol {
    font-size: var(--text-sm);
    line-height: 1.5;
  }
  /* A protected page has nothing to say beside its text. */
  ${PageSection.Columns}:has(> :empty) {
    row-gap: 0;
  }
  ${media.belowDesktop} {
    > ${PageSection.Columns} {
      row-gap: var(--space-5);
    }
  }
`;

/** Byline and contents: beside the text, on small screens a line each above it. */
export const Beside = styled.div`
  > * + * {
    border-top: 1px solid var(--color-line);
  }
  ${media.desktop} {
    > * + * {
      border-top: 0;
    }
  }
`;

export const Picture = styled.div`
  margin-bottom: var(--space-7);
  .prose + & {
    margin-top: var(--space-6);
  }
  /* Of a text that begins with a heading or a list: it stays in the first window. */
  ${media.belowDesktop} {
    ${Beside} + * > &:first-child > img {
      max-height: 10rem;
    }
  }
  > img {
    width: 100%;
    max-height: 30rem;
    border-radius: var(--radius);
    object-fit: cover;
  }
`;

export const Note = styled.p`
  /* A line after the text that is not part of it. */
  margin-top: var(--space-5);
  color: var(--color-text-muted);
  font-size: var(--text-sm);
`;
