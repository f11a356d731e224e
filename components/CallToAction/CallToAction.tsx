import { Button } from '../Button/Button';
import { Section } from '../Section/Section.styles';
import { useSite } from '../site-context';
import { Actions, Invitation } from './CallToAction.styles';

/** The page's one invitation: to call, or to have the insurance checked. */
export function CallToAction() {
  const { shortName, insuranceBlurb } = useSite();
  return (
    <Section data-tone="deep" aria-labelledby="call">
      <Invitation>
        <h2 id="call">Talk it over with someone at {shortName}</h2>
        <p>Ask what treatment is like, what it may cost, or what to do next. A call commits you to nothing.</p>
        {insuranceBlurb && <p>{insuranceBlurb}</p>}
      </Invitation>
      <Actions>
        <Button theme="invert" />
        <Button theme="secondaryInvert" href="/verify-insurance/">
          Check your insurance
        </Button>
      </Actions>
    </Section>
  );
}
