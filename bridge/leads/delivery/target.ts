import type { Delivery } from '../lead/payload';
import type { Failure } from './backoff';

export type Sent =
  | { kind: 'sent' }
  | ({
      kind: 'failed';
      /** For the log: nothing of the lead, nothing of the target's response. */ error: string;
    } & Failure);

/** A receiver of leads. */
export interface Target {
  name: 'webhook' | 'email';
  /** Of one `send`. */
  timeoutMs: number;
  /**
   * Sends one lead. Never throws.
   * @param text `lead` as it was stored, so that each attempt sends the same bytes
   */
  send(lead: Delivery, text: string): Promise<Sent>;
}
