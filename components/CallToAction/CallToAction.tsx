import type { ReactNode } from 'react';
import { Button } from '../Button/Button';
import { Section } from '../Section/Section';
import { useIsKnown, useSite } from '../site-context';
import { THEME_PATHS } from '../theme-paths';
import styled from 'styled-components';

const Root = styled.div`
  max-width: 40rem;
  > .prose {
    margin-top: var(--space-3);
  }
  p {
    margin-top: var(--space-3);
    font-size: var(--text-lg);
    line-height: 1.5;
    text-wrap: pretty;
  }
  a {
    color: inherit;
  }
`;

export interface CallToActionProps {
  /** Without the insurance check. */
  callOnly?: boolean;
  /** In place of the site's words. */
  heading?: string;
  /** In place of the site's sentences. */
  children?: ReactNode;
}

/** The page's call to action: call, or check insurance. */
export function CallToAction({ callOnly = false, heading, children }: CallToActionProps) {
  const { shortName, insuranceBlurb } = useSite();
  const isKnown = useIsKnown();
  const title = heading || `Talk it over with someone at ${shortName}`;
  return (
    <Section label={title} tone="deep" isPrinted={false}>
      <Root>
        <h2>{title}</h2>
        {children ?? (
          <>
            <p>
              Ask what treatment is like, what it may cost, or what to do next. Calling doesn’t commit you to anything.
            </p>
            {insuranceBlurb && <p>{insuranceBlurb}</p>}
          </>
        )}
      </Root>
      <div className="button-row">
        <Button theme="invert" />
        {!callOnly && isKnown(THEME_PATHS.insurance) && (
          <Button theme="secondaryInvert" href={THEME_PATHS.insurance}>
            Check your insurance
          </Button>
        )}
      </div>
    </Section>
  );
}
