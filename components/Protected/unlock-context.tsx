import { createContext } from 'react';
import type { UnlockFailure } from '@/bridge/wordpress/types';

/** The page that asks for a password, for whatever template draws it. */
export interface UnlockState {
  /** Its public address. */
  path: string;
  /** Why the last password opened nothing. */
  failure: UnlockFailure | null;
}

export const UnlockContext = createContext<UnlockState>({ path: '/', failure: null });
