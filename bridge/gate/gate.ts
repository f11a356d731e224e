import { log } from '../log';
import { UpstreamError } from '../page/upstream-error';
import { createBreaker } from './breaker';
import { createBulkhead } from './bulkhead';
import { PROBE_PATIENCE, UPSTREAM_TIMEOUT } from './limits';
import { answersGraphQL } from './probe';
import { wholeAnswer } from './whole-answer';

import type { Breaker, BreakerState } from './breaker';
import type { Bulkhead } from './bulkhead';

export interface Gate {
  breaker: Breaker;
  bulkhead: Bulkhead;
}

/** Uploads are given out by the web server: they may be there while PHP is away, and the other way about. */
type GateName = 'wordpress' | 'uploads';

// On globalThis, because Next gives pages and API routes module instances of their own: all go through the same gate.
declare global {
  // oxlint-disable-next-line no-var -- only `var` declares a property of globalThis
  var footbridgeGates: Record<GateName, Gate> | undefined;
}

/** WordPress was not asked at all. */
export class NotAskedError extends UpstreamError {
  readonly code = 'NOT_ASKED';
}

const SPARED = 'WordPress is not asked just now, it has been failing';
const spared = (): Error => new NotAskedError(SPARED);
const full = (): Error => new NotAskedError('WordPress is not asked: too many are waiting for it');

function makeGate(area: GateName): Gate {
  const bulkhead = createBulkhead();
  const breaker = createBreaker({
    onChange(isOpen) {
      // Who stands in line would wait for what has failed already.
      if (isOpen) bulkhead.turnAway(spared());
      if (isOpen) log('error', area, 'fails again and again: it is spared, and asked in growing pauses whether it is back');
      else log('info', area, 'answers again');
    },
  });
  return { breaker, bulkhead };
}

/** This process's gate to what WordPress makes, or to its uploads. */
export function gate(name: GateName = 'wordpress'): Gate {
  globalThis.footbridgeGates ??= { wordpress: makeGate('wordpress'), uploads: makeGate('uploads') };
  return globalThis.footbridgeGates[name];
}

/** For metrics: how the gate is, how many are asking, and how many wait for their turn. */
export function gateFigures(): { state: BreakerState; asking: number; waiting: number } {
  const { breaker, bulkhead } = gate();
  return { state: breaker.state(), asking: bulkhead.inside(), waiting: bulkhead.waiting() };
}

async function admit({ breaker }: Gate, isUpload: boolean): Promise<void> {
  const admission = breaker.admit();
  if (admission === 'refuse') throw spared();
  if (admission === 'ask') return;
  // There is no smaller question about uploads than an upload.
  breaker.probed(isUpload || (await answersGraphQL(PROBE_PATIENCE)));
  if (breaker.state() === 'open') throw spared();
}

export interface Asked {
  /** An editor's preview, a sign-in: goes through also while WordPress is spared, and so finds out that it is back. */
  isEditor?: boolean;
  /** Whether it is the answer that was asked for, or what something before WordPress says in its place. */
  isAnswer?(response: Response): Promise<boolean>;
  /** Passed on while it comes: its headers are the answer. */
  isUpload?: boolean;
}

/**
 * Every request to WordPress: refused at once while it keeps failing or too many wait, else let through in turn, the whole
 * of it in 7 s and within a size. In: what asks, with the signal to end it by. Out: the answer, its body read.
 * Below 500 it is one for us, whatever it says: a 404 or GraphQL's own errors are an answer.
 * @throws NotAskedError; what asking throws
 */
export async function throughGate(ask: (signal: AbortSignal) => Promise<Response>, { isEditor = false, isAnswer, isUpload = false }: Asked = {}): Promise<Response> {
  const through = gate(isUpload ? 'uploads' : 'wordpress');
  const { breaker, bulkhead } = through;
  if (!isEditor) await admit(through, isUpload);
  const signal = AbortSignal.timeout(UPSTREAM_TIMEOUT);
  const leave = await bulkhead.enter(signal, full);
  const beganAt = Date.now();
  try {
    const response = isUpload ? await ask(signal) : await wholeAnswer(await ask(signal), signal);
    const isGood = response.status < 500 && ((await isAnswer?.(response)) ?? true);
    if (isGood) breaker.succeeded();
    else breaker.failed(beganAt);
    return response;
  } catch (error) {
    breaker.failed(beganAt);
    throw error;
  } finally {
    leave();
  }
}
