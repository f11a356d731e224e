import { useEffect, useRef } from 'react';
import { CallNumber, PhoneLink } from '../PhoneLink/PhoneLink';
import * as S from './ErrorSummary.styles';

export interface ErrorSummaryProps {
  /** Each with the id of its field, in the form's order. */
  problems: readonly { id: string; label: string; remedy: string }[];
}

/** What has to be mended before a form is sent: each a way to its field. It takes the focus when it comes (give it a key for each attempt), so that nobody looks for what happened. */
export function ErrorSummary({ problems }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <S.Root className="error-summary" role="alert" tabIndex={-1} ref={box}>
      <p>Nothing was sent yet. Please look at:</p>
      <ul className="plain-list">
        {problems.map(({ id, label, remedy }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(id)?.focus();
              }}
            >
              {label}: {remedy}
            </a>
          </li>
        ))}
      </ul>
      <p>
        What you typed is still here. Or call{' '}
        <PhoneLink>
          <CallNumber />
        </PhoneLink>
        .
      </p>
    </S.Root>
  );
}
