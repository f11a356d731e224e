import styled from 'styled-components';

const Root = styled.div`
  margin-block: var(--space-4);
  padding: var(--space-3) var(--space-4);
  border: 1px solid var(--color-line);
  border-inline-start: 4px solid var(--color-text-muted);
  border-radius: var(--radius);
  background: var(--color-surface);
  font-size: var(--text-sm);
  &[data-network='in'] {
    border-inline-start-color: var(--color-interactive);
  }
  p {
    margin-top: var(--space-1);
    text-wrap: pretty;
  }
`;

export interface NetworkAnswerProps {
  /** The insurer, as listed or as typed. */
  name: string;
  isInNetwork: boolean;
  /** Without what happens next, where the page says it itself. */
  isShort?: boolean;
}

/** What the payer lists say about an insurer, and what happens next. An insurer on no list may still pay. */
export function NetworkAnswer({ name, isInNetwork, isShort = false }: NetworkAnswerProps) {
  return (
    <Root data-network={isInNetwork ? 'in' : 'unknown'}>
      <strong>{isInNetwork ? 'In network at our centers' : 'We will check'}</strong>
      <p>
        {isInNetwork
          ? `We have a contract with ${name}, so your share is usually lower. How much you pay depends on your plan.`
          : `${name} is not on our in-network list. It may still pay part of the cost.`}
      </p>
      {!isShort && (
        <p>
          {isInNetwork
            ? 'Next: send this form. We will ask what your plan pays, and call you with the numbers.'
            : 'Next: send this form. We will ask the insurer, and call you with the answer.'}
        </p>
      )}
    </Root>
  );
}
