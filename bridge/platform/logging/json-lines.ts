import pino from 'pino';

import { currentRequest } from '../request/context';
import { cut } from './cut';
import { scrub } from '../scrub';

import type { DestinationStream } from 'pino';
import type { LogSink } from '../log';

export const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;
export type LeastLevel = (typeof LOG_LEVELS)[number];

/** Of a line's fields: what its request was, for access lines. */
export type LineFields = Record<string, string | number | boolean | undefined>;

/** Writes a line that has fields instead of a message. */
export type WriteLine = (level: 'debug' | 'info', area: string, fields: LineFields) => void;

export interface JsonLines {
  sink: LogSink;
  fields: WriteLine;
}

/**
 * Lines of JSON, each below a kilobyte: level, time, site, pid, area, the request's id where there is one, msg.
 * @param to standard output, unless a test wants to look
 */
export function jsonLines(least: LeastLevel, site: string, to?: DestinationStream): JsonLines {
  const options: pino.LoggerOptions = {
    level: least,
    base: { site, pid: process.pid },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
  };
  // Written at once: what was not written when a process dies is what one would have liked to read.
  const logger = to ? pino(options, to) : pino(options, pino.destination({ dest: 1, sync: true }));
  return {
    sink: (level, area, message) => logger[level]({ area, request: currentRequest()?.id }, cut(scrub(message))),
    fields: (level, area, fields) => logger[level]({ area, request: currentRequest()?.id, ...fields }),
  };
}
