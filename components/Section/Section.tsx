import { createContext, useContext, useId, type ReactNode } from 'react';
import * as PageSection from '../PageSection/PageSection.styles';
import * as S from './Section.styles';

/** Whether sections are bands across the page; in a text they stand in its column. */
export const BandContext = createContext(true);

export interface SectionProps {
  /** Its heading; a section without one is no landmark, unless it has a label. */
  title?: string;
  /** A sentence under the heading. */
  sentence?: string;
  /** Under them: a rating. */
  head?: ReactNode;
  /** Names a section without a heading. */
  label?: string;
  /** The ground: tinted, or the brand's own; `close`: without space above. */
  tone?: 'soft' | 'deep' | 'close';
  /** Where a band is wide, the heading stands beside the content. */
  isBeside?: boolean;
  isPrinted?: boolean;
  children: ReactNode;
}

/** A part of a page with its heading: a band across the page, or in a text's column a part of the text. */
export function Section({
  title,
  sentence,
  head,
  label,
  tone,
  isBeside = false,
  isPrinted = true,
  children,
}: SectionProps) {
  const isBand = useContext(BandContext);
  const id = useId();
  const Root = isBand ? PageSection.Root : S.Root;
  const heading = title && <h2 id={id}>{title}</h2>;
  return (
    <Root
      as={title || label ? undefined : 'div'}
      data-tone={tone}
      data-no-print={isPrinted ? undefined : ''}
      aria-labelledby={title ? id : undefined}
      aria-label={title ? undefined : label}
    >
      <BandContext value={false}>
        {isBand && isBeside && title ? (
          <PageSection.Columns data-lead="narrow">
            {heading}
            {children}
          </PageSection.Columns>
        ) : (
          <>
            {heading && (
              <PageSection.Head>
                {heading}
                {sentence && <p>{sentence}</p>}
                {head}
              </PageSection.Head>
            )}
            {children}
          </>
        )}
      </BandContext>
    </Root>
  );
}
