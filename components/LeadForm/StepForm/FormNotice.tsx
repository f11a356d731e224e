import { Button } from '../../Button/Button';
import { CallNumber, PhoneLink } from '../../PhoneLink/PhoneLink';
import * as S from './StepForm.styles';
import type { Notice } from './useSending';

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
