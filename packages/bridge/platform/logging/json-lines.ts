import { cutText } from '@footbridge/shared/cut-text';
import pino from 'pino';

import { currentRequest } from '../current-request/context';
import { scrub } from '../scrub';

import type { DestinationStream } from 'pino';
import type { LogSink } from '../log';

export const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;
export type LeastLevel = (typeof LOG_LEVELS)[number];

export type LineFields = Record<string, string | number | boolean | undefined>;

export type WriteLine = (level: 'debug' | 'info', area: string, fields: LineFields) => void;

/** Truncates a line with all its fields to a kilobyte, which log collectors do not split. */
const MAX_MESSAGE_BYTES = 700;

const size = (text: string): number => Buffer.byteLength(JSON.stringify(text));

export function truncateMessage(message: string): string {
  if (size(message) <= MAX_MESSAGE_BYTES) return message;
  let [low, high] = [0, Math.min(message.length, MAX_MESSAGE_BYTES)];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (size(`${message.slice(0, middle)}…`) <= MAX_MESSAGE_BYTES) low = middle;
    else high = middle - 1;
  }
  return `${cutText(message, low)}…`;
}

/** Returns a writer of JSON lines, each below a kilobyte. @param to standard output; passed by tests only */
export function jsonLines(
  least: LeastLevel,
  site: string,
  to?: DestinationStream,
): { sink: LogSink; fields: WriteLine } {
  const options: pino.LoggerOptions = {
    level: least,
    base: { site, pid: process.pid },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
  };
  // Synchronous, so that the last lines of a process that dies are written.
  const logger = to ? pino(options, to) : pino(options, pino.destination({ dest: 1, sync: true }));
  return {
    sink: (level, area, message) =>
      logger[level]({ area, request: currentRequest()?.id }, truncateMessage(scrub(message))),
    fields: (level, area, fields) => logger[level]({ area, request: currentRequest()?.id, ...fields }),
  };
}
