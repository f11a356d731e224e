import { useEffect, useRef } from 'react';
import { CallNumber, PhoneLink } from '../PhoneLink/PhoneLink';
import * as S from './StepForm.styles';

export interface SentProps {
  /** The lead's reference number. */
  reference: string;
  whatNext: readonly string[];
}

/** The confirmation that replaces an accepted form. */
export function Sent({ reference, whatNext }: SentProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <S.Root as="section" className="step-form" data-step="sent">
      <h2 tabIndex={-1} ref={heading}>
        Thank you. We have it.
      </h2>
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
        . In an emergency, call 911. In a crisis, call or text 988.
      </p>
      <S.Call>Your reference: {reference}</S.Call>
    </S.Root>
  );
}
