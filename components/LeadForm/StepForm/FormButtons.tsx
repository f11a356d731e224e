import { Button } from '../../Button/Button';
import { CallNumber, PhoneLink } from '../../PhoneLink/PhoneLink';
import * as S from './StepForm.styles';

import type { MouseEvent } from 'react';
import type { Notice } from './useSending';
import type { StepFormState } from './useStepForm';

/** Why a form was not accepted, and the call number. */
export function FormNotice({ notice: { kind, message }, onAgain }: { notice: Notice; onAgain: () => void }) {
  return (
    <S.Notice role="alert">
      <p>{message}</p>
      {kind === 'no-answer' && (
        <>
          <p>
            Or call{' '}
            <PhoneLink>
              <CallNumber />
            </PhoneLink>
            .
          </p>
          <Button size="small" theme="secondary" onClick={onAgain}>
            Try again now
          </Button>
        </>
      )}
    </S.Notice>
  );
}

/** Ignores the second click of a double click, which would hit the next step's button. */
const onlyOnce = (event: MouseEvent) => {
  if (event.detail > 1) event.preventDefault();
};

/** The buttons "back", "next" and "send", and the call number. The server's HTML has next and send; CSS selects one. */
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
          // A submit button, so that Enter goes to the next step.
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
