import styled from 'styled-components';
import { useEffect, useRef } from 'react';
import { CallNumber, PhoneLink } from '../../PhoneLink/PhoneLink';

const Root = styled.div`
  padding: var(--space-4) var(--space-5);
  border: 2px solid var(--color-error);
  border-radius: var(--radius);
  font-size: var(--text-sm);
  > p:first-child {
    color: var(--color-error);
    font-weight: 700;
  }
  ul {
    margin: var(--space-2) 0;
  }
  li a {
    display: block;
    padding-block: var(--space-3);
  }
`;

export interface ErrorSummaryProps {
  /** In the form's order, with the fields' ids. */
  problems: readonly { id: string; label: string; remedy: string }[];
}

/** Lists a form's errors with links to the fields. It takes the focus when it is mounted; give it a new key at each attempt. */
export function ErrorSummary({ problems }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <Root className="error-summary" role="alert" tabIndex={-1} ref={box}>
      <p>Nothing was sent yet. Please check:</p>
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
    </Root>
  );
}
