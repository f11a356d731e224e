import { readEnvironment } from '../env';
import { consoleSink, logSinkState } from '../log';
import { meters } from '../meters';
import { consoleToLines, errorsOnce } from './console-lines';
import { jsonLines, LOG_LEVELS } from './json-lines';

import type { LeastLevel, LineFields, WriteLine } from './json-lines';

const isLoud = (level: LeastLevel, least: LeastLevel): boolean =>
  LOG_LEVELS.indexOf(level) >= LOG_LEVELS.indexOf(least);

/** `GET page 200 12.3 ms`, in the order in which the fields come. */
const words = (fields: LineFields): string =>
  Object.entries(fields)
    .flatMap(([name, value]) =>
      value === undefined ? [] : [name === 'ms' ? `${value} ms` : value === true ? name : String(value)],
    )
    .join(' ');

/** Whether lines are for a collector: LOG_FORMAT says so, else a built site does whose output is no terminal. */
export function isForCollectors(format: 'json' | 'text' | undefined, isTerminal: boolean): boolean {
  return format ? format === 'json' : process.env.NODE_ENV === 'production' && !isTerminal;
}

/**
 * Decides where log lines go (docs/operations.md): JSON for collectors, words for people; not less than LOG_LEVEL.
 * @returns writes a line that has fields, for access lines. People see these at `debug` only.
 * @throws EnvironmentError when a variable is wrong
 */
export function startLogging(): WriteLine {
  const { LOG_LEVEL, LOG_FORMAT } = process.env;
  const {
    LOG_LEVEL: least,
    LOG_FORMAT: format,
    NEXT_PUBLIC_SITE: site,
  } = readEnvironment({ LOG_LEVEL, LOG_FORMAT, NEXT_PUBLIC_SITE: process.env.NEXT_PUBLIC_SITE });
  const json = isForCollectors(format, process.stdout.isTTY) ? jsonLines(least, site) : null;
  const sink = json?.sink ?? ((level, area, message) => isLoud(level, least) && consoleSink(level, area, message));
  logSinkState.value = (level, area, message) => {
    meters()?.logLine(level, area);
    sink(level, area, message);
  };
  if (json) {
    consoleToLines(sink);
    return json.fields;
  }
  // In development Next shows where in the source an error came by; it is left alone.
  if (process.env.NODE_ENV === 'production') errorsOnce();
  return (_level, area, fields) => void (least === 'debug' && consoleSink('info', area, words(fields)));
}
