import { createContext, useCallback, useRef, useState } from 'react';
import type { NetworkAnswerProps } from './NetworkAnswer';

export interface NetworkState {
  /** Null until an insurer is named. */
  answer: NetworkAnswerProps | null;
  /** Answers for the name in the field. An empty one removes the answer. */
  onName: (typed: string) => Promise<void>;
}

export const NetworkContext = createContext<NetworkState>({ answer: null, onName: () => Promise.resolve() });

/** Looks up whether an insurer is in the network, in the browser. Without the payer lists there is no answer. */
export function useNetworkAnswer(): NetworkState {
  const [answer, setAnswer] = useState<NetworkAnswerProps | null>(null);
  const latest = useRef('');
  const onName = useCallback(async (typed: string) => {
    const name = typed.trim();
    if (name === latest.current) return;
    latest.current = name;
    if (!name) return setAnswer(null);
    try {
      const { findPayer } = await import('./search-payers');
      const payer = findPayer(name);
      if (latest.current === name) setAnswer({ name: payer?.name ?? name, isInNetwork: payer?.isInNetwork ?? false });
    } catch {
      // The next call tries again.
      latest.current = '';
    }
  }, []);
  return { answer, onName };
}
