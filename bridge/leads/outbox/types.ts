/** What the two stores of leads have in common: SQLite for one machine, Redis Streams for several. */

/**
 * accepted: stored, nobody has tried yet. delivering: a worker holds it. waiting: tried in vain, will be tried again.
 * refused: the target says that it is wrong; tried seldom, until somebody looks. delivered: every target has it.
 * deleted: taken out by an operator. No state loses a lead: all but the last two are tried again.
 */
export const LEAD_STATES = ['accepted', 'delivering', 'waiting', 'refused', 'delivered', 'deleted'] as const;
export type LeadState = (typeof LEAD_STATES)[number];

/**
 * A lead whose next try was decided later than this after now, ms, was decided by a clock that was set back since: it is due.
 * Clocks of several machines differ by less.
 */
export const CLOCK_TOLERANCE_MS = 60_000;

/** A lead's content as it lies at rest (seal.ts). */
export interface SealedContent {
  /** Which key opens it. */
  keyId: string;
  /** Base64. */
  text: string;
}

export interface NewLead {
  /** SHA-256 of the idempotency key: two sendings of one lead meet here. */
  keyHash: string;
  /** What people call it by: K7QF3-M2PXY. */
  reference: string;
  /** Tells whether a second sending under the key is the same; says nothing about the content to who has no key. */
  fingerprint: string;
  form: string;
  /** Milliseconds since 1970, as all times here. */
  acceptedAt: number;
  content: SealedContent;
}

/** stored: it is on the disk. known: it was before. other: the key belongs to another lead. */
export type Accepted = { kind: 'stored' | 'known'; reference: string } | { kind: 'other' };

/** What an operator sees in a list: nothing about the person. */
export interface LeadRecord {
  keyHash: string;
  reference: string;
  form: string;
  state: LeadState;
  acceptedAt: number;
  /** When it is tried next, or when the worker that holds it counts as dead; null where nothing is to be done. */
  dueAt: number | null;
  tries: number;
  lastError: string | null;
  deliveredAt: number | null;
  /** Targets that have it already. */
  done: string[];
  /** Null once it was deleted. */
  content: SealedContent | null;
}

/** A lead that one worker alone may deliver, until its time is over. */
export interface LeasedLead extends LeadRecord {
  content: SealedContent;
  /** Names this lease: another worker's is another one. */
  lease: string;
  /** By the worker's own clock; from then on it may be somebody else's. */
  until: number;
}

export interface ClaimOptions {
  /** The worker. */
  holder: string;
  most: number;
  now: number;
  /** How long a worker may hold one, ms. */
  leaseFor: number;
}

export type Outcome =
  | { kind: 'delivered'; at: number }
  /** Tried in vain. */
  | { kind: 'failed'; state: 'waiting' | 'refused'; at: number; dueAt: number; error: string }
  /** Not tried, or nobody knows: at once somebody else's. */
  | { kind: 'given-back'; at: number };

/** Leads of one state that is not the last one. */
export interface PendingLeads {
  state: Exclude<LeadState, 'delivered' | 'deleted'>;
  count: number;
  /** When the oldest of them was accepted. */
  since: number;
}

/**
 * proven: what was stored is on a disk. unproven: Redis may lose it. refused: so it is since this process started, which is not to
 * be sent visitors.
 */
export type LeadDurability = 'proven' | 'unproven' | 'refused';

/** Leads of one brand. Whatever resolved is on the disk (Redis: as its own configuration says, docs/leads.md). */
export interface Outbox {
  find(keyHash: string): Promise<(Pick<LeadRecord, 'reference'> & { fingerprint: string }) | null>;
  accept(lead: NewLead): Promise<Accepted>;
  /** Leads that are new or due, those of workers that died, and those whose next try was decided by a clock that was set back since; the longest due first. */
  claim(options: ClaimOptions): Promise<LeasedLead[]>;
  /** One of several targets has it; the lease begins anew. False when it was lost. */
  note(lead: LeasedLead, target: string, until: number): Promise<boolean>;
  /** False when the lease was lost: then nothing was written. */
  settle(lead: LeasedLead, outcome: Outcome): Promise<boolean>;
  /** The newest last. */
  list(): Promise<LeadRecord[]>;
  /** What is not delivered yet, by state; for who watches, without a lead's content. */
  pending(): Promise<PendingLeads[]>;
  /** Whether what is stored now is safe. @throws when the store does not answer */
  durability(): Promise<LeadDurability>;
  /** Makes one be tried now. False where it is delivered or deleted, or a worker holds it. */
  retry(keyHash: string, now: number): Promise<boolean>;
  /** Deletes a lead's content, delivered or not; its key stays known. */
  remove(keyHash: string): Promise<boolean>;
  /** Deletes the content of what was delivered before `deliveredBefore`, and all about what is older than `forgottenBefore`. @returns how many contents */
  forget(deliveredBefore: number, forgottenBefore: number): Promise<number>;
  /**
   * At the very end of a process, when nothing can be waited for: what the worker holds is free at once. Where a store
   * cannot do that (Redis), the lease runs out.
   */
  letGo(holder: string, now: number): void;
  close(): Promise<void>;
}
