import type { ReactNode } from 'react';
import { Breadcrumbs, type LinkView } from '../Breadcrumbs/Breadcrumbs';
import { CrisisText } from '../CrisisText/CrisisText';
import { Eyebrow } from '../Eyebrow/Eyebrow';
import { TitleText } from '../TitleText/TitleText';
import * as S from './TitleBlock.styles';

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
    <S.Root>
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
    </S.Root>
  );
}
