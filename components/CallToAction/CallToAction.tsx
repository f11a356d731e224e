import { Button } from '../Button/Button';
import { useIsKnown, useSite } from '../site-context';
import { THEME_PATHS } from '../theme-paths';
import * as PageSection from '../PageSection/PageSection.styles';
import styled from 'styled-components';

const Root = styled.div`
  max-width: 40rem;
  p {
    margin-top: var(--space-3);
    font-size: var(--text-lg);
    line-height: 1.5;
    text-wrap: pretty;
  }
`;

/** The page's call to action: call, or check insurance. @param callOnly without the insurance check */
export function CallToAction({ callOnly = false }: { callOnly?: boolean }) {
  const { shortName, insuranceBlurb } = useSite();
  const isKnown = useIsKnown();
  return (
    <PageSection.Root data-tone="deep" data-no-print aria-labelledby="call">
      <Root>
        <h2 id="call">Talk it over with someone at {shortName}</h2>
        <p>Ask what treatment is like, what it may cost, or what to do next. Calling doesn’t commit you to anything.</p>
        {insuranceBlurb && <p>{insuranceBlurb}</p>}
      </Root>
      <div className="button-row">
        <Button theme="invert" />
        {!callOnly && isKnown(THEME_PATHS.insurance) && (
          <Button theme="secondaryInvert" href={THEME_PATHS.insurance}>
            Check your insurance
          </Button>
        )}
      </div>
    </PageSection.Root>
  );
}
