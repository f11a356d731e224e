import { Button } from '../Button/Button';
import { useSite } from '../site-context';

/** The page's one invitation: to call, or to have the insurance checked. @param callOnly leaves the second out */
export function CallToAction({ callOnly = false }: { callOnly?: boolean }) {
  const { shortName, insuranceBlurb } = useSite();
  return (
    <section className="page-section" data-tone="deep" aria-labelledby="call">
      <div className="call-to-action">
        <h2 id="call">Talk it over with someone at {shortName}</h2>
        <p>Ask what treatment is like, what it may cost, or what to do next. A call commits you to nothing.</p>
        {insuranceBlurb && <p>{insuranceBlurb}</p>}
      </div>
      <div className="button-row">
        <Button theme="invert" />
        {!callOnly && (
          <Button theme="secondaryInvert" href="/verify-insurance/">
            Check your insurance
          </Button>
        )}
      </div>
    </section>
  );
}
