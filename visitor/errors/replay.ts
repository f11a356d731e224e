import { replayIntegration } from '@sentry/browser';

import { REPLAY } from '@/shared/errors/settings';

import { startErrorReports } from './start';

type ReplayOptions = NonNullable<Parameters<typeof replayIntegration>[0]>;

/** The specification's minimum, and its cap, which is lower than the SDK's own. */
export const minimumLength = (asked: number): number => Math.min(asked, REPLAY.minimumCap);

/** What the SDK is told of recordings (docs/errors.md); what it sends of them goes through transport.ts. */
export const REPLAY_OPTIONS: ReplayOptions = {
  flushMinDelay: REPLAY.flushMin,
  flushMaxDelay: REPLAY.flushMax,
  minReplayDuration: minimumLength(REPLAY.minimum),
  maxReplayDuration: REPLAY.maximum,
  mutationLimit: REPLAY.mutations,
  maskAllText: true,
  maskAllInputs: true,
  blockAllMedia: true,
  // What a visitor fills in, and windows that ask them for it, are an empty box of the same size.
  block: ['form', 'dialog', 'iframe', 'canvas'],
  networkCaptureBodies: false,
  // No worker: it would come from a blob, which the security policy does not let in, and the server could not look into it.
  useCompression: false,
};

let replay: ReturnType<typeof replayIntegration> | null = null;
/** What was drawn for this visit: recorded from the beginning, or kept back until an error. */
let drawn: 'session' | 'buffer' | null = null;
let isRunning = false;

/** Begins to record, or goes on after a page that was not. Its buffer begins empty. */
export function startReplay(): void {
  const client = startErrorReports();
  if (!client || isRunning) return;
  isRunning = true;
  if (!replay) {
    replay = replayIntegration(REPLAY_OPTIONS);
    client.addIntegration(replay);
    drawn = replay.getRecordingMode() ?? null;
  } else if (drawn === 'session') replay.start();
  else if (drawn === 'buffer') replay.startBuffering();
}

/**
 * Ends recording at once: nothing of the page that is drawn next gets in.
 * @param keep whether what was recorded until now may still be sent, where it was to be sent anyway
 */
export function stopReplay(keep: boolean): void {
  if (!isRunning) return;
  isRunning = false;
  void replay?.stop({ flush: keep && replay.getRecordingMode() === 'session' });
}
