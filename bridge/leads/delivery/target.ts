import type { Delivery } from '../lead/payload';
import type { Failure } from './backoff';

export type Sent =
  | { kind: 'sent' }
  | ({
      kind: 'failed';
      /** For the operator: nothing of the lead, nothing that the target answered. */ error: string;
    } & Failure);

/** Where leads go. */
export interface Target {
  name: 'webhook' | 'email';
  /** Longest that `send` takes, ms. */
  within: number;
  /**
   * Hands one lead over.
   * @param text the same as `lead`, as it was stored: each try sends the same bytes
   */
  send(lead: Delivery, text: string): Promise<Sent>;
}
