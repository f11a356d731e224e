import { processState } from '../../platform/process-state';

/** The worker that delivers the outbox's leads. */
export interface Worker {
  /** Looks for leads to deliver. */
  wake(): void;
  /** Takes no more leads; resolves when those in delivery are done. */
  stop(): Promise<void>;
}

/** This process's worker, once delivery has started. */
export const deliveryState = processState<Worker>('delivery');
