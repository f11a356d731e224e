import styled from 'styled-components';
import type { ReactNode } from 'react';
import { Breadcrumbs, type LinkView } from '../Breadcrumbs/Breadcrumbs';
import { CrisisText } from '../CrisisText/CrisisText';
import { Eyebrow } from '../Eyebrow/Eyebrow';
import { TitleText } from '../TitleText/TitleText';
import * as Rating from '../Rating/Rating.styles';

const Root = styled.div`
  padding: var(--space-6) var(--gutter) var(--space-7);
  /* Titles are of any language and length: a word longer than the line is divided, never cut off. */
  > ${Rating.Root} {
    margin-top: var(--space-4);
  }
  h1 {
    max-width: 22em;
    overflow-wrap: anywhere;
    hyphens: auto;
    hyphenate-limit-chars: 14 5 5;
  }
  h1 + p {
    max-width: 40rem;
    margin-top: var(--space-4);
    font-size: var(--text-lg);
    line-height: 1.5;
    text-wrap: pretty;
  }
`;

export interface TitleBlockProps {
  trail: LinkView[];
  /** Small label above the title; optional. */
  eyebrow?: ReactNode;
  title: string;
  /** The title as sanitized HTML, if it has markup. */
  titleHtml?: string;
  /** A sentence or two under the title. */
  intro?: string;
  /** Byline, rating and the like. */
  children?: ReactNode;
}

/** The top of an inner page: breadcrumbs and the h1. */
export function TitleBlock({ trail, eyebrow, title, titleHtml, intro, children }: TitleBlockProps) {
  return (
    <Root>
      <Breadcrumbs trail={trail} />
      {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
      <h1 dir="auto">
        <TitleText text={title} html={titleHtml} />
      </h1>
      {intro && (
        <p>
          <CrisisText>{intro}</CrisisText>
        </p>
      )}
      {children}
    </Root>
  );
}
