import { Button } from '../Button/Button';

/** The first thing on a page for people in a crisis: 911 and 988 as large buttons. */
export function CrisisCalls() {
  return (
    <div className="button-row">
      <Button href="tel:911">Emergency: call 911</Button>
      <Button href="tel:988" theme="secondary">
        Crisis: call 988
      </Button>
      <Button href="sms:988" theme="secondary">
        Text 988
      </Button>
    </div>
  );
}
