import * as S from './NetworkAnswer.styles';

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
    <S.Root data-network={isInNetwork ? 'in' : 'unknown'}>
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
    </S.Root>
  );
}
