import { processState } from './process-state';

/** True if packages/bridge/server/main.ts serves Next. */
export const customServerState = processState<true>('customServer');
