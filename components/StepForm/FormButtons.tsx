import type { MouseEvent } from 'react';
import { Button } from '../Button/Button';
import { CallNumber, PhoneLink } from '../PhoneLink/PhoneLink';
import * as S from './StepForm.styles';
import type { StepFormState } from './useStepForm';

/** The second click of a double one falls on what has come in the first one's place. */
const onlyOnce = (event: MouseEvent) => {
  if (event.detail > 1) event.preventDefault();
};

/** Back, on and send, and the number for who would rather talk. In the server's HTML both ways on stand there, and CSS chooses. */
export function FormButtons({ state: { steps, sending, isLast }, send }: { state: StepFormState; send: string }) {
  const { at, back } = steps;
  const isSending = sending.phase === 'sending';
  return (
    <>
      <S.Buttons>
        {at !== null && at > 0 && (
          <Button theme="secondary" onClick={back}>
            Back
          </Button>
        )}
        {(at === null || !isLast) && (
          // Enter in a field goes on, too; before the script is here it must not send what is not yet filled in.
          <S.Next key="next" type={at === null ? 'button' : 'submit'} onClick={onlyOnce}>
            Continue
          </S.Next>
        )}
        {isLast && (
          <Button key="send" className="step-form-send" type="submit" onClick={onlyOnce}>
            {isSending ? 'Sending…' : send}
          </Button>
        )}
      </S.Buttons>
      <p className="visually-hidden" role="status">
        {isSending ? 'Sending' : ''}
      </p>
      <S.Call>
        Rather talk?{' '}
        <PhoneLink>
          Call <CallNumber />
        </PhoneLink>
      </S.Call>
    </>
  );
}
