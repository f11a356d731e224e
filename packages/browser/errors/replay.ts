import { replayIntegration } from '@sentry/browser';

import { startErrorReports } from './start';

type ReplayOptions = NonNullable<Parameters<typeof replayIntegration>[0]>;

/** Returns a minimum length within the specification's cap, which is lower than the SDK's own. */
export const minimumLength = (requestedMs: number): number => Math.min(requestedMs, 15_000);

/** The SDK's options for recordings (docs/errors.md), times in ms. Whatever it sends is scrubbed last. */
export const REPLAY_OPTIONS: ReplayOptions = {
  flushMinDelay: 5000,
  flushMaxDelay: 5500,
  minReplayDuration: minimumLength(5000),
  maxReplayDuration: 60 * 60_000,
  mutationLimit: 10_000,
  maskAllText: true,
  maskAllInputs: true,
  blockAllMedia: true,
  // Forms and dialogs are recorded as empty boxes of the same size.
  block: ['form', 'dialog', 'iframe', 'canvas'],
  networkCaptureBodies: false,
  // Compression needs a worker from a blob, which the Content-Security-Policy forbids, and its output could not be scrubbed.
  useCompression: false,
};

let replay: ReturnType<typeof replayIntegration> | null = null;
/** This visit's sample: recorded from the beginning, or buffered until an error. */
let mode: 'session' | 'buffer' | null = null;
let isRunning = false;

/** Starts recording, or resumes it with an empty buffer. */
export function startReplay(): void {
  const client = startErrorReports();
  if (!client || isRunning) return;
  isRunning = true;
  if (!replay) {
    replay = replayIntegration(REPLAY_OPTIONS);
    client.addIntegration(replay);
    mode = replay.getRecordingMode() ?? null;
  } else if (mode === 'session') replay.start();
  else if (mode === 'buffer') replay.startBuffering();
}

/**
 * Stops recording at once, so that nothing of the next page is recorded.
 * @param flush whether to send what a 'session' recording has so far
 */
export function stopReplay(flush: boolean): void {
  if (!isRunning) return;
  isRunning = false;
  void replay?.stop({ flush: flush && replay.getRecordingMode() === 'session' });
}
