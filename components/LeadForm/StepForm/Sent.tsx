import { useEffect, useRef, type ReactNode } from 'react';
import { startAgain } from '@footbridge/browser/lead/reference';
import { Button } from '../../Button/Button';
import { CrisisLine } from '../../CrisisText/CrisisLine';
import { CallNumber, PhoneLink } from '../../PhoneLink/PhoneLink';
import * as S from './StepForm.styles';

export interface SentProps {
  /** The lead's reference number. */
  reference: string;
  answer?: ReactNode;
  whatNext: readonly string[];
}

/** The confirmation that replaces an accepted form. */
export function Sent({ reference, answer, whatNext }: SentProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <S.Root as="section" className="step-form" data-step="sent">
      <h2 tabIndex={-1} ref={heading}>
        Thank you. We have it.
      </h2>
      {answer}
      <ol>
        {whatNext.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p>
        You don’t have to wait. Call{' '}
        <PhoneLink>
          <CallNumber />
        </PhoneLink>
        . <CrisisLine />
      </p>
      <S.Call>Your reference: {reference}</S.Call>
      <Button theme="tertiary" size="small" onClick={startAgain}>
        Send another
      </Button>
    </S.Root>
  );
}
