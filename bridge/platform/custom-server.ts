import { processState } from './process-state';

/** True if server/main.ts serves Next. */
export const customServerState = processState<true>('customServer');
