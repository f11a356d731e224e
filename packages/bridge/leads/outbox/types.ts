import { processState } from '../../platform/process-state';

/** waiting: failed, sent again soon. refused: by a target, sent again at long intervals. deleted: by an operator. */
export const LEAD_STATES = ['accepted', 'delivering', 'waiting', 'refused', 'delivered', 'deleted'] as const;
export type LeadState = (typeof LEAD_STATES)[number];

/** A lead that is scheduled for later than this is due: the clock was set back. Clocks of hosts differ by less. */
export const CLOCK_TOLERANCE_MS = 60_000;

export interface SealedContent {
  keyId: string;
  /** Base64. */
  text: string;
}

export interface NewLead {
  /** SHA-256 of the idempotency key, the same for each request with one lead. */
  keyHash: string;
  /** For people: K7QF3-M2PXY. */
  reference: string;
  /** Differs for another lead with the same key. Without the key it reveals nothing of the content. */
  fingerprint: string;
  form: string;
  /** Ms since 1970, as all times here. */
  acceptedAt: number;
  content: SealedContent;
}

/** stored: on the disk. known: it was stored before. other: the key belongs to another lead. */
export type Accepted = { kind: 'stored' | 'known'; reference: string } | { kind: 'other' };

/** A lead in an operator's list, without personal data. */
export interface LeadRecord {
  keyHash: string;
  reference: string;
  form: string;
  state: LeadState;
  acceptedAt: number;
  /** Time of the next attempt, or the end of the lease; null for a delivered or deleted lead. */
  dueAt: number | null;
  tries: number;
  lastError: string | null;
  deliveredAt: number | null;
  /** Targets that have it. */
  done: string[];
  /** What targets answered beside a yes, such as that they had the person already. */
  notes: string[];
  /** Null after it was deleted. */
  content: SealedContent | null;
}

/** A lead that only one worker may deliver until the lease ends. */
export interface LeasedLead extends LeadRecord {
  content: SealedContent;
  lease: string;
  /** End of the lease, by the worker's clock. */
  until: number;
}

export interface ClaimOptions {
  holder: string;
  max: number;
  now: number;
  leaseMs: number;
  /** Only leads that one of these targets has not received; all without it. */
  lacking?: readonly string[];
}

export type Outcome =
  | { kind: 'delivered'; at: number }
  | { kind: 'failed'; state: 'waiting' | 'refused'; at: number; dueAt: number; error: string };

export interface Delivered {
  target: string;
  note?: string | undefined;
}

export interface PendingLeads {
  state: Exclude<LeadState, 'delivered' | 'deleted'>;
  count: number;
  /** When the oldest of them was accepted. */
  since: number;
}

/** unproven: Redis may lose leads. refused: also, it has confirmed none since this process started, which is not ready. */
export type LeadDurability = 'proven' | 'unproven' | 'refused';

/** The leads of one brand: in SQLite for one machine, in Redis for several. Resolves when a write is on the disk (docs/leads.md). */
export interface Outbox {
  find(keyHash: string): Promise<(Pick<LeadRecord, 'reference'> & { fingerprint: string }) | null>;
  accept(lead: NewLead): Promise<Accepted>;
  /** Leases leads that are new or due, and those of dead workers; the longest due first. */
  claim(options: ClaimOptions): Promise<LeasedLead[]>;
  /** Records that one target has the lead, and renews the lease. False if the lease was lost. */
  recordDelivery(lead: LeasedLead, delivered: Delivered, until: number): Promise<boolean>;
  /** Ends the lease. False, without a write, if the lease was lost. */
  settle(lead: LeasedLead, outcome: Outcome): Promise<boolean>;
  /** Returns all leads, the newest last. */
  list(): Promise<LeadRecord[]>;
  pending(): Promise<PendingLeads[]>;
  /** Returns whether a lead that is stored now is safe. @throws when the store does not answer */
  durability(): Promise<LeadDurability>;
  /** Makes a lead due now. False if it is delivered, deleted or leased. */
  retry(keyHash: string, now: number): Promise<boolean>;
  /** Deletes a lead's content, delivered or not, but not its key. */
  remove(keyHash: string): Promise<boolean>;
  /** Deletes the content of leads delivered before `deliveredBefore`, and leads accepted before `acceptedBefore`. Returns the number of contents. */
  purge(deliveredBefore: number, acceptedBefore: number): Promise<number>;
  /** Releases a worker's leases, synchronously, for the end of a process. In Redis they expire. */
  release(holder: string, now: number): void;
  close(): Promise<void>;
}

export interface Worker {
  wake(): void;
  /** Takes no more leads; resolves when those in delivery are done. */
  stop(): Promise<void>;
}

export const deliveryState = processState<Worker>('delivery');

/** The outbox's file is no database, or is corrupt, for example because it was overwritten while the site ran. */
export class DamagedOutboxError extends Error {
  override name = 'DamagedOutboxError';

  constructor(file: string) {
    super(`${file} is damaged: docs/operations.md says how to restore it`);
  }
}
