import { createContext } from 'react';
import type { PostPasswordFailure } from '@/bridge/wordpress/types';

/** The page that asks for a password, for whatever template draws it. */
export interface PostPasswordState {
  /** Its public address. */
  path: string;
  /** Why the last password opened nothing. */
  failure: PostPasswordFailure | null;
}

export const PostPasswordContext = createContext<PostPasswordState>({ path: '/', failure: null });
