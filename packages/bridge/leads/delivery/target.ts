import type { Delivery } from '../lead/payload';
import type { Failure } from './backoff';

export type Failed = {
  kind: 'failed';
  /** For the log: nothing of the lead, nothing of the target's response except its error codes. */
  error: string;
} & Failure;

/** The outcome of one attempt. `note`: for the lead's state, for example that the target had the person already. */
export type Sent = { kind: 'sent'; note?: string } | Failed;

export interface Finding {
  isOk: boolean;
  text: string;
}

export const finding = (isOk: boolean, right: string, wrong: string): Finding => ({ isOk, text: isOk ? right : wrong });

export interface LeadTarget {
  /** Lower case; stored with each lead, and in log lines. */
  name: string;
  timeoutMs: number;
  /** Sends a lead; `text` is it as stored, the same bytes each time. @throws TargetError; others count as transient */
  deliver(lead: Delivery, text: string): Promise<Sent>;
  /** Returns whether a lead would be accepted, without sending one. @throws TargetError when the target cannot be asked */
  check(): Promise<Finding[]>;
}

export class TargetError extends Error {
  override name = 'TargetError';

  constructor(readonly failure: Failure & { error: string }) {
    super(failure.error);
  }
}
