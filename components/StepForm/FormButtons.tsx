import { Button } from '../Button/Button';
import { CallNumber, PhoneLink } from '../PhoneLink/PhoneLink';
import type { StepFormState } from './useStepForm';

/** Back, on and send, and the number for who would rather talk. In the server's HTML both ways on stand there, and CSS chooses. */
export function FormButtons({ state: { steps, sending, isLast }, send }: { state: StepFormState; send: string }) {
  const { at, back, next } = steps;
  const isSending = sending.phase === 'sending';
  return (
    <>
      <div className="step-form-buttons">
        {at !== null && at > 0 && (
          <Button theme="secondary" onClick={back}>
            Back
          </Button>
        )}
        {(at === null || !isLast) && (
          <Button className="step-form-next" onClick={next}>
            Continue
          </Button>
        )}
        {isLast && (
          <Button className="step-form-send" type="submit">
            {isSending ? 'Sending…' : send}
          </Button>
        )}
      </div>
      <p className="visually-hidden" role="status">
        {isSending ? 'Sending' : ''}
      </p>
      <p className="step-form-call">
        Rather talk?{' '}
        <PhoneLink>
          Call <CallNumber />
        </PhoneLink>
      </p>
    </>
  );
}
