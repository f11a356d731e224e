/**
 * Specified values of error reporting that the SDK does not let us set: compared with the installed SDK,
 * so that an update which changes it does not pass unseen.
 */
import { readFileSync } from 'node:fs';

import { createStackParser, MAX_BAGGAGE_STRING_LENGTH } from '@sentry/core';
import { nodeStackLineParser } from '@sentry/core/server';

import { LIMITS } from '@footbridge/shared/errors/settings';

const replay = readFileSync(require.resolve('@sentry/replay').replace('/cjs/', '/esm/'), 'utf8');

/** The value of a constant at the top of the SDK's file. */
const builtIn = (name: string) => Number(new RegExp(`^const ${name} = ([\\de.]+);$`, 'm').exec(replay)?.[1]);

describe('what is built into the SDK', () => {
  it('[S9.13] pauses an idle recording after 5 minutes and ends it after 15', () => {
    expect(builtIn('SESSION_IDLE_PAUSE_DURATION')).toBe(300_000);
    expect(builtIn('SESSION_IDLE_EXPIRE_DURATION')).toBe(900_000);
  });

  it('[S9.13] buffers 20 MB of a recording at most', () => {
    expect(builtIn('REPLAY_MAX_EVENT_BUFFER_SIZE')).toBe(20_000_000);
  });

  it('[S9.13] sends again three times, the first after 5 s, each later one after longer', () => {
    expect(builtIn('RETRY_MAX_COUNT')).toBe(3);
    expect(builtIn('RETRY_BASE_INTERVAL')).toBe(5000);
    expect(replay).toContain('retryConfig.interval *= ++retryConfig.count');
  });

  it('[S9.13] lets no recording be longer than an hour', () => {
    expect(builtIn('MAX_REPLAY_DURATION')).toBe(3_600_000);
  });

  it('[S9.13] takes 300 events in five seconds, so never more than 300 in one', () => {
    const [, count, seconds] =
      /_throttledAddEvent = throttle\([\s\S]*?(\d+),[^\d]*?\/\/ \.\.\. per 5s\s*(\d+)\s*\)/.exec(replay) ?? [];
    expect([Number(count), Number(seconds)]).toEqual([300, 5]);
  });

  it('[S9.14] has 50 stack frames, and 8192 characters of baggage', () => {
    const stack = `Error: x\n${Array.from({ length: 80 }, (_, line) => `    at f${line} (/srv/a.js:${line + 1}:1)`).join('\n')}`;
    expect(createStackParser(nodeStackLineParser())(stack)).toHaveLength(LIMITS.stackFrames);
    expect(MAX_BAGGAGE_STRING_LENGTH).toBe(8192);
    expect(LIMITS.stackFrames).toBe(50);
  });
});
