import { createContext } from 'react';
import type { PostPasswordFailure } from '@footbridge/bridge/pages/post-password/answer';

/** The protected page, for any template. */
export interface PostPasswordState {
  /** Its public path. */
  path: string;
  /** Why the last password failed. */
  failure: PostPasswordFailure | null;
}

export const PostPasswordContext = createContext<PostPasswordState>({ path: '/', failure: null });
