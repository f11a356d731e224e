import { processState } from './process-state';

/** Set by server/main.ts: Next is served by this project's server. */
export const customServerState = processState<true>('customServer');
